import type { BackendErrorReason } from "../../errors/backend-error.js";
import type { AnswerReader, Problem } from "../cli/answer-reader.js";
import { readEvent } from "../cli/read-event.js";

/** Follows `claude --output-format stream-json`. Plain text passes through untouched. */
export class ClaudeReader implements AnswerReader {
  textSoFar: string | undefined;
  sawEvents = false;
  complete = false;
  problem: Problem | undefined;
  hopeless: BackendErrorReason | undefined;
  readonly #toolCalls = new Set<unknown>();

  line(line: string): boolean {
    const event = readEvent(line);
    if (typeof event?.["type"] === "string") this.sawEvents = true;
    if (event?.["type"] === "result") this.#result(event);
    if (event?.["type"] === "assistant") this.#calls(readEvent(event["message"])?.["content"]);
    if (event?.["type"] !== "stream_event") return true;
    this.#partial(readEvent(event["event"]));
    // Pieces of what the `assistant` and `result` events repeat whole; thinking comes in thousands of them.
    return false;
  }

  stderr(): void {
    // Events and errors both come on standard output.
  }

  /** Its `subtype` says "success" even when the service refused the key: `is_error` tells. */
  #result(event: Record<string, unknown>): void {
    this.complete = true;
    if (event["is_error"] !== true) return;
    const { result, errors, api_error_status: status } = event;
    const texts = [result, ...(Array.isArray(errors) ? errors : [])].filter(
      (text) => typeof text === "string",
    );
    this.problem = { text: texts.join("\n"), ...(typeof status === "number" && { status }) };
  }

  /** There is no tool to call. A version that asks the model again all the same would do so for ever. */
  #calls(content: unknown): void {
    for (const part of Array.isArray(content) ? content.map((each) => readEvent(each)) : [])
      if (part?.["type"] === "tool_use") this.#toolCalls.add(part["id"]);
    if (this.#toolCalls.size > 1) this.hopeless ??= "failed";
  }

  #partial(event: Record<string, unknown> | undefined): void {
    if (event?.["type"] === "message_start") this.textSoFar = undefined;
    const delta = event?.["type"] === "content_block_delta" ? readEvent(event["delta"]) : undefined;
    if (delta?.["type"] !== "text_delta" || typeof delta["text"] !== "string") return;
    this.textSoFar = (this.textSoFar ?? "") + delta["text"];
  }
}
