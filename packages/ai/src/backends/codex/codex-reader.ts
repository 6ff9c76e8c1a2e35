import type { BackendErrorReason } from "../../errors/backend-error.js";
import type { AnswerReader, Problem } from "../cli/answer-reader.js";
import { readEvent } from "../cli/read-event.js";

/** The model's message, as newer and older versions call it. */
const MESSAGES: readonly unknown[] = ["agent_message", "assistant_message"];
/** What a model may say without having used a tool. */
const HARMLESS_ITEMS: ReadonlySet<unknown> = new Set([...MESSAGES, "reasoning", "error"]);
const RETRIED: ReadonlyArray<readonly [RegExp, BackendErrorReason]> = [
  // A new token may have come meanwhile.
  [/\b401 Unauthorized\b/u, "not_signed_in"],
  // Only of plain HTTP: a network that lets no WebSocket through is no failure, codex falls back by itself.
  [/\berror sending request\b/u, "network"],
];
const UNKNOWN_TOOL = /codex_core::tools::router: error=/u;
const EVENT_TYPE = /^(?:(?:thread|turn|item|session|task)[._][a-z_.]+|error)$/u;

/** Follows `codex exec --json`. Plain text passes through untouched. */
export class CodexReader implements AnswerReader {
  textSoFar: string | undefined;
  sawEvents = false;
  complete = false;
  hopeless: BackendErrorReason | undefined;
  #failure: Problem | undefined;
  /** An error after which the program may yet go on: each retry is told as one. */
  #error: Problem | undefined;
  #retried: BackendErrorReason | undefined;

  get answer(): string | undefined {
    return this.textSoFar;
  }

  get problem(): Problem | undefined {
    return this.#failure ?? (this.complete ? undefined : this.#error);
  }

  line(line: string): boolean {
    const event = readEvent(line);
    const type = event?.["type"];
    // A model may answer with an object that has a `type` too.
    if (event === undefined || typeof type !== "string" || !EVENT_TYPE.test(type)) return true;
    this.sawEvents = true;
    if (type === "turn.completed") this.complete = true;
    if (type === "turn.failed") this.#takeFailure(event["error"]);
    if (type === "item.started" || type === "item.completed") this.#takeItem(readEvent(event["item"]));
    if (type === "error") this.#takeError(event["message"] ?? readEvent(event["error"])?.["message"]);
    return true;
  }

  /** A call of a tool that is not there shows nowhere else, and the model is asked again and again. */
  stderr(text: string): void {
    if (UNKNOWN_TOOL.test(text)) this.hopeless ??= "failed";
  }

  #takeFailure(error: unknown): void {
    this.complete = true;
    this.#failure ??= { text: String(readEvent(error)?.["message"] ?? "") };
  }

  #takeItem(item: Readonly<Record<string, unknown>> | undefined): void {
    const type = item?.["type"] ?? item?.["item_type"];
    if (item === undefined || type === undefined) return;
    if (!HARMLESS_ITEMS.has(type)) this.hopeless ??= "failed";
    if (!MESSAGES.includes(type) || typeof item["text"] !== "string") return;
    this.textSoFar = item["text"];
    this.#error = undefined;
  }

  /** The cause of a first retry may be mended; after the second codex would only go on for half a minute. */
  #takeError(message: unknown): void {
    const text = typeof message === "string" ? message : "";
    this.#error = { text };
    const cause = RETRIED.find(([pattern]) => pattern.test(text))?.[1];
    if (cause !== undefined && this.#retried === cause) this.hopeless ??= cause;
    this.#retried = cause;
  }
}
