import type { BackendErrorReason } from "../errors/backend-error.js";
import type { AnswerReader, Problem } from "./answer-reader.js";
import { readEvent } from "./read-event.js";

/** What a model may say without having used a tool. */
const HARMLESS_ITEMS: ReadonlySet<unknown> = new Set(["agent_message", "reasoning", "error"]);
const ANSWERED_401 = /\b401 Unauthorized\b/u;
const UNKNOWN_TOOL = /codex_core::tools::router: error=/u;

/** Follows `codex exec --json`. Plain text passes through untouched. */
export class CodexReader implements AnswerReader {
  textSoFar: string | undefined;
  sawEvents = false;
  complete = false;
  problem: Problem | undefined;
  hopeless: BackendErrorReason | undefined;
  #refusals = 0;

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

  /** The first may be mended by a new token; after the second codex would only go on for seconds. */
  #error(message: unknown): void {
    if (typeof message !== "string" || !ANSWERED_401.test(message)) return;
    this.#refusals += 1;
    if (this.#refusals > 1) this.hopeless ??= "not_signed_in";
  }
}
