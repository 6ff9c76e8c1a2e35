import type { BackendErrorReason } from "../../errors/backend-error.js";
import type { AnswerReader, Problem } from "../cli/answer-reader.js";
import { readEvent } from "../cli/read-event.js";

/** What a model may say without having used a tool. */
const HARMLESS_ITEMS: ReadonlySet<unknown> = new Set(["agent_message", "reasoning", "error"]);
const RETRIED: ReadonlyArray<readonly [RegExp, BackendErrorReason]> = [
  // A new token may have come meanwhile.
  [/\b401 Unauthorized\b/u, "not_signed_in"],
  // Only of plain HTTP: a network that lets no WebSocket through is no failure, codex falls back by itself.
  [/\berror sending request\b/u, "network"],
];
const UNKNOWN_TOOL = /codex_core::tools::router: error=/u;

/** Follows `codex exec --json`. Plain text passes through untouched. */
export class CodexReader implements AnswerReader {
  textSoFar: string | undefined;
  sawEvents = false;
  complete = false;
  problem: Problem | undefined;
  hopeless: BackendErrorReason | undefined;
  #retried: BackendErrorReason | undefined;

  line(line: string): boolean {
    const event = readEvent(line);
    if (typeof event?.["type"] === "string") this.sawEvents = true;
    switch (event?.["type"]) {
      case "turn.completed":
        this.complete = true;
        break;
      case "turn.failed":
        this.complete = true;
        this.problem = { text: String(readEvent(event["error"])?.["message"] ?? "") };
        break;
      case "item.started":
      case "item.completed":
        this.#item(readEvent(event["item"]));
        break;
      case "error":
        this.#error(event["message"]);
        break;
    }
    return true;
  }

  /** A call of a tool that is not there shows nowhere else, and the model is asked again and again. */
  stderr(text: string): void {
    if (UNKNOWN_TOOL.test(text)) this.hopeless ??= "failed";
  }

  #item(item: Record<string, unknown> | undefined): void {
    if (item === undefined || item["type"] === undefined) return;
    if (!HARMLESS_ITEMS.has(item["type"])) this.hopeless ??= "failed";
    if (item["type"] === "agent_message" && typeof item["text"] === "string") this.textSoFar = item["text"];
  }

  /** Each retry tells its cause. The first may be mended; after the second codex would only go on for half a minute. */
  #error(message: unknown): void {
    const cause = RETRIED.find(([pattern]) => typeof message === "string" && pattern.test(message))?.[1];
    if (cause !== undefined && this.#retried === cause) this.hopeless ??= cause;
    this.#retried = cause;
  }
}
