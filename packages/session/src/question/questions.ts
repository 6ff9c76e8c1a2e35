import { Question, type Asked, type QuestionOptions, type QuestionResult } from "./question.js";

export interface QuestionsOptions<T> extends Pick<QuestionOptions<T>, "clock" | "timeoutMs" | "timedOut"> {
  /** The guard: whether the answer to the question of this generation still counts. Aborting is not the guard. */
  readonly isAwaited: (generation: number) => boolean;
  readonly onPartial: (partial: Partial<T>) => void;
  readonly onSettled: (result: QuestionResult<T>) => void;
}

/** Puts one question at a time, and keeps late answers out. */
export class Questions<T> {
  readonly #options: QuestionsOptions<T>;
  #running: Question<T> | undefined;

  constructor(options: QuestionsOptions<T>) {
    this.#options = options;
  }

  /** Puts it, if it is awaited, once the one before is stopped with the reason `superseded`. */
  put(generation: number, asked: Asked<T>, superseded: Error): void {
    const { isAwaited, onPartial, onSettled, ...limits } = this.#options;
    // One that whoever listens to the signal of the last one put in between.
    this.stop(superseded);
    if (!isAwaited(generation)) return;
    const question = new Question<T>({
      ...asked,
      ...limits,
      onPartial: (partial) => {
        if (isAwaited(generation)) onPartial(partial);
      },
      onSettled: (result) => {
        if (!isAwaited(generation)) return;
        this.#running = undefined;
        onSettled(result);
      },
    });
    // Known before it starts: whoever is asked may end it, or ask again, before that returns.
    this.#running = question;
    question.start();
  }

  /** Ends the running question, if any, with a reason for whoever was asked; nobody else hears of it. */
  stop(reason: Error): void {
    const running = this.#running;
    this.#running = undefined;
    running?.stop(reason);
  }
}
