import type { NudgeAnswer } from "@antidrift/wire";

/** What a notification says. Plain text: whoever shows it sees to it that nothing in it is obeyed. */
export interface NotificationText {
  readonly summary: string;
  readonly body: string;
}

/** A way to show a notification on the user's desktop, one at a time. */
export interface Notifier {
  /** Shows it in the place of the last one; `onAnswer` is called at most once, when the user presses one of its buttons. Rejects when it cannot be shown. */
  show(text: NotificationText, onAnswer: (answer: NudgeAnswer["answer"]) => void): Promise<void>;
  /** Takes the last one away. Never rejects. */
  withdraw(): Promise<void>;
  /** Calls `onLost` once when it works no more. */
  onLost(onLost: () => void): void;
  close(): void;
}

/** Finds out whether there is a way here. Rejects when there is none. */
export type OpenNotifier = (signal: AbortSignal) => Promise<Notifier>;
