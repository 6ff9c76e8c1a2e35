import { InvalidInputError, LIMITS } from "@antidrift/session";
import { Compile, type Validator } from "typebox/schema";
import { parseJson } from "../../plugins/json-body.js";
import { RequestRefusedError } from "../../request-refused-error.js";
import { project } from "../../schemas/serializer-compiler.js";
import type { SessionEntry } from "../history.js";
import { EXPORT_VERSION, ExportedEntry } from "./exported-file.js";
import { SessionSplitter } from "./split-sessions.js";

/** The last moment a date can have, in milliseconds. */
const LAST_MS = 8.64e15;
/** Stands in an address: /history/:id */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/**
 * Reads an export while it arrives, session by session. That the file as a whole is in order is known only when it
 * ends: until then nothing may be done with the sessions that cannot be undone.
 *
 * Throws `InvalidInputError` or `RequestRefusedError`.
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
  if (typeof file !== "object" || file === null || Array.isArray(file)) throw notAnExport("The file");
  const { version, exported_at_ms: exportedAtMs, sessions, ...unknown } = { ...NOTHING, ...file };
  const [unknownField] = Object.keys(unknown);
  if (unknownField !== undefined)
    throw new InvalidInputError(unknownField.slice(0, 100), "This field is not known.");
  if (version !== EXPORT_VERSION) {
    throw new InvalidInputError("version", `Only exports of version ${EXPORT_VERSION} can be read.`);
  }
  if (exportedAtMs !== undefined && !Number.isSafeInteger(exportedAtMs)) throw notAnExport("exported_at_ms");
  if (!Array.isArray(sessions) || sessions.length !== entries || sessions.some((session) => session !== 0)) {
    throw notAnExport("sessions");
  }
}

const NOTHING: { version?: unknown; exported_at_ms?: unknown; sessions?: unknown } = {};

let validator: Validator<typeof ExportedEntry> | undefined;

/** Fields that are not ours are left out. */
function readEntry(text: Buffer, number: number): SessionEntry {
  const value = project(ExportedEntry, parseJson(text));
  validator ??= Compile(ExportedEntry);
  if (!validator.Check(value)) {
    const [first] = validator.Errors(value)[1];
    throw invalidEntry(number, first?.instancePath ?? "", first?.message ?? "is not a session");
  }
  checkLimits(value, number);
  return value;
}

function checkLimits({ session, spans }: SessionEntry, number: number): void {
  const check = (field: string, isGood: boolean, problem: string) => {
    if (!isGood) throw invalidEntry(number, `/session/${field}`, problem);
  };
  check("id", ID.test(session.id), "must be letters, digits, - and _, at most 64");
  for (const field of ["next_action", "success_condition"] as const) {
    const length = [...session[field]].length;
    check(
      field,
      length >= 1 && length <= LIMITS.textCharacters,
      `must have 1 to ${LIMITS.textCharacters} characters`,
    );
  }
  const isShort = [...session.note].length <= LIMITS.noteCharacters;
  check("note", isShort, `may have up to ${LIMITS.noteCharacters} characters`);
  check("started_at_ms", isTime(session.started_at_ms), "must be a time");
  check("ended_at_ms", isTime(session.ended_at_ms), "must be a time");
  const spanAtFault = spans.findIndex(({ from_ms, to_ms }) => !isTime(from_ms) || !isTime(to_ms));
  if (spanAtFault >= 0) throw invalidEntry(number, `/spans/${spanAtFault}`, "must have times");
}

function isTime(ms: number): boolean {
  return Number.isSafeInteger(ms) && ms >= 0 && ms <= LAST_MS;
}

function invalidEntry(number: number, pointer: string, problem: string): InvalidInputError {
  const field = `sessions.${number}${pointer.replaceAll("/", ".")}`;
  return new InvalidInputError(field, `${field} ${problem}.`);
}

function notAnExport(what: string): RequestRefusedError {
  return new RequestRefusedError("ErrBadBody", `${what} is not what AntiDrift exports.`);
}
