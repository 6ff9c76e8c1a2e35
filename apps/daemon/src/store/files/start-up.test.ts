import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { copyPath } from "./copies/copies.js";
import { SCHEMA_VERSION } from "../sqlite/schema.js";
import { Sql } from "../sqlite/sql.js";
import { breakSchema, openTestStore, session, snapshot, spans, temporaryStateDir } from "../test-support.js";

let stateDir: string;
let database: string;

/** What a run of some size leaves. */
beforeEach(async () => {
  stateDir = temporaryStateDir();
  database = join(stateDir, "antidrift.db");
  const { store, close } = openTestStore(stateDir);
  store.load();
  for (let n = 1; n <= 40; n += 1)
    store.commit({ snapshot: snapshot(n), ended: session(n), spans: spans(20) });
  await close();
});

function overwrite(bytes: Buffer | string, suffix = ""): void {
  writeFileSync(database + suffix, bytes);
}

function png(): Buffer {
  return Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(20_000, 7)]);
}

function otherDatabase(): void {
  rmSync(database);
  const sql = new Sql(database);
  sql.exec("CREATE TABLE file.bookmarks (url TEXT); PRAGMA file.user_version = 3");
  sql.close();
}

function futureVersion(): void {
  const sql = new Sql(database);
  sql.exec(`CREATE TABLE file.future (a); PRAGMA file.user_version = ${SCHEMA_VERSION + 1}`);
  sql.exec("PRAGMA file.wal_checkpoint(TRUNCATE)");
  sql.close();
}

function withoutTable(): void {
  const sql = new Sql(database);
  sql.exec("DROP TABLE session");
  sql.close();
}

function damages(): [string, string, () => void][] {
  return [
    ["an empty file", "store_damaged", () => overwrite("")],
    ["a file of one byte", "store_damaged", () => overwrite("S")],
    ["half a file", "store_damaged", () => truncateSync(database, readFileSync(database).length / 2)],
    ["NULs", "store_damaged", () => overwrite(Buffer.alloc(40_960))],
    [
      "a page of NULs in the middle",
      "store_damaged",
      () => overwrite(readFileSync(database).fill(0, 8192, 16_384)),
    ],
    ["a picture", "store_damaged", () => overwrite(png())],
    ["a text", "store_damaged", () => overwrite("Dear diary,\n".repeat(100))],
    ["a database without our tables", "store_damaged", withoutTable],
    ["another program's database", "store_foreign", otherDatabase],
    ["a database of a future version", "store_newer", futureVersion],
    ["a directory", "store_damaged", () => (rmSync(database), mkdirSync(database))],
    [
      "a link to nowhere",
      "store_unreadable",
      () => (rmSync(database), symlinkSync("/nowhere/at/all", database)),
    ],
    ["a link to itself", "store_unreadable", () => (rmSync(database), symlinkSync("antidrift.db", database))],
  ];
}

