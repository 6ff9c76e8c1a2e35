import type * as vitest from "vitest";
import { InvalidInputError } from "../errors/invalid-input-error.js";
import { SessionNotFoundError } from "../errors/session-not-found-error.js";
import type { History, HistoryQuery, SessionEntry } from "../ports/history.js";
import type { Store } from "../ports/store.js";
import { describeCorrection } from "./describe-correction.js";
import { sampleSession, sampleSnapshot, sampleSpans } from "./history-samples.js";

/** A history and the store that fills it, as an adapter's test provides them. */
export interface HistoryUnderTest {
  readonly store: Store;
  readonly history: History;
}

type Vitest = Pick<typeof vitest, "describe" | "it" | "expect">;
type Open = () => HistoryUnderTest;

/** What every adapter of the `History` port must do. Call it in a test file, with that file's vitest. */
export function testHistory(open: Open, runner: Vitest): void {
  runner.describe("as a History", () => {
    describeList(open, runner);
    describePages(open, runner);
    describeSession(open, runner);
    describeCorrection((...numbers) => {
      const under = openedEmpty(open);
      for (const n of numbers) commit(under, sampleSession(n), 3);
      return under;
    }, runner);
    describeRemoval(open, runner);
    describeImport(open, runner);
    describeImportBeside(open, runner);
  });
}

function describeList(open: Open, { describe, it, expect }: Vitest): void {
  describe("lists", () => {
    it("newest first, whatever came first", () => {
      const under = opened(open, 2, 3, 1);
      expect(idsOf(under)).toEqual(["session-3", "session-2", "session-1"]);
    });

    it("sessions from a time on, and up to a time", () => {
      const under = opened(open, 1, 2, 3, 4);
      expect(idsOf(under, { fromMs: startOf(2), toMs: startOf(4) })).toEqual(["session-3", "session-2"]);
      expect(idsOf(under, { fromMs: startOf(3) })).toEqual(["session-4", "session-3"]);
      expect(idsOf(under, { toMs: startOf(2) })).toEqual(["session-1"]);
    });

    it("what has the words in its action, condition or note, without regard to case", () => {
      const under = opened(open, 1);
      const parts = [{ next_action: "the REPORT" }, { success_condition: "a report" }, { note: "no Report" }];
      parts.forEach((part, index) => commit(under, sampleSession(index + 2, part)));
      expect(idsOf(under, { search: "rePort" })).toEqual(["session-4", "session-3", "session-2"]);
    });

    it("what is written in another way of composing characters, and takes wildcards for what they are", () => {
      const under = opened(open);
      commit(under, sampleSession(2, { note: "Cafe\u0301 100%" }));
      expect(idsOf(under, { search: "caf\u00e9" })).toEqual(["session-2"]);
      expect(idsOf(under, { search: "100%" })).toEqual(["session-2"]);
      expect(idsOf(under, { search: "1_0" })).toEqual([]);
    });
  });
}

function describePages(open: Open, { describe, it, expect }: Vitest): void {
  describe("pages", () => {
    it("join without a seam, with no empty one at the end", () => {
      const under = opened(open, 1, 2, 3, 4);
      expect(pagesOf(under, 2)).toEqual([
        ["session-4", "session-3"],
        ["session-2", "session-1"],
      ]);
      expect(pagesOf(under, 3)).toEqual([["session-4", "session-3", "session-2"], ["session-1"]]);
    });

    it("tell sessions of one moment apart by their ids", () => {
      const under = opened(open);
      for (const id of ["a", "c", "b", "d"]) commit(under, sampleSession(1, { id }));
      expect(pagesOf(under, 1)).toEqual([["d"], ["c"], ["b"], ["a"]]);
    });

    it("go on rightly when sessions come and go between them", () => {
      const under = opened(open, 1, 2, 3, 4, 5, 6);
      let round = 0;
      const all = pagesOf(under, 2, () => {
        round += 1;
        commit(under, sampleSession(100 + round));
        if (round === 1) for (const id of ["session-5", "session-4"]) under.history.remove(id);
      });
      expect(all).toEqual([["session-6", "session-5"], ["session-3", "session-2"], ["session-1"]]);
    });

    it("are refused by a cursor of somebody else", () => {
      const { history } = opened(open, 1);
      for (const cursor of ["", "x", "W10"])
        expect(() => history.list({ limit: 2, cursor })).toThrow(InvalidInputError);
      expect(() => history.get("session-1", { limit: 2, cursor: "x" })).toThrow(InvalidInputError);
    });
  });
}

