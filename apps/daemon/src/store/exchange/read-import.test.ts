import * as fc from "fast-check";
import { InvalidInputError, type SessionEntry } from "@antidrift/session";
import { describe, expect, test } from "vitest";
import { JsonError } from "../../json/json-error.js";
import { openTestStore, session, snapshot, spans, temporaryStateDir } from "../test-support.js";
import { exportJson } from "./export-json.js";
import { NotAnExportError } from "./not-an-export-error.js";
import { readImport, type ImportPart } from "./read-import.js";

async function read(text: string | Buffer, chunkBytes = 7): Promise<SessionEntry[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let start = 0; start < bytes.length; start += chunkBytes)
      yield bytes.subarray(start, start + chunkBytes);
  }
  return joined(await collect(readImport(chunks())));
}

/** The parts of each session put together. */
function joined(parts: readonly ImportPart[]): SessionEntry[] {
  let spans: SessionEntry["spans"] = [];
  return parts.flatMap((part) => {
    spans = [...spans, ...part.spans];
    if (part.session === undefined) return [];
    const entry = { session: part.session, spans };
    spans = [];
    return [entry];
  });
}

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const each of source) all.push(each);
  return all;
}

async function* endless(): AsyncGenerator<Buffer> {
  const chunk = Buffer.alloc(65_536, "9");
  yield Buffer.from(`{"version":1`);
  for (;;) yield chunk;
}

const file = (...entries: unknown[]) => JSON.stringify({ version: 1, exported_at_ms: 1, sessions: entries });
const entry = (n: number, parts: object = {}) => ({ session: session(n, parts), spans: spans(2) });

describe("what was exported", () => {
  test("is read back as it was, wherever it is cut into chunks", async () => {
    const { store, history } = openTestStore(temporaryStateDir());
    const tricky = session(2, { note: `]}{["\\" \\\\ , 👍 \\u2028` });
    store.commit({ snapshot: snapshot(1), ended: session(1), spans: spans(3) });
    store.commit({ snapshot: snapshot(2), ended: tricky });
    const text = [...exportJson(history, 5)].join("");
    expect(JSON.parse(text)).toMatchObject({ version: 2, exported_at_ms: 5 });
    for (const size of [1, 2, 3, 64, 100_000]) {
      expect(await read(text, size)).toEqual([
        { session: tricky, spans: [] },
        { session: session(1), spans: spans(3) },
      ]);
    }
  });

  test("is read back also after another program has laid it out anew", async () => {
    const text = JSON.stringify(JSON.parse(file(entry(1), entry(2))), undefined, 4);
    expect(await read(text)).toEqual([entry(1), entry(2)]);
  });

  test("may be empty", async () => {
    expect(await read(file())).toEqual([]);
  });

  test("may have its fields in any order", async () => {
    const text = JSON.stringify({ sessions: [{ spans: [], session: session(1) }], version: 1 });
    expect(await read(text)).toEqual([{ session: session(1), spans: [] }]);
  });
});

