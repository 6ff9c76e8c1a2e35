import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { Sql } from "../../sqlite/sql.js";
import { breakSchema, openTestStore, snapshot, temporaryStateDir } from "../../test-support.js";
import { stateFiles } from "../state-files.js";
import { copyOnThread } from "./copy-on-thread.js";

// As it is built: Node runs no TypeScript.
const copy = copyOnThread(pathToFileURL(join(import.meta.dirname, "../../../../dist/copy-worker.mjs")));

async function setUp(): Promise<{ source: string; target: string }> {
  const stateDir = temporaryStateDir();
  const { store, close } = openTestStore(stateDir);
  store.commit({ snapshot: snapshot(5) });
  await close();
  const { database: source, copiesDir } = stateFiles(stateDir);
  mkdirSync(copiesDir);
  const target = join(copiesDir, "copy.db");
  writeFileSync(target, "");
  return { source, target };
}

test("a thread copies the database", async () => {
  const { source, target } = await setUp();
  await copy(source, target);
  const sql = new Sql(target);
  expect(sql.row("SELECT body ->> 'revision' FROM snapshot")).toEqual([5]);
  sql.close();
});

test("a thread that finds the database damaged says so by SQLite's code", async () => {
  const { source, target } = await setUp();
  breakSchema(source);
  await expect(copy(source, target)).rejects.toMatchObject({ code: "SQLITE_CORRUPT" });
});
