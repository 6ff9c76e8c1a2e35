import type { Failure } from "../backends/failures/failure.js";
import { recogniseFailure } from "../backends/failures/recognise-failure.js";
import { isObject } from "../json/is-object.js";

/** What a program's own report of a run says the model answered. */
export interface Transcript {
  /** The model's answers in order, each a text, or a value where the program enforced a schema. */
  readonly answers: readonly unknown[];
  /** Why the run failed, when the report says that it did. */
  readonly failure?: Failure;
}

/**
 * Opens the report of a run that a text holds instead of the bare answer: claude's result envelope, its list or lines of
 * events, codex's lines of events. Our own backends read theirs; a wrapper around a program, or somebody else's backend,
 * hands it on as it is. Undefined when none of the objects is of that kind: they are the answer itself. An object with
 * one of the `fields` of an answer is no event.
 *
 * Only what the model said at the end counts. The output of a command, a tool's input, an earlier reasoning item or an
 * error that the report survived is never the answer, whatever it holds.
 */
export function openTranscript(
  values: readonly unknown[],
  fields: readonly string[],
): Transcript | undefined {
  const events = values.filter(isObject).filter((value) => isEvent(value, fields));
  if (events.length === 0) return undefined;
  const results = events.filter((event) => event["type"] === "result" || event["is_error"] === true);
  const failed =
    results.find((event) => hasFailed(event)) ?? events.find((event) => event["type"] === "turn.failed");
  if (failed !== undefined) return { answers: [], failure: failureOf(failed) };
  const last = results.at(-1);
  const result = last === undefined ? [] : [last["structured_output"], last["result"]].filter(isAnswer);
  if (result.length > 0) return { answers: result };
  const lastError = events.findLastIndex((event) => event["type"] === "error");
  // Some results are empty although the message before them is not.
  const messages = events.flatMap((event) => messagesOf(event)).filter(isAnswer);
  const answers = last === undefined ? messages : messages.slice(-1);
  const sinceError = events.slice(lastError + 1);
  const wentOn = sinceError.some((event) => messagesOf(event).some((message) => isAnswer(message)));
  const error = wentOn || sinceError.some(isEnd) || last !== undefined ? undefined : events[lastError];
  // What was said before the error that a stream ends in may be half of an answer.
  return error === undefined ? { answers } : { answers: [], failure: failureOf(error) };
}

type Fields = Readonly<Record<string, unknown>>;

const EVENT_TYPE =
  /^(?:system|assistant|user|result|stream_event|rate_limit_event|control_(?:request|response)|(?:thread|turn|item|session|task)[._][a-z_.]+)$/u;

function isEvent(value: Fields, fields: readonly string[]): boolean {
  if (value["is_error"] === true) return true;
  if (isObject(value["msg"]) && typeof value["msg"]["type"] === "string") return true;
  const { type } = value;
  if (typeof type !== "string" || fields.some((field) => Object.hasOwn(value, field))) return false;
  return EVENT_TYPE.test(type) || (type === "error" && ("message" in value || "error" in value));
}

/** The program's own word that the turn went well. */
function isEnd(event: Fields): boolean {
  return event["type"] === "turn.completed";
}

function hasFailed(event: Fields): boolean {
  const { subtype, api_error_status: status } = event;
  if (event["is_error"] === true) return true;
  if (typeof status === "number" || typeof status === "string") return true;
  return typeof subtype === "string" && subtype.startsWith("error");
}

function failureOf(event: Fields): Failure {
  const { api_error_status: status, result, errors, error, message, subtype } = event;
  const words = [result, errors, error, message, subtype].flatMap((value) => wordsOf(value));
  const lines = words.map((word) => `Error: ${word}`).join("\n");
  const byStatus = recogniseFailure(`API Error: ${wordsOf(status).join("")}`);
  const known = recogniseFailure(words.join("\n")) ?? recogniseFailure(lines);
  return byStatus === undefined ? (known ?? { reason: "failed" }) : { ...known, ...byStatus };
}

/** The words of an error, which may be a text, a list, or an object around a message and a type. */
function wordsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.filter((item) => typeof item === "string");
  if (!isObject(value)) return [];
  const { message, type, code, error } = value;
  const inner = isObject(error) ? [error["message"], error["type"], error["code"]] : [error];
  return [message, type, code, ...inner].filter((word) => typeof word === "string");
}

/** What the model says in one event. */
function messagesOf(event: Fields): unknown[] {
  const { type, item, message, msg } = event;
  if (type === "item.completed" && isObject(item)) {
    return (item["type"] ?? item["item_type"]) === "agent_message" ||
      item["item_type"] === "assistant_message"
      ? [item["text"]]
      : [];
  }
  if (type === "assistant" && isObject(message)) return [textOf(message["content"])];
  if (isObject(msg) && msg["type"] === "agent_message") return [msg["message"]];
  return [];
}

/** The text of a message in parts; its tool calls and thoughts are left out. */
function textOf(content: unknown): unknown {
  if (!Array.isArray(content)) return content;
  const parts = content.filter(isObject).filter((part) => part["type"] === "text");
  return parts.map((part) => (typeof part["text"] === "string" ? part["text"] : "")).join("");
}

function isAnswer(value: unknown): boolean {
  return typeof value === "string" ? value.trim() !== "" : isObject(value);
}
