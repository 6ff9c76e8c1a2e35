import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connect } from "./connect.js";
import { temporaryStateDir } from "../test-support.js";

test("every commit waits for the disk", () => {
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir);
  const sql = connect(join(stateDir, "antidrift.db"));
  expect(sql.row("PRAGMA file.journal_mode")).toEqual(["wal"]);
  // 2 is FULL: the log is synced with each commit, not only when it is folded into the database.
  expect(sql.row("PRAGMA file.synchronous")).toEqual([2]);
  expect(sql.row("PRAGMA fullfsync")).toEqual([1]);
  sql.close();
});
