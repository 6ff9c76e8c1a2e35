import { InvalidInputError, StoreError } from "@antidrift/session";
import { beforeEach, describe, expect, test } from "vitest";
import type { History } from "./history.js";
import type { OpenedStore } from "./open-store.js";
import { SessionNotFoundError } from "./session-not-found-error.js";
import { openTestStore, session, snapshot, spans, temporaryStateDir } from "./test-support.js";

let opened: OpenedStore;
let history: History;

beforeEach(() => {
  opened = openTestStore(temporaryStateDir());
  history = opened.history;
});

function record(...numbers: number[]): void {
  for (const n of numbers) opened.store.commit({ snapshot: snapshot(n), ended: session(n) });
}

function idsOf(query: Partial<Parameters<History["list"]>[0]> = {}): string[] {
  return history.list({ limit: 200, ...query }).sessions.map(({ id }) => id);
}

const startOf = (n: number) => session(n).started_at_ms;

/** Follows the cursors to the end. */
function pages(limit: number, between: () => void = () => undefined): string[][] {
  const all: string[][] = [];
  let cursor: string | undefined;
  do {
    const page = history.list({ limit, ...(cursor !== undefined && { cursor }) });
    all.push(page.sessions.map(({ id }) => id));
    cursor = page.nextCursor;
    between();
  } while (cursor !== undefined);
  return all;
}

describe("a list", () => {
  test("is newest first, whatever came first", () => {
    record(2, 3, 1);
    expect(idsOf()).toEqual(["session-3", "session-2", "session-1"]);
  });

  test("has pages that join without a seam, and no empty page at the end", () => {
    record(1, 2, 3, 4);
    expect(pages(2)).toEqual([
      ["session-4", "session-3"],
      ["session-2", "session-1"],
    ]);
    expect(pages(3)).toEqual([["session-4", "session-3", "session-2"], ["session-1"]]);
  });

  test("tells sessions of one moment apart by their ids", () => {
    for (const id of ["a", "c", "b", "d"])
      opened.store.commit({ snapshot: snapshot(1), ended: session(1, { id }) });
    expect(pages(1)).toEqual([["d"], ["c"], ["b"], ["a"]]);
  });

  test("goes on rightly when sessions come and go between its pages", () => {
    record(1, 2, 3, 4, 5, 6);
    let round = 0;
    const all = pages(2, () => {
      round += 1;
      record(100 + round);
      if (round === 1) history.remove("session-5");
      if (round === 1) history.remove("session-4");
    });
    expect(all).toEqual([["session-6", "session-5"], ["session-3", "session-2"], ["session-1"]]);
  });

  test("takes sessions from a time on, and up to a time", () => {
    record(1, 2, 3, 4);
    expect(idsOf({ fromMs: startOf(2), toMs: startOf(4) })).toEqual(["session-3", "session-2"]);
    expect(idsOf({ fromMs: startOf(3) })).toEqual(["session-4", "session-3"]);
    expect(idsOf({ toMs: startOf(2) })).toEqual(["session-1"]);
  });

  test.each([
    ["in the action", { next_action: "Write the REPORT" }],
    ["in the condition", { success_condition: "the report is sent" }],
    ["in the note", { note: "no Report today" }],
  ])("finds words %s without regard to case", (_, parts) => {
    record(1);
    opened.store.commit({ snapshot: snapshot(2), ended: session(2, parts) });
    expect(idsOf({ search: "rePort" })).toEqual(["session-2"]);
  });

  test("finds what is written in another way of composing characters, and takes wildcards for what they are", () => {
    opened.store.commit({ snapshot: snapshot(2), ended: session(2, { note: "Cafe\u0301 100%" }) });
    expect(idsOf({ search: "caf\u00e9" })).toEqual(["session-2"]);
    expect(idsOf({ search: "100%" })).toEqual(["session-2"]);
    expect(idsOf({ search: "1_0" })).toEqual([]);
    expect(idsOf({ search: "%" })).toEqual(["session-2"]);
  });

  test.each([
    "",
    "x",
    "W10",
    Buffer.from(`["a","b"]`).toString("base64url"),
    Buffer.from(`[1,"b",2]`).toString("base64url"),
  ])("refuses the cursor %j by its name", (cursor) => {
    expect(() => history.list({ limit: 2, cursor })).toThrow(InvalidInputError);
  });
});