test("any sessions are read back as they were", async () => {
  const words = fc
    .string({ unit: "binary", minLength: 1, maxLength: 20 })
    .map((text) => `a${text.replaceAll(/[\p{C}\s]/gu, "")}`);
  const arbitrary = fc.array(fc.record({ note: words, next_action: words }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(arbitrary, fc.integer({ min: 1, max: 50 }), async (parts, size) => {
      const entries = parts.map((part, n) => entry(n, part));
      expect(await read(file(...entries), size)).toEqual(entries);
    }),
    { numRuns: 100 },
  );
});

describe("refuses", () => {
  test.each([
    ["an empty file", ""],
    ["no object", "[]"],
    ["a text", `"sessions"`],
    ["a file that ends too early", file(entry(1)).slice(0, -3)],
    ["a file that ends in a text", `{"version":1,"sessions":["`],
    ["something after the end", `${file(entry(1))}x`],
    ["a second file after the first", file(entry(1)) + file(entry(2))],
    ["a comma too many", `{"version":1,"sessions":[${JSON.stringify(entry(1))},]}`],
    ["a missing comma", `{"version":1,"sessions":[${JSON.stringify(entry(1))}${JSON.stringify(entry(2))}]}`],
    ["a closing bracket too many", `{"version":1,"sessions":[]}}`],
    ["brackets that do not match", `{"version":1,"sessions":[${JSON.stringify(entry(1))}}]`],
    ["a number for a session", `{"version":1,"sessions":[0]}`],
    ["sessions that are no list", `{"version":1,"sessions":{"a":${JSON.stringify(entry(1))}}}`],
    ["no sessions", `{"version":1}`],
    ["no version", `{"sessions":[]}`],
    ["a version of the future", `{"version":3,"sessions":[]}`],
    ["a version that never was", `{"version":0,"sessions":[]}`],
    ["a field that is not known", `{"version":1,"sessions":[],"settings":{"a":[1]}}`],
    ["a key that is not allowed", `{"version":1,"sessions":[{"session":{"__proto__":{}},"spans":[]}]}`],
    ["a session without spans", file({ session: session(1) })],
    ["a session without an id", file({ ...entry(1), session: { ...session(1), id: undefined } })],
    ["an id that no address can hold", file(entry(1, { id: "../../etc" }))],
    ["an id that is too long", file(entry(1, { id: "x".repeat(65) }))],
    ["an unknown outcome", file(entry(1, { outcome: "great" }))],
    ["an empty action", file(entry(1, { next_action: "" }))],
    ["an action that is too long", file(entry(1, { next_action: "x".repeat(501) }))],
    ["a note that is too long", file(entry(1, { note: "x".repeat(4001) }))],
    ["a time that is none", file(entry(1, { started_at_ms: -1 }))],
    ["a time beyond all dates", file(entry(1, { ended_at_ms: 9e15 }))],
    ["a session that ended before it started", file(entry(1, { ended_at_ms: 1 }))],
    ["a timebox of a second", file(entry(1, { planned_timebox_secs: 1 }))],
    ["more work than time", file(entry(1, { worked_secs: 51 }))],
    ["time before it began", file(entry(1, { overtime_secs: -1 }))],
    ["gaps in disorder", file(entry(1, { gaps: [{ from_ms: 5, to_ms: 4 }] }))],
    ["spans in disorder", file({ ...entry(1), spans: spans(2).toReversed() })],
    ["a field of a session that is not known", file(entry(1, { mood: 1 }))],
    ["a field beside a session that is not known", file({ ...entry(1), mood: 1 })],
    ["half a second", file(entry(1, { worked_secs: 1.5 }))],
    ["a span without a time", file({ ...entry(1), spans: [{ ...spans(1)[0], to_ms: 9e15 }] })],
  ])("%s", async (_, text) => {
    const error: unknown = await read(text).catch((reason: unknown) => reason);
    expect([InvalidInputError, JsonError, NotAnExportError].some((kind) => error instanceof kind)).toBe(true);
  });

  test("bytes that are no UTF-8", async () => {
    const text = Buffer.from(file(entry(1, { note: "here: ?" })));
    text[text.indexOf("here: ?") + 6] = 0xff;
    await expect(read(text)).rejects.toThrow(JsonError);
  });

  test("naming the session and the field at fault", async () => {
    await expect(read(file(entry(1), entry(2, { outcome: 5 })))).rejects.toMatchObject({
      field: "sessions.1.session.outcome",
    });
    await expect(read(file(entry(1), entry(2, { note: "x".repeat(4001) })))).rejects.toMatchObject({
      field: "sessions.1.session.note",
      message: "Session 2 of the file: Note must have at most 4000 characters.",
    });
    await expect(read(file(entry(1, { outcome: "great" })))).rejects.toThrow(
      'Session 1 of the file: Outcome of session must be "done", "partly", "not_done" or "not_recorded".',
    );
    await expect(read(file(entry(1, { mood: 1 })))).rejects.toMatchObject({
      field: "sessions.0.session.mood",
      message: 'Session 1 of the file: The field "session.mood" is not known here.',
    });
    await expect(read(file({ ...entry(1), spans: spans(2).toReversed() }))).rejects.toMatchObject({
      field: "sessions.0.spans.1.from_ms",
      message: "Session 1 of the file: From ms of span 2 must not be before what it follows.",
    });
  });

  test("100,000 levels of brackets", async () => {
    await expect(read("[".repeat(100_000), 65_536)).rejects.toThrow(InvalidInputError);
    const deep = `{"version":1,"sessions":[${"[".repeat(100_000)}${"]".repeat(100_000)}]}`;
    await expect(read(deep, 65_536)).rejects.toThrow(InvalidInputError);
  });

  test("an envelope without end before it fills the memory", async () => {
    await expect(collect(readImport(endless()))).rejects.toThrow(InvalidInputError);
  });
});
