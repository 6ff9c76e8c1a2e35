import { checkRecord, checkSpans, InvalidInputError, type SessionEntry } from "@antidrift/session";
import { EXPORT_VERSION } from "@antidrift/wire";
import { closed, ExportedSession } from "@antidrift/wire/schemas";
import { Compile, type Validator } from "typebox/schema";
import { parseJson } from "../../json/parse-json.js";
import { findViolation } from "../../json/violation.js";
import { NotAnExportError } from "./not-an-export-error.js";
import { SessionSplitter } from "./split-sessions.js";

/** Stands in an address: /history/:id */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/**
 * Reads an export while it arrives, session by session. That the file as a whole is in order is known only when it
 * ends: until then nothing may be done with the sessions that cannot be undone.
 *
 * Throws `InvalidInputError`, `JsonError` or `NotAnExportError`.
 */
export async function* readImport(body: AsyncIterable<Buffer>): AsyncGenerator<SessionEntry> {
  const splitter = new SessionSplitter();
  let number = 0;
  for await (const chunk of body) {
    for (const text of splitter.push(chunk)) {
      yield readEntry(text, number);
      number += 1;
    }
  }
  checkEnvelope(splitter.end());
}

function checkEnvelope({ envelope, entries }: { envelope: Buffer; entries: number }): void {
  const file = parseJson(envelope);
  if (typeof file !== "object" || file === null || Array.isArray(file))
    throw new NotAnExportError("The file");
  const { version, exported_at_ms: exportedAtMs, sessions, ...unknown } = { ...NOTHING, ...file };
  const [unknownField] = Object.keys(unknown);
  if (unknownField !== undefined)
    throw new InvalidInputError(
      unknownField.slice(0, 100),
      `The field "${unknownField.slice(0, 100)}" is not known here.`,
    );
  if (version !== EXPORT_VERSION) {
    throw new InvalidInputError("version", `Only exports of version ${EXPORT_VERSION} can be read.`);
  }
  if (exportedAtMs !== undefined && !Number.isSafeInteger(exportedAtMs))
    throw new NotAnExportError("exported_at_ms");
  if (!Array.isArray(sessions) || sessions.length !== entries || sessions.some((session) => session !== 0)) {
    throw new NotAnExportError("sessions");
  }
}

const NOTHING: { version?: unknown; exported_at_ms?: unknown; sessions?: unknown } = {};

let validator: Validator<typeof ExportedSession> | undefined;

function readEntry(text: Buffer, number: number): SessionEntry {
  const value = parseJson(text);
  validator ??= Compile(closed(ExportedSession));
  if (!validator.Check(value)) {
    const { field, sentence } = findViolation(validator.Errors(value)[1], "This");
    throw invalidEntry(number, field, sentence);
  }
  try {
    const { session, spans } = value;
    const id = "must be letters, digits, - and _, at most 64";
    if (!ID.test(session.id)) throw new InvalidInputError("id", `Id ${id}.`);
    return { session: checkRecord(session), spans: checkSpans(spans) };
  } catch (error) {
    if (!(error instanceof InvalidInputError)) throw error;
    const field = error.field.startsWith("spans.") ? error.field : `session.${error.field}`;
    throw invalidEntry(number, field, error.message);
  }
}

function invalidEntry(number: number, field: string, sentence: string): InvalidInputError {
  const address = ["sessions", String(number), field].filter((part) => part !== "").join(".");
  return new InvalidInputError(address, `Session ${number + 1} of the file: ${sentence}`);
}
