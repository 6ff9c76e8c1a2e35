import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { copyDatabase } from "./copy-database.js";
import { scheduleCopies } from "./daily-copy.js";
import { StateDatabase } from "../state-database.js";
import { writeSnapshot } from "../../sqlite/rows.js";
import { Sql } from "../../sqlite/sql.js";
import { stateFiles } from "../state-files.js";
import { breakSchema, NOON, snapshot, temporaryStateDir } from "../../test-support.js";

const DAY_MS = 24 * 60 * 60 * 1000;
const noop = () => undefined;

function setUp(stateDir = temporaryStateDir()) {
  const files = stateFiles(stateDir);
  const clock = { now: NOON };
  const notices: string[] = [];
  const errors: unknown[] = [];
  const nowMs = () => clock.now;
  const database = new StateDatabase({
    files,
    nowMs,
    onNotice: ({ code }) => notices.push(code),
    onNoticeOver: noop,
  });
  const copies = scheduleCopies({
    database,
    files,
    nowMs,
    copyDatabase: async (source, target) => copyDatabase(source, target),
    onError: (error) => errors.push(error),
  });
  onTestFinished(async () => {
    await copies.stop();
    database.close();
  });
  const names = () => readdirSync(files.copiesDir);
  return { files, clock, notices, errors, database, copies, names };
}

test("a copy holds what was committed when it was made, and only the user can read it", async () => {
  const { database, copies, files } = setUp();
  database.write((sql) => writeSnapshot(sql, snapshot(5)));
  await copies.look();
  database.write((sql) => writeSnapshot(sql, snapshot(6)));
  const path = join(files.copiesDir, "antidrift-2026-03-01.db");
  const copy = new Sql(path);
  expect(copy.row("SELECT body ->> 'revision' FROM snapshot")).toEqual([5]);
  copy.close();
  const othersMay = process.platform === "win32" ? 0 : statSync(path).mode & 0o077;
  expect(othersMay).toBe(0);
});

test("there is one copy a day, and the last seven are kept", async () => {
  const { copies, clock, names, errors } = setUp();
  for (let day = 0; day < 9; day += 1) {
    await copies.look();
    await copies.look();
    clock.now += DAY_MS;
  }
  expect(errors).toEqual([]);
  expect(names().toSorted()).toEqual(
    ["03", "04", "05", "06", "07", "08", "09"].map((day) => `antidrift-2026-03-${day}.db`),
  );
});

test("a copy of a day to come, from when the clock was ahead, goes before that day is there", async () => {
  const { copies, clock, names, errors } = setUp();
  clock.now += 2 * DAY_MS;
  await copies.look();
  clock.now -= 2 * DAY_MS;
  await copies.look();
  expect(names()).toHaveLength(2);
  clock.now += DAY_MS;
  await copies.look();
  expect(names().toSorted()).toEqual(["01", "02"].map((day) => `antidrift-2026-03-${day}.db`));
  expect(errors).toEqual([]);
});

test("looks come by themselves, a while after the start", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { copies, names, clock } = setUp();
  vi.advanceTimersByTime(60_000);
  await copies.stop();
  expect(names()).toEqual(["antidrift-2026-03-01.db"]);
  clock.now += DAY_MS;
  vi.advanceTimersByTime(10 * 60 * 60_000);
  expect(names()).toHaveLength(1);
});

test("a damaged database is not copied: it is replaced by the copy of the day before", async () => {
  const { database, copies, clock, notices, errors, names, files } = setUp();
  database.write((sql) => writeSnapshot(sql, snapshot(5)));
  await copies.look();
  clock.now += DAY_MS;
  breakSchema(files.database);
  await copies.look();
  expect(errors).toHaveLength(1);
  expect(notices).toEqual(["store_damaged"]);
  expect(names()).toEqual(["antidrift-2026-03-01.db"]);
  expect(database.read((each) => each.row("SELECT body ->> 'revision' FROM snapshot"))).toEqual([5]);
});

test("a copy that cannot be made is told and costs nothing", async () => {
  const { copies, errors, files, database } = setUp();
  writeFileSync(files.copiesDir, "a file");
  await copies.look();
  expect(errors).toHaveLength(1);
  database.write((sql) => writeSnapshot(sql, snapshot(6)));
  rmSync(files.copiesDir);
  await copies.look();
  expect(errors).toHaveLength(1);
});

test("a copy that was being made when the power went is no copy", async () => {
  const stateDir = temporaryStateDir();
  const { copies, names, files } = setUp(stateDir);
  mkdirSync(files.copiesDir);
  writeFileSync(join(files.copiesDir, "antidrift-2026-03-01.db.new"), "half");
  await copies.look();
  expect(names()).toEqual(["antidrift-2026-03-01.db"]);
});
