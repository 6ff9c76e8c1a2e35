import { copyFileSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Sql } from "../sqlite/sql.js";
import { breakSchema, openTestStore, session, snapshot, spans, temporaryStateDir } from "../test-support.js";
import { copyDatabase } from "./copies/copy-database.js";
import { makeCopy } from "./copies/make-copy.js";
import { openPaths, refuseOpenFiles } from "./refuse-open-files.js";
import { stateFiles } from "./state-files.js";

/** What a running store has open of its directory. SQLite lets go of a second opening only when no lock is held. */
function openNames(stateDir: string): string[] {
  const inside = openPaths().filter((path) => path.startsWith(`${stateDir}/`));
  return [...new Set(inside.map((path) => path.slice(stateDir.length + 1)))].toSorted();
}

const RUNNING = ["antidrift.db", "antidrift.db-shm", "antidrift.db-wal", "lock.db"];

async function leaveDatabase(stateDir: string): Promise<void> {
  const { store, close } = openTestStore(stateDir);
  store.load();
  store.commit({ snapshot: snapshot(5), ended: session(1), spans: spans(3) });
  await close();
}

describe.skipIf(process.platform !== "linux")(
  "no file is open when it is renamed, replaced or removed",
  () => {
    test("which is what a connection that was only closed would have kept from being so", () => {
      const stateDir = temporaryStateDir();
      mkdirSync(stateDir);
      const path = join(stateDir, "antidrift.db");
      const sql = new Sql(path);
      sql.exec("CREATE TABLE file.a (b)");
      refuseOpenFiles();
      expect(() => renameSync(path, `${path}.aside`)).toThrow("EBUSY");
      sql.close();
      expect(() => renameSync(path, `${path}.aside`)).not.toThrow();
    });

    test("at the first start, and at the next", async () => {
      refuseOpenFiles();
      const stateDir = temporaryStateDir();
      await leaveDatabase(stateDir);
      expect(openNames(stateDir)).toEqual([]);
      const { store, history } = openTestStore(stateDir);
      expect(store.load()).toEqual({ snapshot: snapshot(5), notices: [] });
      history.list({ limit: 10 });
      expect(openNames(stateDir)).toEqual(RUNNING);
    });

    test("when a damaged database is set aside and a copy takes its place", async () => {
      const stateDir = temporaryStateDir();
      await leaveDatabase(stateDir);
      const files = stateFiles(stateDir);
      mkdirSync(files.copiesDir);
      copyFileSync(files.database, join(files.copiesDir, "antidrift-2026-02-27.db"));
      writeFileSync(join(files.copiesDir, "antidrift-2026-02-28.db"), Buffer.alloc(8192));
      breakSchema(files.database);
      refuseOpenFiles();
      const { store } = openTestStore(stateDir);
      expect(store.load().notices.map(({ code }) => code)).toEqual(["store_damaged"]);
      expect(store.load().snapshot).toEqual(snapshot(5));
      expect(openNames(stateDir)).toEqual(RUNNING);
    });

    test("when the database turns out damaged while the store works", async () => {
      const stateDir = temporaryStateDir();
      await leaveDatabase(stateDir);
      refuseOpenFiles();
      const told: string[] = [];
      const { store, history } = openTestStore(stateDir, { onNotice: ({ code }) => told.push(code) });
      store.load();
      history.list({ limit: 10 });
      breakSchema(stateFiles(stateDir).database);
      store.commit({ snapshot: snapshot(6), ended: session(2) });
      await Promise.resolve();
      expect(told).toEqual(["store_damaged"]);
      expect(openNames(stateDir)).toEqual(RUNNING);
    });

    test("when the files of the time before the database are taken over", () => {
      const stateDir = temporaryStateDir();
      mkdirSync(stateDir);
      writeFileSync(join(stateDir, "snapshot.json"), JSON.stringify({ version: 1, snapshot: snapshot(9) }));
      writeFileSync(join(stateDir, "history.jsonl"), `${JSON.stringify(session(1))}\n{"id":`);
      refuseOpenFiles();
      const { store } = openTestStore(stateDir);
      expect(store.load().snapshot).toEqual(snapshot(9));
      expect(openNames(stateDir)).toEqual(RUNNING);
    });

    test("when the daily copy is made", async () => {
      const stateDir = temporaryStateDir();
      const { store, close } = openTestStore(stateDir);
      store.commit({ snapshot: snapshot(5), ended: session(1) });
      refuseOpenFiles();
      const files = stateFiles(stateDir);
      await makeCopy(files, "2026-03-01", async (source, target) => copyDatabase(source, target));
      expect(readdirSync(files.copiesDir)).toEqual(["antidrift-2026-03-01.db"]);
      expect(openNames(stateDir)).toEqual(RUNNING);
      await close();
      expect(openNames(stateDir)).toEqual([]);
    });

    test("when sessions are imported, and when the store ends", async () => {
      refuseOpenFiles();
      const stateDir = temporaryStateDir();
      const { history, close } = openTestStore(stateDir);
      const staged = history.beginImport();
      staged.add({ session: session(1), spans: spans(3) });
      expect(staged.finish()).toMatchObject({ imported: 1 });
      staged.discard();
      await close();
      expect(openNames(stateDir)).toEqual([]);
      rmSync(stateFiles(stateDir).database);
    });
  },
);
