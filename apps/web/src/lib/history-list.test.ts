import type { SessionRecord } from "@antidrift/wire";
import { beforeEach, expect, it } from "vitest";
import { HistoryList, type HistoryApi } from "./history-list.svelte.js";
import { sessionRecord } from "./testing.js";

const noon = new Date(2026, 10, 30, 12).getTime();
const DAY_MS = 24 * 3600 * 1000;

let kept: SessionRecord[];
let asked: Parameters<HistoryApi["listSessions"]>[0][];
let gates: (() => void)[] | undefined;
let list: HistoryList;

const api: HistoryApi = {
  async listSessions(query = {}) {
    asked.push(query);
    const matching = kept.filter(({ next_action }) => next_action.includes(query.q ?? ""));
    if (gates !== undefined) await new Promise<void>((resolve) => gates?.push(resolve));
    const from = Number(query.cursor ?? 0);
    const more = from + 2 < matching.length ? { next_cursor: String(from + 2) } : {};
    return { sessions: matching.slice(from, from + 2), ...more };
  },
  async updateSession(id, change) {
    const record = kept.find((each) => each.id === id);
    if (record === undefined) throw new Error(`no ${id}`);
    return Object.assign(record, change);
  },
  async removeSession(id) {
    const session = kept.find((each) => each.id === id);
    if (session === undefined) throw new Error(`no ${id}`);
    kept = kept.filter((each) => each !== session);
    return { session, spans: [] };
  },
  async importHistory(file) {
    if (file instanceof Blob) throw new Error("The page sends no files.");
    kept.push(...file.sessions.map(({ session }) => session));
    return { imported: file.sessions.length, unchanged: 0, kept: 0 };
  },
};

beforeEach(() => {
  gates = undefined;
  asked = [];
  kept = [0, 1, 2, 3].map((index) =>
    sessionRecord({
      id: `r${index}`,
      next_action: `action ${index}`,
      started_at_ms: noon - index * 0.4 * DAY_MS,
    }),
  );
  list = new HistoryList(api);
});

it("lists by day, the newest first, page by page", async () => {
  await list.search("");
  expect(list.more).toBe(true);
  await list.readMore();
  expect(list.more).toBe(false);
  expect(list.days.map(({ records }) => records.map(({ id }) => id))).toEqual([
    ["r0", "r1"],
    ["r2", "r3"],
  ]);
});

it("shows the answer to the latest question only", async () => {
  gates = [];
  const first = list.search("action");
  const second = list.search("action 3");
  gates[1]?.();
  await second;
  gates[0]?.();
  await first;
  expect(list.records.map(({ id }) => id)).toEqual(["r3"]);
});

it("says so when the history cannot be read, and recovers", async () => {
  const broken = new HistoryList({ ...api, listSessions: () => Promise.reject(new Error("away")) });
  await broken.search("");
  expect(broken.status).toBe("failed");
  await list.search("");
  expect(list.status).toBe("ready");
});

/** Makes the list one of a daemon that can be away. */
function listOfDaemon(): { away: boolean } {
  const daemon = { away: false };
  list = new HistoryList({
    ...api,
    listSessions: (query) => (daemon.away ? Promise.reject(new Error("away")) : api.listSessions(query)),
  });
  return daemon;
}

it("shows nothing for words that could not be looked for, and looks for them again", async () => {
  const daemon = listOfDaemon();
  await list.search("");
  daemon.away = true;
  await list.search("action 3");
  expect(list).toMatchObject({ status: "failed", query: "action 3", records: [], more: false });
  daemon.away = false;
  await list.tryAgain();
  expect(list.status).toBe("ready");
  expect(list.records.map(({ id }) => id)).toEqual(["r3"]);
});

it("keeps what is there when older sessions could not be read, and goes on from there", async () => {
  const daemon = listOfDaemon();
  await list.search("");
  daemon.away = true;
  await list.readMore();
  expect(list.status).toBe("failed");
  expect(list.records.map(({ id }) => id)).toEqual(["r0", "r1"]);
  daemon.away = false;
  await list.tryAgain();
  expect(list.records.map(({ id }) => id)).toEqual(["r0", "r1", "r2", "r3"]);
});

it("shows an edited record in its place", async () => {
  await list.search("");
  await list.edit("r1", { outcome: "partly", note: "Later." });
  expect(list.records[1]).toMatchObject({ id: "r1", outcome: "partly", note: "Later." });
});

it("brings a deleted record back to where it was", async () => {
  await list.search("");
  await list.remove("r0");
  expect(list.records.map(({ id }) => id)).toEqual(["r1"]);
  await list.undoRemove();
  expect(list.records.map(({ id }) => id)).toEqual(["r0", "r1"]);
  expect(list.deleted).toBeUndefined();
  expect(kept.map(({ id }) => id)).toContain("r0");
});
