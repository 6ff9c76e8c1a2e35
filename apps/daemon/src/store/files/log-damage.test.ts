import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { SCHEMA_VERSION } from "../sqlite/schema.js";
import { Sql } from "../sqlite/sql.js";
import { copyAsLeftBehind, openTestStore, session, snapshot, temporaryStateDir } from "../test-support.js";
import { hasFramesBehindDamage } from "./log-frames.js";

const FRAME_BYTES = 24 + 4096;

/** A directory as a killed daemon leaves it, with ten sessions of which the log has all. */
function leftBehind(): { stateDir: string; log: string } {
  const running = temporaryStateDir();
  const { store } = openTestStore(running);
  for (let n = 1; n <= 10; n += 1) store.commit({ snapshot: snapshot(n), ended: session(n) });
  const stateDir = temporaryStateDir();
  copyAsLeftBehind(running, stateDir);
  return { stateDir, log: join(stateDir, "antidrift.db-wal") };
}

function flipBit(path: string, at: number): void {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

const kept = (stateDir: string) =>
  readdirSync(stateDir).filter((name) => name.startsWith("antidrift.damaged-"));

test("a log that is whole, or was cut off, has nothing behind a damage", () => {
  const { stateDir, log } = leftBehind();
  expect(hasFramesBehindDamage(log)).toBe(false);
  writeFileSync(log, readFileSync(log).subarray(0, -1000));
  expect(hasFramesBehindDamage(log)).toBe(false);
  expect(openTestStore(stateDir).store.load().notices).toEqual([]);
});

test.each([
  ["in a page", 32 + 10 * FRAME_BYTES + 200],
  ["in the number of a page", 32 + 10 * FRAME_BYTES + 3],
  ["in a checksum", 32 + 10 * FRAME_BYTES + 18],
  ["in the head of the log", 20],
])("one bit that flipped %s is told, and the log is kept", (_, at) => {
  const { stateDir, log } = leftBehind();
  flipBit(log, at);
  const damaged = readFileSync(log);
  const { store } = openTestStore(stateDir);
  expect(store.load().notices.map(({ code }) => code)).toEqual(["store_log_damaged"]);
  const [name = ""] = kept(stateDir);
  expect(store.load().notices[0]?.message).toContain(name);
  expect(readFileSync(join(stateDir, name))).toEqual(damaged);
});

test("changes that were never finished, at the end of the log, are no damage", () => {
  const { stateDir, log } = leftBehind();
  flipBit(log, readFileSync(log).length - 100);
  const { store, history } = openTestStore(stateDir);
  expect(store.load().notices).toEqual([]);
  expect(history.list({ limit: 20 }).sessions).toHaveLength(9);
});

test("a newer version that stands only in the log is not set back", async () => {
  const running = temporaryStateDir();
  const { close } = openTestStore(running);
  await close();
  const sql = new Sql(join(running, "antidrift.db"));
  sql.exec(`PRAGMA file.user_version = ${SCHEMA_VERSION + 1}`);
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir, { mode: 0o700 });
  copyAsLeftBehind(running, stateDir);
  sql.close();
  expect(
    openTestStore(stateDir)
      .store.load()
      .notices.map(({ code }) => code),
  ).toEqual(["store_newer"]);
  const name = readdirSync(stateDir).find((each) => each.startsWith("antidrift.newer-")) ?? "";
  const aside = new Sql(join(stateDir, name));
  expect(aside.row("PRAGMA file.user_version")).toEqual([SCHEMA_VERSION + 1]);
  aside.close();
});