function describeSession(open: Open, { describe, it, expect }: Vitest): void {
  describe("a session", () => {
    it("comes with its spans, a page at a time", () => {
      const under = opened(open);
      commit(under, sampleSession(1), 5);
      const first = under.history.get("session-1", { limit: 3 });
      expect(first).toMatchObject({ session: sampleSession(1), spans: sampleSpans(3), spansCount: 5 });
      const second = under.history.get("session-1", { limit: 3, cursor: first.nextCursor ?? "" });
      expect(second.spans).toEqual(sampleSpans(5).slice(3));
      expect(second).not.toHaveProperty("nextCursor");
    });

    it("has the spans of all changes while it ran, in order", () => {
      const { store, history } = opened(open);
      const spans = sampleSpans(3);
      store.commit({ snapshot: sampleSnapshot(1, "session-1"), spans: spans.slice(0, 2) });
      store.commit({ snapshot: sampleSnapshot(2), spans: spans.slice(2), ended: sampleSession(1) });
      expect([...history.spans("session-1")]).toEqual(spans);
      expect([...history.sessions()]).toEqual([sampleSession(1)]);
    });

    it("takes another outcome and note, and is found by the new one", () => {
      const under = opened(open, 1);
      const { history } = under;
      const partly = sampleSession(1, { outcome: "partly" });
      expect(history.update("session-1", { outcome: "partly" })).toEqual(partly);
      expect(history.update("session-1", { note: "half of it" })).toEqual({ ...partly, note: "half of it" });
      expect(idsOf(under, { search: "half" })).toEqual(["session-1"]);
    });

    it("refuses a note that is too long, and stays as it was", () => {
      const { history } = opened(open, 1);
      expect(() => history.update("session-1", { note: "x".repeat(4001) })).toThrow(InvalidInputError);
      expect(history.get("session-1", { limit: 1 }).session).toEqual(sampleSession(1));
      expect(history.update("session-1", { note: "👍".repeat(4000) }).note).toHaveLength(8000);
    });

    it("that is not there is not found", () => {
      const { history } = opened(open);
      expect(() => history.get("x", { limit: 1 })).toThrow(SessionNotFoundError);
      expect(() => history.update("x", { note: "" })).toThrow(SessionNotFoundError);
      expect(() => history.remove("x")).toThrow(SessionNotFoundError);
    });
  });
}

function describeRemoval(open: Open, { describe, it, expect }: Vitest): void {
  describe("what is removed", () => {
    it("is gone with its spans, and comes back whole when it is imported again", () => {
      const under = opened(open);
      commit(under, sampleSession(1), 5);
      const removed = under.history.remove("session-1");
      expect(removed).toEqual({ session: sampleSession(1), spans: sampleSpans(5) });
      expect([...under.history.spans("session-1")]).toEqual([]);
      expect(importAll(under, [removed])).toEqual({ imported: 1, unchanged: 0, kept: 0 });
      expect(under.history.get("session-1", { limit: 10 })).toMatchObject(removed);
    });
  });
}

