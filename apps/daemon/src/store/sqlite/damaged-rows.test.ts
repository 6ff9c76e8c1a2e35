import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { openTestStore, session, snapshot, spans, temporaryStateDir } from "../test-support.js";
import { Sql } from "./sql.js";

/** A store with three sessions, of which `damage` makes something else behind its back, and what it told since. */
function openDamaged(...damage: string[]) {
  const stateDir = temporaryStateDir();
  const told: string[] = [];
  const { store, history } = openTestStore(stateDir, {
    onNotice: ({ code, message }) => told.push(`${code}: ${message.split(":")[0]}`),
  });
  store.load();
  for (const n of [1, 2, 3]) store.commit({ snapshot: snapshot(n), ended: session(n), spans: spans(3) });
  const sql = new Sql(join(stateDir, "antidrift.db"));
  for (const statement of damage) sql.exec(statement);
  const count = (table: string) => sql.row<[number]>(`SELECT count(*) FROM ${table}`)?.[0];
  return { history, told, count };
}

const SESSION_2 = "UPDATE session SET body = substr(body, 2) WHERE id = 'session-2'";
const SESSION_3 = "UPDATE session SET body = '{}' WHERE id = 'session-3'";
const TWO_SPANS = "UPDATE span SET body = 'x' WHERE session_id = 'session-1' AND number > 1";

test("damaged entries are left out, told with their number, and kept", async () => {
  const { history, told, count } = openDamaged(SESSION_2, SESSION_3, TWO_SPANS);
  expect(history.list({ limit: 10 }).sessions).toEqual([session(1)]);
  await setImmediate();
  expect(told).toEqual(["store_rows_damaged: 2 entries of the history were damaged"]);
  expect([...history.sessions()]).toEqual([session(1)]);
  expect(history.get("session-1", { limit: 10 }).spans).toEqual(spans(1));
  await setImmediate();
  expect(told.slice(1)).toEqual(["store_rows_damaged: 4 entries of the history were damaged"]);
  expect([count("session"), count("span")]).toEqual([3, 9]);
});

test("a damaged entry that is asked for by its name is told", async () => {
  const { history, told } = openDamaged(SESSION_2);
  expect(() => history.get("session-2", { limit: 10 })).toThrow("session");
  await setImmediate();
  expect(told).toEqual(["store_rows_damaged: 1 entry of the history was damaged"]);
});

test("what is damaged of a session stays when the rest of it is corrected", () => {
  const { history, count } = openDamaged(TWO_SPANS);
  history.correct("session-1", ({ session: record, spans: good }) => ({ session: record, spans: good }));
  expect(count("span")).toBe(9);
  expect(history.get("session-1", { limit: 10 }).spans).toEqual(spans(1));
});

test("a damaged entry keeps no import from being taken in", () => {
  const { history, count } = openDamaged(SESSION_2);
  const staged = history.beginImport();
  for (const n of [2, 4]) staged.add({ session: session(n), spans: [] });
  expect(staged.finish()).toEqual({ imported: 1, unchanged: 0, kept: 1 });
  expect(count("session")).toBe(4);
  staged.discard();
});

test("where nothing is damaged nothing is told", async () => {
  const { history, told } = openDamaged();
  expect([...history.sessions()]).toHaveLength(3);
  await setImmediate();
  expect(told).toEqual([]);
});
