import { InvalidInputError, type SpansBefore } from "@antidrift/session";
import { EXPORT_VERSION, type EvidenceSpan, type SessionRecord } from "@antidrift/wire";
import { parseJson } from "../../json/parse-json.js";
import { NotAnExportError } from "./not-an-export-error.js";
import { readEntry } from "./read-entry.js";
import { readSpan } from "./read-span.js";
import { SessionSplitter, type Piece } from "./split-sessions.js";

/** What came of an export: spans, and the session they belong to once it is complete. */
export interface ImportPart {
  /** In order. Those of parts without a session belong to the next one. */
  readonly spans: readonly EvidenceSpan[];
  readonly session?: SessionRecord;
}

const NO_SPANS: SpansBefore = { count: 0, endMs: 0 };

/**
 * Reads an export while it arrives, in small parts however long its sessions are. That the file as a whole is in order
 * is known only when it ends: until then nothing may be done with the sessions that cannot be undone.
 *
 * Throws `InvalidInputError`, `JsonError` or `NotAnExportError`.
 */
export async function* readImport(body: AsyncIterable<Buffer>): AsyncGenerator<ImportPart> {
  const splitter = new SessionSplitter();
  let number = 0;
  let before = NO_SPANS;
  for await (const chunk of body) {
    let spans: EvidenceSpan[] = [];
    for (const piece of splitter.push(chunk)) {
      const read = readPiece(piece, number, before);
      if ("kind" in read) {
        spans.push(read);
        before = { count: before.count + 1, endMs: read.to_ms };
        continue;
      }
      yield { spans, session: read };
      number += 1;
      spans = [];
      before = NO_SPANS;
    }
    if (spans.length > 0) yield { spans };
  }
  checkEnvelope(splitter.end());
}

function readPiece(piece: Piece, number: number, before: SpansBefore): EvidenceSpan | SessionRecord {
  try {
    return piece.kind === "item" ? readSpan(piece.text, before) : readEntry(piece.text, piece.items);
  } catch (error) {
    if (error instanceof InvalidInputError) throw invalidEntry(number, error.field, error.message);
    throw error;
  }
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
  checkVersion(version);
  if (exportedAtMs !== undefined && !Number.isSafeInteger(exportedAtMs))
    throw new NotAnExportError("exported_at_ms");
  if (!Array.isArray(sessions) || sessions.length !== entries || sessions.some((session) => session !== 0)) {
    throw new NotAnExportError("sessions");
  }
}

function checkVersion(version: unknown): void {
  if (typeof version === "number" && Number.isInteger(version) && version > EXPORT_VERSION) {
    throw new InvalidInputError(
      "version",
      `This export is of version ${version}, which a newer AntiDrift made: this one reads up to version ${EXPORT_VERSION}.`,
    );
  }
  if (version !== 1 && version !== EXPORT_VERSION) {
    throw new InvalidInputError("version", `Only exports of version 1 and ${EXPORT_VERSION} can be read.`);
  }
}

const NOTHING: { version?: unknown; exported_at_ms?: unknown; sessions?: unknown } = {};

function invalidEntry(number: number, field: string, sentence: string): InvalidInputError {
  const address = ["sessions", String(number), field].filter((part) => part !== "").join(".");
  return new InvalidInputError(address, `Session ${number + 1} of the file: ${sentence}`);
}