function describeImport(open: Open, { describe, it, expect }: Vitest): void {
  describe("an import", () => {
    it("changes nothing until it is finished", () => {
      const under = opened(open);
      const staged = under.history.beginImport();
      staged.add({ session: sampleSession(1), spans: [] });
      expect(idsOf(under)).toEqual([]);
      staged.discard();
      expect(idsOf(under)).toEqual([]);
    });

    it("takes the spans of a session in parts", () => {
      const under = opened(open);
      const staged = under.history.beginImport();
      const spans = sampleSpans(5);
      staged.addSpans(spans.slice(0, 2));
      staged.addSpans(spans.slice(2, 3));
      staged.add({ session: sampleSession(1), spans: spans.slice(3) });
      staged.add({ session: sampleSession(2), spans: sampleSpans(1) });
      expect(staged.finish()).toMatchObject({ imported: 2 });
      staged.discard();
      expect([...under.history.spans("session-1")]).toEqual(spans);
      expect([...under.history.spans("session-2")]).toEqual(sampleSpans(1));
    });

    it("may be done twice", () => {
      const under = opened(open);
      const entries = [1, 2, 3].map((n) => ({ session: sampleSession(n), spans: sampleSpans(n) }));
      expect(importAll(under, entries)).toEqual({ imported: 3, unchanged: 0, kept: 0 });
      expect(importAll(under, entries)).toEqual({ imported: 0, unchanged: 3, kept: 0 });
      expect(under.history.get("session-3", { limit: 10 }).spans).toEqual(sampleSpans(3));
    });

    it("takes fields in another order for the same, and the first of two of one id", () => {
      const under = opened(open, 1);
      const { id, ...others } = sampleSession(1);
      const result = importAll(under, [
        { session: { ...others, id }, spans: [] },
        { session: sampleSession(2), spans: sampleSpans(1) },
        { session: sampleSession(2, { note: "second" }), spans: sampleSpans(3) },
      ]);
      expect(result).toEqual({ imported: 1, unchanged: 1, kept: 1 });
      expect(under.history.get("session-2", { limit: 10 })).toMatchObject({ spansCount: 1 });
    });
  });
}

function describeImportBeside(open: Open, { describe, it, expect }: Vitest): void {
  describe("an import beside what is there", () => {
    it("leaves what is there with another content as it is", () => {
      const under = opened(open, 1);
      const older = { session: sampleSession(1, { note: "older" }), spans: sampleSpans(1) };
      expect(importAll(under, [older])).toEqual({ imported: 0, unchanged: 0, kept: 1 });
      const { session, spansCount } = under.history.get("session-1", { limit: 10 });
      expect([session, spansCount]).toEqual([sampleSession(1), 0]);
    });

    it("does not touch the session that runs", () => {
      const under = opened(open);
      const { store, history } = under;
      store.commit({ snapshot: sampleSnapshot(1, "session-1"), spans: sampleSpans(2) });
      const rival = { session: sampleSession(1), spans: sampleSpans(9) };
      expect(importAll(under, [rival])).toEqual({ imported: 0, unchanged: 0, kept: 1 });
      store.commit({ snapshot: sampleSnapshot(2), ended: sampleSession(1) });
      expect(history.get("session-1", { limit: 10 }).spans).toEqual(sampleSpans(2));
    });

    it("lets commands and another import go on", () => {
      const under = opened(open);
      const [one, other] = [under.history.beginImport(), under.history.beginImport()];
      one.add({ session: sampleSession(1), spans: [] });
      other.add({ session: sampleSession(2), spans: [] });
      commit(under, sampleSession(3));
      expect(one.finish()).toMatchObject({ imported: 1 });
      expect(other.finish()).toMatchObject({ imported: 1 });
      for (const staged of [one, other]) staged.discard();
      expect(idsOf(under)).toEqual(["session-3", "session-2", "session-1"]);
    });
  });
}

/** With the sessions of these numbers in it. */
function openedEmpty(open: Open): HistoryUnderTest {
  const under = open();
  under.store.load();
  return under;
}

function opened(open: Open, ...numbers: number[]): HistoryUnderTest {
  const under = openedEmpty(open);
  for (const n of numbers) commit(under, sampleSession(n));
  return under;
}

const startOf = (n: number) => sampleSession(n).started_at_ms;

function commit({ store }: HistoryUnderTest, ended: SessionEntry["session"], spansCount = 0): void {
  store.commit({ snapshot: sampleSnapshot(1), ended, spans: sampleSpans(spansCount) });
}

function idsOf({ history }: HistoryUnderTest, query: Partial<HistoryQuery> = {}): string[] {
  return history.list({ limit: 200, ...query }).sessions.map(({ id }) => id);
}

/** Follows the cursors to the end. */
function pagesOf({ history }: HistoryUnderTest, limit: number, between = (): void => {}): string[][] {
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

function importAll({ history }: HistoryUnderTest, entries: readonly SessionEntry[]) {
  const staged = history.beginImport();
  for (const entry of entries) staged.add(entry);
  const result = staged.finish();
  staged.discard();
  return result;
}
