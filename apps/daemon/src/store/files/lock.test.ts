import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { StoreError } from "@antidrift/session";
import { expect, onTestFinished, test } from "vitest";
import { AlreadyRunningError } from "./already-running-error.js";
import { acquireLock } from "./lock.js";
import { openStore } from "../open-store.js";
import { openTestStore, session, snapshot, temporaryStateDir } from "../test-support.js";

function refusal(stateDir: string): unknown {
  try {
    openStore({ stateDir });
  } catch (error) {
    return error;
  }
  return undefined;
}

test("a second store on the directory is refused and told who holds it", () => {
  const stateDir = temporaryStateDir();
  const { announce } = openTestStore(stateDir);
  announce("http://127.0.0.1:4711");
  const error = refusal(stateDir);
  expect(error).toBeInstanceOf(AlreadyRunningError);
  expect(error).toMatchObject({
    code: "ErrAlreadyRunning",
    holder: { pid: process.pid, url: "http://127.0.0.1:4711" },
  });
  expect(String(error)).toContain(`process ${process.pid}, at http://127.0.0.1:4711`);
});

test("a refused store touches nothing", () => {
  const stateDir = temporaryStateDir();
  openTestStore(stateDir);
  // Not by reading: closing a descriptor would drop the locks of this process.
  const look = () =>
    readdirSync(stateDir).map((name) => {
      const { ino, size, mtimeMs, ctimeMs } = statSync(join(stateDir, name));
      return { name, ino, size, mtimeMs, ctimeMs };
    });
  const before = look();
  refusal(stateDir);
  expect(look()).toEqual(before);
});

test("a card that makes no sense only makes the message shorter", () => {
  const stateDir = temporaryStateDir();
  openTestStore(stateDir);
  writeFileSync(join(stateDir, "daemon.json"), `["pid"`);
  expect(refusal(stateDir)).toMatchObject({ holder: {} });
});

test("a lock that was released can be taken", () => {
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir);
  const first = acquireLock(stateDir);
  expect(() => acquireLock(stateDir)).toThrow(AlreadyRunningError);
  first.release();
  expect(() => acquireLock(stateDir).release()).not.toThrow();
});

test("the lock of a process that was killed is taken over at once, whoever has its number now", async () => {
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir);
  writeFileSync(join(stateDir, "lock.db"), "");
  const libsql = createRequire(import.meta.url).resolve("libsql");
  const program = `
    const sql = new (require(${JSON.stringify(libsql)}))(${JSON.stringify(join(stateDir, "lock.db"))});
    sql.exec("BEGIN EXCLUSIVE");
    process.stdout.write("locked");
    setInterval(() => {}, 1000);
  `;
  const holder = spawn(process.execPath, ["-e", program], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void holder.kill("SIGKILL"));
  await once(holder.stdout, "data");
  expect(refusal(stateDir)).toBeInstanceOf(AlreadyRunningError);

  holder.kill("SIGKILL");
  await once(holder, "exit");
  // As if the number had been given to another process since.
  writeFileSync(join(stateDir, "daemon.json"), JSON.stringify({ pid: process.pid }));
  expect(openTestStore(stateDir).store.load()).toEqual({ notices: [] });
});

test("something else in the place of the lock file is no lock", () => {
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir);
  writeFileSync(join(stateDir, "lock.db"), "x".repeat(5000));
  openTestStore(stateDir);
  expect(refusal(stateDir)).toBeInstanceOf(AlreadyRunningError);
});

test.skipIf(process.platform === "win32").each(["", "lock.db"])(
  "a store whose %s was removed takes the lock again before it writes anything",
  (removed) => {
    const stateDir = temporaryStateDir();
    const first = openTestStore(stateDir);
    first.store.load();
    rmSync(join(stateDir, removed), { recursive: true });
    first.store.commit({ snapshot: snapshot(1) });
    expect(refusal(stateDir)).toBeInstanceOf(AlreadyRunningError);
  },
);

test.skipIf(process.platform === "win32").each(["", "lock.db"])(
  "a store whose %s was removed leaves the directory to another one that holds it now",
  async (removed) => {
    const stateDir = temporaryStateDir();
    const first = openTestStore(stateDir);
    first.store.load();
    first.store.commit({ snapshot: snapshot(1) });
    rmSync(join(stateDir, removed), { recursive: true });
    const second = openTestStore(stateDir);
    second.store.load();
    second.announce("http://127.0.0.1:4711");
    second.store.commit({ snapshot: snapshot(2), ended: session(1) });
    expect(() => first.store.commit({ snapshot: snapshot(3) })).toThrow(StoreError);
    expect(() => first.store.commit({ snapshot: snapshot(3) })).toThrow("http://127.0.0.1:4711");
    expect(() => first.history.list({ limit: 1 })).toThrow(StoreError);
    await first.close();
    expect(readFileSync(join(stateDir, "daemon.json"), "utf8")).toContain("4711");
    expect(second.history.list({ limit: 9 }).sessions).toEqual([session(1)]);
    await second.close();
    expect(openTestStore(stateDir).store.load().snapshot).toEqual(snapshot(2));
  },
);
