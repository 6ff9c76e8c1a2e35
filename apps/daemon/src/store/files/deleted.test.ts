import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { SessionNotFoundError } from "@antidrift/session";
import { expect, onTestFinished, test, vi } from "vitest";
import { openTestStore, session, snapshot, spans, temporaryStateDir } from "../test-support.js";
import { copyDatabase } from "./copies/copy-database.js";
import { makeCopy } from "./copies/make-copy.js";
import { stateFiles } from "./state-files.js";

const SECRET = "what nobody may read again";

function holdsSecret(stateDir: string): string[] {
  return readdirSync(stateDir).filter(
    (name) => name.startsWith("antidrift.db") && readFileSync(join(stateDir, name)).includes(SECRET),
  );
}

test("a session that is removed leaves neither pages nor log behind", () => {
  const stateDir = temporaryStateDir();
  const { store, history } = openTestStore(stateDir);
  const secret = spans(300).map((span) => Object.assign(span, { title: SECRET }));
  store.commit({ snapshot: snapshot(1), ended: session(1, { note: SECRET }), spans: secret });
  store.commit({ snapshot: snapshot(2), ended: session(2) });
  expect(holdsSecret(stateDir)).not.toEqual([]);
  history.remove("session-1");
  expect(holdsSecret(stateDir)).toEqual([]);
});

test("copies of more than a week ago go with the next one, however few there are", async () => {
  const stateDir = temporaryStateDir();
  openTestStore(stateDir);
  const files = stateFiles(stateDir);
  mkdirSync(files.copiesDir);
  for (const day of ["2026-01-01", "2026-02-21", "2026-02-22"])
    writeFileSync(join(files.copiesDir, `antidrift-${day}.db`), "");
  await makeCopy(files, "2026-03-01", async (source, target) => copyDatabase(source, target));
  expect(readdirSync(files.copiesDir).toSorted()).toEqual(
    ["2026-02-22", "2026-03-01"].map((day) => `antidrift-${day}.db`),
  );
});

test("a session that is removed is in no copy once the next one is made, also by another start", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const stateDir = temporaryStateDir();
  const { copiesDir, database } = stateFiles(stateDir);
  const first = openTestStore(stateDir);
  first.store.commit({ snapshot: snapshot(1), ended: session(1, { note: SECRET }) });
  first.store.commit({ snapshot: snapshot(2), ended: session(2) });
  await vi.advanceTimersByTimeAsync(60_000);
  const yesterday = join(copiesDir, "antidrift-2026-02-28.db");
  copyDatabase(database, yesterday);
  const holding = () =>
    readdirSync(copiesDir).filter((name) => readFileSync(join(copiesDir, name)).includes(SECRET));
  expect(holding().toSorted()).toEqual(["antidrift-2026-02-28.db", "antidrift-2026-03-01.db"]);
  first.history.remove("session-1");
  await first.close();

  const second = openTestStore(stateDir);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(holding()).toEqual([]);
  expect(readdirSync(copiesDir)).toEqual(["antidrift-2026-03-01.db"]);
  // Where nothing was removed since, copies stay.
  copyDatabase(database, yesterday);
  expect(() => second.history.remove("session-1")).toThrow(SessionNotFoundError);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(readdirSync(copiesDir)).toHaveLength(2);
  await second.close();
});

test("the next start removes what killed processes left: half a copy, and the copies they read by", () => {
  const stateDir = temporaryStateDir();
  const { copiesDir } = stateFiles(stateDir);
  mkdirSync(copiesDir, { recursive: true, mode: 0o700 });
  writeFileSync(join(copiesDir, "antidrift-2026-02-28.db.new"), SECRET);
  writeFileSync(join(copiesDir, "antidrift-2026-02-28.db.new-journal"), SECRET);
  // No process has so high a number.
  const abandoned = mkdtempSync(join(tmpdir(), "antidrift-view-99999999-"));
  const inUse = mkdtempSync(join(tmpdir(), `antidrift-view-${process.ppid}-`));
  openTestStore(stateDir);
  expect(readdirSync(copiesDir)).toEqual([]);
  const there = readdirSync(tmpdir());
  expect(there).not.toContain(basename(abandoned));
  expect(there).toContain(basename(inUse));
  rmSync(inUse, { recursive: true });
});
