import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { APPLICATION_ID, migrate, SCHEMA_VERSION, STEPS } from "./schema.js";
import { Sql } from "./sql.js";
import { openTestStore, session, snapshot, spans, temporaryStateDir } from "../test-support.js";

/** A database as a version of the program left it. The statements are that version's: never adapt them. */
function writeVersion(path: string, version: number): void {
  const sql = new Sql(path);
  for (const step of STEPS.slice(0, version)) step(sql);
  sql.exec(`PRAGMA file.application_id = ${APPLICATION_ID}; PRAGMA file.user_version = ${version}`);
  sql.run("INSERT INTO snapshot (only, body) VALUES (1, ?)", JSON.stringify(snapshot(7)));
  for (const n of [1, 2, 3]) {
    const body = JSON.stringify(session(n, { note: `Straße ${n}` }));
    sql.run(
      "INSERT INTO session (id, started_at_ms, body) VALUES (?, ?, ?)",
      `session-${n}`,
      session(n).started_at_ms,
      body,
    );
  }
  sql.run(
    "INSERT INTO span (session_id, number, body) VALUES ('session-1', 1, ?)",
    JSON.stringify(spans(1)[0]),
  );
  sql.close();
}

const olderVersions = Array.from({ length: SCHEMA_VERSION - 1 }, (_, index) => index + 1);

test.each(olderVersions)("version %i is brought to the present one with all it holds", (version) => {
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir, { mode: 0o700 });
  writeVersion(join(stateDir, "antidrift.db"), version);
  const { store, history } = openTestStore(stateDir);
  expect(store.load()).toEqual({ snapshot: snapshot(7), notices: [] });
  expect(history.list({ limit: 10 }).sessions.map(({ id }) => id)).toEqual([
    "session-3",
    "session-2",
    "session-1",
  ]);
  expect(history.get("session-1", { limit: 10 }).spans).toEqual(spans(1));
  expect(history.list({ limit: 10, search: "STRASSE 2" }).sessions).toHaveLength(0);
  expect(history.list({ limit: 10, search: "STRAßE 2" }).sessions).toHaveLength(1);
});

test.each(olderVersions)("version %i and a new database end up with the same tables", (version) => {
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir);
  const [old, fresh] = [new Sql(join(stateDir, "old.db")), new Sql(join(stateDir, "fresh.db"))];
  for (const step of STEPS.slice(0, version)) step(old);
  old.exec(`PRAGMA file.user_version = ${version}`);
  for (const sql of [old, fresh]) migrate(sql);
  const shape = "SELECT type, name, sql FROM file.sqlite_schema ORDER BY name";
  expect(old.rows(shape)).toEqual(fresh.rows(shape));
  for (const sql of [old, fresh]) sql.close();
});

test("a migration that fails leaves the database as it was", () => {
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir);
  const path = join(stateDir, "antidrift.db");
  writeVersion(path, 1);
  const sql = new Sql(path);
  sql.exec("ALTER TABLE session ADD COLUMN search TEXT");
  expect(() => migrate(sql)).toThrow("duplicate column");
  expect(sql.row("PRAGMA file.user_version")).toEqual([1]);
  expect(sql.row("SELECT count(*) FROM session")).toEqual([3]);
  sql.close();
});

test("the files of the time before the database are taken over once, then gone", async () => {
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir);
  writeFileSync(join(stateDir, "snapshot.json"), JSON.stringify({ version: 1, snapshot: snapshot(9) }));
  writeFileSync(
    join(stateDir, "history.jsonl"),
    `${JSON.stringify(session(1))}\n${JSON.stringify(session(2))}\n`,
  );
  const first = openTestStore(stateDir);
  expect(first.store.load()).toEqual({ snapshot: snapshot(9), notices: [] });
  expect(first.history.list({ limit: 10 }).sessions).toHaveLength(2);
  first.store.commit({ snapshot: snapshot(10) });
  await first.close();
  expect(readdirSync(stateDir).filter((name) => /\.jsonl?$/.test(name))).toEqual([]);
  expect(openTestStore(stateDir).store.load()).toEqual({ snapshot: snapshot(10), notices: [] });
});

test("files of that time that make no sense are set aside, and what makes sense is taken over", () => {
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir);
  writeFileSync(join(stateDir, "snapshot.json"), `{"version":1,"snapshot":{"revis`);
  writeFileSync(join(stateDir, "history.jsonl"), `${JSON.stringify(session(1))}\n{"id":`);
  const { store, history } = openTestStore(stateDir);
  expect(store.load().notices.map(({ code }) => code)).toEqual(["store_damaged", "store_damaged"]);
  expect(history.list({ limit: 10 }).sessions).toEqual([session(1)]);
  expect(readdirSync(stateDir)).toEqual(
    expect.arrayContaining([
      "history.damaged-2026-03-01T12-00-00-000Z.jsonl",
      "snapshot.damaged-2026-03-01T12-00-00-000Z.json",
    ]),
  );
});

test("files of that time beside a good database are taken over where they are new", async () => {
  const stateDir = temporaryStateDir();
  const first = openTestStore(stateDir);
  first.store.commit({ snapshot: snapshot(10), ended: session(1) });
  await first.close();
  writeFileSync(
    join(stateDir, "history.jsonl"),
    `${JSON.stringify(session(1))}\n${JSON.stringify(session(2))}\n`,
  );
  const { store, history } = openTestStore(stateDir);
  expect(store.load()).toEqual({ snapshot: snapshot(10), notices: [] });
  expect(history.list({ limit: 10 }).sessions).toEqual([session(2), session(1)]);
  expect(readdirSync(stateDir)).not.toContain("history.jsonl");
});

test("files of that time that say something else than the database are set aside and told", async () => {
  const stateDir = temporaryStateDir();
  const first = openTestStore(stateDir);
  first.store.commit({ snapshot: snapshot(10), ended: session(1) });
  await first.close();
  writeFileSync(join(stateDir, "snapshot.json"), JSON.stringify({ version: 1, snapshot: snapshot(9) }));
  writeFileSync(join(stateDir, "history.jsonl"), JSON.stringify(session(1, { note: "another" })));
  const { store, history } = openTestStore(stateDir);
  const { snapshot: found, notices } = store.load();
  expect(found).toEqual(snapshot(10));
  expect(notices.map(({ code }) => code)).toEqual(["store_left_over", "store_left_over"]);
  expect(history.list({ limit: 10 }).sessions).toEqual([session(1)]);
  expect(readdirSync(stateDir)).toEqual(
    expect.arrayContaining([
      "history.earlier-2026-03-01T12-00-00-000Z.jsonl",
      "snapshot.earlier-2026-03-01T12-00-00-000Z.json",
    ]),
  );
});
