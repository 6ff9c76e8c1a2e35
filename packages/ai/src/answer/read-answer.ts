import { BackendError } from "../errors/backend-error.js";
import { EmptyResponseError } from "../errors/empty-response-error.js";
import type { AnswerCheck } from "./answer-check.js";
import { finalChannel } from "./final-channel.js";
import { hideAsides } from "./hide-asides.js";
import { objectsIn } from "../json/objects-in.js";
import { openTranscript } from "./open-transcript.js";
import { parseJSON } from "../json/parse-json.js";
import { readMessage, readValue } from "./read-message.js";
import type { Message, Reading } from "./read-message.js";
import { renderTerminal } from "./render-terminal.js";
import { shownText } from "./shown-text.js";

/**
 * Finds in a text what a role looks for. `program` is named by the errors. Linear in the text; nothing is guessed: what
 * could be read in two ways is an error.
 *
 * Throws `EmptyResponseError`, `NoJSONError`, the role's own error, or `BackendError` when the text says that the run
 * failed.
 */
export function readAnswer<T, Field extends string>(
  answer: string,
  program: string,
  check: AnswerCheck<T, Field>,
): T {
  const message = open(answer);
  const values = message.objects.map(({ value }) => value);
  const transcript = openTranscript(values, check.fields);
  if (transcript === undefined) return settle(readMessage(message, check), program);

  const readings = transcript.answers.map((each) =>
    typeof each === "string" ? readMessage(open(each), check) : readValue(each, check),
  );
  const best = readings.find((reading) => "value" in reading) ?? readings[0];
  if (best !== undefined) return settle(best, program);
  if (transcript.failure !== undefined) return settle({ failure: transcript.failure }, program);
  return settle({ error: new EmptyResponseError() }, program);
}

/** A text as a person would see it, without what the model wrote to itself. */
function open(answer: string): Message {
  const text = unquote(renderTerminal(answer));
  const shown = hideAsides(finalChannel(text));
  const isBlank = shownText(text.slice(0, BLANK_CHARS)).trim() === "" && shownText(text).trim() === "";
  return { isBlank, text: shown, objects: [...objectsIn(shown, SHORTEST_EVENT.length)] };
}

/** A long answer is not looked through for what can be seen when it begins with that. */
const BLANK_CHARS = 1_000;
/** No answer and no event of a program's report is shorter. */
const SHORTEST_EVENT = "{type:'user'}";

/** Some models send the object as one JSON string. */
function unquote(text: string): string {
  const trimmed = text.trim();
  if (!trimmed.startsWith('"{') || !trimmed.endsWith('"')) return text;
  const value = parseJSON(trimmed);
  return typeof value === "string" ? value : text;
}

function settle<T>(reading: Reading<T>, program: string): T {
  if ("value" in reading) return reading.value;
  throw "failure" in reading ? new BackendError({ program, ...reading.failure }) : reading.error;
}