describe("starts from", () => {
  test.each(damages())("%s: it is set aside by a name the notice tells", async (_, code, damage) => {
    damage();
    const opened = openTestStore(stateDir);
    const { snapshot: found, notices } = opened.store.load();
    expect(found).toBeUndefined();
    expect(notices.map((notice) => notice.code)).toEqual([code]);
    const aside = readdirSync(stateDir).find((name) =>
      /^antidrift\.[a-z]+-2026-03-01T12-00-00-000Z\.db$/.test(name),
    );
    expect(notices[0]?.message).toContain(aside);

    opened.store.commit({ snapshot: snapshot(1), ended: session(1) });
    await opened.close();
    const again = openTestStore(stateDir);
    expect(again.store.load()).toEqual({ snapshot: snapshot(1), notices: [] });
    expect(again.history.list({ limit: 10 }).sessions).toEqual([session(1)]);
  });

  test.each(damages())("%s: the newest good copy takes its place", async (_, code, damage) => {
    mkdirSync(join(stateDir, "copies"));
    copyFileSync(database, copyPath(join(stateDir, "copies"), "2026-02-27"));
    writeFileSync(copyPath(join(stateDir, "copies"), "2026-02-28"), Buffer.alloc(8192));
    damage();
    const opened = openTestStore(stateDir);
    const { snapshot: found, notices } = opened.store.load();
    expect(found).toEqual(snapshot(40));
    expect(notices).toEqual([
      {
        code,
        message: expect.stringMatching(
          /goes on with its copy of 2026-02-27: what was saved after that is missing from the history\. antidrift\..*\.db is kept\.$/,
        ),
      },
    ]);
    expect(opened.history.list({ limit: 200 }).sessions).toHaveLength(40);
  });

  test("a copy made while the clock was ahead does not pass for the newest", () => {
    mkdirSync(join(stateDir, "copies"));
    copyFileSync(database, copyPath(join(stateDir, "copies"), "2026-02-27"));
    copyFileSync(database, copyPath(join(stateDir, "copies"), "2027-02-27"));
    writeFileSync(database, "");
    const { notices } = openTestStore(stateDir).store.load();
    expect(notices.map(({ message }) => message).join(" ")).toContain("its copy of 2026-02-27");
  });

  test("garbage for a log: the state before it, and the garbage kept", () => {
    overwrite(png(), "-wal");
    const { snapshot: found, notices } = openTestStore(stateDir).store.load();
    expect(found).toEqual(snapshot(40));
    expect(notices.map(({ code }) => code)).toEqual(["store_log_damaged"]);
    expect(readdirSync(stateDir)).toContain("antidrift.damaged-2026-03-01T12-00-00-000Z.db-wal");
  });

  test.each([
    ["an empty log", ""],
    ["a log that has only begun", Buffer.from("377f0682002de218", "hex")],
  ])("%s: nothing is missing", (_, log) => {
    overwrite(log, "-wal");
    expect(openTestStore(stateDir).store.load()).toEqual({ snapshot: snapshot(40), notices: [] });
  });

  test("a log without its database: it is not joined with the next one", () => {
    overwrite("x".repeat(50_000), "-wal");
    rmSync(database);
    expect(openTestStore(stateDir).store.load()).toEqual({ notices: [] });
  });

  test("a half-made replacement: it is made anew", () => {
    overwrite(png(), ".new");
    rmSync(database);
    expect(openTestStore(stateDir).store.load()).toEqual({ notices: [] });
  });

  test("a database that was removed: the newest copy takes its place", () => {
    mkdirSync(join(stateDir, "copies"));
    copyFileSync(database, copyPath(join(stateDir, "copies"), "2026-02-27"));
    rmSync(database);
    const { snapshot: found, notices } = openTestStore(stateDir).store.load();
    expect(found).toEqual(snapshot(40));
    expect(notices.map(({ code }) => code)).toEqual(["store_missing"]);
  });

  test("a file for the directory of copies", () => {
    writeFileSync(join(stateDir, "copies"), "");
    overwrite("");
    expect(openTestStore(stateDir).store.load().notices).toHaveLength(1);
  });

  test("a link to a database elsewhere, which it follows", () => {
    const elsewhere = join(stateDir, "..", "elsewhere.db");
    copyFileSync(database, elsewhere);
    rmSync(database);
    symlinkSync(elsewhere, database);
    expect(openTestStore(stateDir).store.load()).toEqual({ snapshot: snapshot(40), notices: [] });
  });
});

test("a saved state that makes no sense is kept in a file of its own, and the history goes on", () => {
  const sql = new Sql(database);
  sql.run("UPDATE snapshot SET body = ?", `{"revision":-1}`);
  sql.close();
  const { store, history } = openTestStore(stateDir);
  const { snapshot: found, notices } = store.load();
  expect(found).toBeUndefined();
  expect(notices).toEqual([
    {
      code: "store_snapshot_damaged",
      message: expect.stringContaining("snapshot.damaged-2026-03-01T12-00-00-000Z.json"),
    },
  ]);
  expect(history.list({ limit: 200 }).sessions).toHaveLength(40);
  store.commit({ snapshot: snapshot(1) });
});

test("a session whose text makes no sense is passed over", () => {
  const sql = new Sql(database);
  sql.run("UPDATE session SET body = 'x' WHERE id = 'session-7'");
  sql.run("UPDATE span SET body = '{}' WHERE session_id = 'session-8' AND number = 1");
  sql.close();
  const { history } = openTestStore(stateDir);
  expect(history.list({ limit: 200 }).sessions).toHaveLength(39);
  expect(history.get("session-8", { limit: 100 }).spans).toHaveLength(19);
});

test("damage that shows while the daemon runs is mended by the change that meets it", async () => {
  mkdirSync(join(stateDir, "copies"));
  copyFileSync(database, copyPath(join(stateDir, "copies"), "2026-02-27"));
  const told: string[] = [];
  const { store, history } = openTestStore(stateDir, { onNotice: ({ code }) => told.push(code) });
  store.load();
  breakSchema(database);
  store.commit({ snapshot: snapshot(41), ended: session(41) });
  expect(told).toEqual([]);
  await Promise.resolve();
  expect(told).toEqual(["store_damaged"]);
  expect(history.list({ limit: 200 }).sessions).toHaveLength(41);
});

test("what is appended to the database file by mistake does no harm", () => {
  appendFileSync(database, "garbage");
  expect(openTestStore(stateDir).store.load()).toEqual({ snapshot: snapshot(40), notices: [] });
});