describe("a session", () => {
  test("comes with its spans, a page at a time", () => {
    opened.store.commit({ snapshot: snapshot(1), ended: session(1), spans: spans(5) });
    const first = history.get("session-1", { limit: 3 });
    expect(first).toMatchObject({ session: session(1), spans: spans(5).slice(0, 3), spansCount: 5 });
    const second = history.get("session-1", { limit: 3, cursor: first.nextCursor ?? "" });
    expect(second.spans).toEqual(spans(5).slice(3));
    expect(second).not.toHaveProperty("nextCursor");
  });

  test("takes another outcome and note, and is found by the new one", () => {
    record(1);
    expect(history.update("session-1", { outcome: "partly" })).toEqual(session(1, { outcome: "partly" }));
    const note = "half of it";
    expect(history.update("session-1", { note })).toEqual(session(1, { outcome: "partly", note }));
    expect(idsOf({ search: "half" })).toEqual(["session-1"]);
  });

  test("refuses a note that is too long, and stays as it was", () => {
    record(1);
    expect(() => history.update("session-1", { note: "x".repeat(4001) })).toThrow(InvalidInputError);
    expect(history.update("session-1", { note: "👍".repeat(4000) }).note).toHaveLength(8000);
  });

  test("is removed with its spans, and comes back whole when it is imported again", () => {
    opened.store.commit({ snapshot: snapshot(1), ended: session(1), spans: spans(5) });
    const removed = history.remove("session-1");
    expect(removed).toEqual({ session: session(1), spans: spans(5) });
    expect([...history.spans("session-1")]).toEqual([]);
    const undo = history.beginImport();
    undo.add(removed);
    expect(undo.finish()).toEqual({ imported: 1, unchanged: 0, kept: 0 });
    expect(history.get("session-1", { limit: 10 })).toMatchObject(removed);
  });

  test("that is not there is not found", () => {
    expect(() => history.get("x", { limit: 1 })).toThrow(SessionNotFoundError);
    expect(() => history.update("x", { note: "" })).toThrow(SessionNotFoundError);
    expect(() => history.remove("x")).toThrow(SessionNotFoundError);
  });

  test("may have 100,000 spans", () => {
    opened.store.commit({ snapshot: snapshot(1), ended: session(1), spans: spans(100_000) });
    expect(history.get("session-1", { limit: 10 }).spansCount).toBe(100_000);
    let count = 0;
    for (const _ of history.spans("session-1")) count += 1;
    expect(count).toBe(100_000);
    expect(history.remove("session-1").spans).toHaveLength(100_000);
  });
});

describe("an import", () => {
  test("changes nothing until it is finished", () => {
    const staged = history.beginImport();
    staged.add({ session: session(1), spans: [] });
    expect(idsOf()).toEqual([]);
    staged.discard();
    expect(idsOf()).toEqual([]);
  });

  test("may be done twice", () => {
    const entries = [1, 2, 3].map((n) => ({ session: session(n), spans: spans(n) }));
    const results = [1, 2].map(() => {
      const staged = history.beginImport();
      for (const entry of entries) staged.add(entry);
      const result = staged.finish();
      staged.discard();
      return result;
    });
    expect(results).toEqual([
      { imported: 3, unchanged: 0, kept: 0 },
      { imported: 0, unchanged: 3, kept: 0 },
    ]);
    expect(history.get("session-3", { limit: 10 }).spans).toEqual(spans(3));
  });

  test("takes fields in another order for the same, and the first of two of one id", () => {
    record(1);
    const { id, ...others } = session(1);
    const staged = history.beginImport();
    staged.add({ session: { ...others, id }, spans: [] });
    staged.add({ session: session(2), spans: spans(1) });
    staged.add({ session: session(2, { note: "second" }), spans: spans(3) });
    expect(staged.finish()).toEqual({ imported: 1, unchanged: 1, kept: 1 });
    expect(history.get("session-2", { limit: 10 })).toMatchObject({ session: session(2), spansCount: 1 });
  });

  test("leaves what is there with another content as it is", () => {
    record(1);
    const staged = history.beginImport();
    staged.add({ session: session(1, { note: "older" }), spans: spans(1) });
    expect(staged.finish()).toEqual({ imported: 0, unchanged: 0, kept: 1 });
    expect(history.get("session-1", { limit: 10 })).toEqual({
      session: session(1),
      spans: [],
      spansCount: 0,
    });
  });

  test("does not touch the session that runs", () => {
    opened.store.commit({ snapshot: snapshot(1, "session-1"), spans: spans(2) });
    const staged = history.beginImport();
    staged.add({ session: session(1), spans: spans(9) });
    expect(staged.finish()).toEqual({ imported: 0, unchanged: 0, kept: 1 });
    opened.store.commit({ snapshot: snapshot(2), ended: session(1) });
    expect(history.get("session-1", { limit: 10 }).spans).toEqual(spans(2));
  });

  test("lets commands and another import go on beside it", () => {
    const [one, other] = [history.beginImport(), history.beginImport()];
    one.add({ session: session(1), spans: [] });
    other.add({ session: session(2), spans: [] });
    record(3);
    expect(one.finish()).toMatchObject({ imported: 1 });
    expect(other.finish()).toMatchObject({ imported: 1 });
    expect(idsOf()).toEqual(["session-3", "session-2", "session-1"]);
  });

  test("after the store was closed is refused", async () => {
    const staged = history.beginImport();
    await opened.close();
    expect(() => staged.finish()).toThrow(StoreError);
  });
});
