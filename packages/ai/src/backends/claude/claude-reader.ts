import type { BackendErrorReason } from "../../errors/backend-error.js";
import type { AnswerReader, Problem } from "../cli/answer-reader.js";
import { readEvent } from "../cli/read-event.js";

type Event = Readonly<Record<string, unknown>>;

/** Follows `claude --output-format stream-json`. Plain text passes through untouched. */
export class ClaudeReader implements AnswerReader {
  textSoFar: string | undefined;
  sawEvents = false;
  complete = false;
  hopeless: BackendErrorReason | undefined;
  #result: string | undefined;
  #message: { readonly id: unknown; readonly text: string } | undefined;
  #failure: Problem | undefined;
  /** An error after which the program may yet go on. */
  #error: Problem | undefined;
  readonly #toolCalls = new Set<unknown>();

  /** Some results are empty although the message before them is not. */
  get answer(): string | undefined {
    return this.#result ?? this.#message?.text ?? this.textSoFar;
  }

  get problem(): Problem | undefined {
    return this.#failure ?? (this.complete ? undefined : this.#error);
  }

  line(line: string): boolean {
    const event = readEvent(line);
    if (event === undefined || !isEvent(event)) return true;
    this.sawEvents = true;
    if (event["type"] === "result") this.#takeResult(event);
    if (event["type"] === "error") this.#error = { text: wordsOf(event["error"]) };
    if (event["type"] === "assistant") this.#takeMessage(readEvent(event["message"]));
    if (event["type"] !== "stream_event") return true;
    this.#takePart(readEvent(event["event"]));
    // Pieces of what the `assistant` and `result` events repeat whole; thinking comes in thousands of them.
    return false;
  }

  stderr(): void {
    // Events and errors both come on standard output.
  }

  #takeResult(event: Event): void {
    this.complete = true;
    if (hasFailed(event)) {
      const { result, errors, subtype, api_error_status: status } = event;
      const texts = [result, ...(Array.isArray(errors) ? errors : [])].filter(isText);
      const text = texts.length === 0 ? String(subtype) : texts.join("\n");
      this.#failure ??= { text, ...(typeof status === "number" && { status }) };
    }
    const structured = readEvent(event["structured_output"]);
    const text = structured === undefined ? event["result"] : JSON.stringify(structured);
    if (isText(text)) this.#result = text;
  }

  /** Each part of a message comes in an event of its own. */
  #takeMessage(message: Event | undefined): void {
    const { id, content } = message ?? {};
    const parts = Array.isArray(content)
      ? content.map((each) => readEvent(each))
      : [{ type: "text", text: content }];
    // There is no tool to call. A version that asks the model again all the same would do so for ever.
    for (const part of parts) if (part?.["type"] === "tool_use") this.#toolCalls.add(part["id"]);
    if (this.#toolCalls.size > 1) this.hopeless ??= "failed";
    const text = parts.map((part) => (part?.["type"] === "text" ? part["text"] : "")).join("");
    if (!isText(text)) return;
    const isSame = id !== undefined && id === this.#message?.id;
    this.#message = { id, text: isSame ? `${this.#message?.text}${text}` : text };
    this.#error = undefined;
  }

  #takePart(event: Event | undefined): void {
    if (event?.["type"] === "message_start") this.textSoFar = undefined;
    const delta = event?.["type"] === "content_block_delta" ? readEvent(event["delta"]) : undefined;
    if (delta?.["type"] !== "text_delta" || typeof delta["text"] !== "string") return;
    this.textSoFar = (this.textSoFar ?? "") + delta["text"];
    this.#error = undefined;
  }
}

const EVENT_TYPE =
  /^(?:system|assistant|user|result|stream_event|rate_limit_event|control_(?:request|response))$/u;

/** A model may answer with an object that has a `type` too. */
function isEvent({ type, error }: Event): boolean {
  if (type === "error") return error !== undefined;
  return typeof type === "string" && EVENT_TYPE.test(type);
}

/** Its `subtype` says "success" even when the service refused the key, and other versions tell by it alone. */
function hasFailed({ is_error: isError, api_error_status: status, subtype }: Event): boolean {
  const hasStatus = typeof status === "number" || typeof status === "string";
  return isError === true || hasStatus || (typeof subtype === "string" && subtype.startsWith("error"));
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** Of an error that is a text, or an object around one. */
function wordsOf(value: unknown): string {
  const { type, message } = readEvent(value) ?? { message: value };
  return [message, type].filter(isText).join(" ");
}
