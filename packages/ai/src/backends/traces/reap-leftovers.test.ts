import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startOf } from "./process-identity.js";
import { reapLeftovers } from "./reap-leftovers.js";
import type { ProcessRecord } from "./process-identity.js";
import { makeRunDirectory } from "./run-directory.js";
import { newRunId } from "./run-id.js";
import { isGone } from "../testing/is-gone.js";

const DEAD: ProcessRecord = { pid: 4_194_000, started: "1" };

let parent: string;
let children: ChildProcess[];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "antidrift-test-"));
  children = [];
});
afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(parent, { recursive: true, force: true });
});

function leftover(name: string, record: unknown): string {
  const dir = join(parent, `antidrift-run-${name}`);
  mkdirSync(dir);
  if (record !== undefined) writeFileSync(join(dir, "run.json"), JSON.stringify(record));
  return dir;
}

async function living(env: NodeJS.ProcessEnv = process.env): Promise<ProcessRecord> {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], {
    detached: true,
    stdio: "ignore",
    env,
  });
  children.push(child);
  const pid = Number(child.pid);
  return { pid, started: String(await startOf(pid)) };
}

it("ends the program of a process that was killed, and removes its directory", async () => {
  const child = await living();
  const dir = leftover("a", { owner: DEAD, child });
  expect(await reapLeftovers(parent)).toBe(1);
  await isGone(child.pid);
  expect(existsSync(dir)).toBe(false);
});

it("leaves a program alone that only has the same number", async () => {
  const child = await living();
  leftover("a", { owner: DEAD, child: { ...child, started: "another time" } });
  expect(await reapLeftovers(parent)).toBe(1);
  expect(await startOf(child.pid)).toBe(child.started);
});

it("ends what a program of a process that is no more left in a session of its own", async () => {
  const self: ProcessRecord = { pid: process.pid, started: String(await startOf(process.pid)) };
  const orphan = await living({ ANTIDRIFT_RUN: newRunId(DEAD) });
  const reusedNumber = await living({ ANTIDRIFT_RUN: newRunId({ ...self, started: "another time" }) });
  const spared = [
    await living({ ANTIDRIFT_RUN: newRunId(self) }),
    await living({ ANTIDRIFT_RUN: newRunId({ ...DEAD, started: "unknown" }) }),
    // Its process lives in a container, where it has this number.
    await living({ ANTIDRIFT_RUN: newRunId(DEAD, "4026530000") }),
    await living({ ANTIDRIFT_RUN: "mine" }),
    await living({ MY_ANTIDRIFT_RUN: newRunId(DEAD) }),
  ];
  expect(await reapLeftovers(parent)).toBe(0);
  await isGone(orphan.pid);
  await isGone(reusedNumber.pid);
  for (const { pid, started } of spared) expect(await startOf(pid)).toBe(started);
});

it("leaves the run of a daemon in a container, until no run can take that long", async () => {
  const child = await living();
  const dir = leftover("a", { owner: DEAD, child, namespace: "4026530000" });
  expect(await reapLeftovers(parent)).toBe(0);
  const twoDaysAgo = Date.now() / 1_000 - 2 * 86_400;
  utimesSync(dir, twoDaysAgo, twoDaysAgo);
  expect(await reapLeftovers(parent)).toBe(1);
  expect(await startOf(child.pid)).toBe(child.started);
});

it("leaves the runs of a process that lives", async () => {
  const run = await makeRunDirectory(parent);
  const child = await living();
  await run.recordChild(child.pid);
  expect(await reapLeftovers(parent)).toBe(0);
  expect(await startOf(child.pid)).toBe(child.started);
  await run.remove();
  expect(existsSync(run.path)).toBe(false);
});

it("removes a directory without a usable record only when it is old", async () => {
  const [fresh, old] = [leftover("fresh", undefined), leftover("old", { owner: { pid: "1" } })];
  const anHourAgo = Date.now() / 1_000 - 3_600;
  utimesSync(old, anHourAgo, anHourAgo);
  expect(await reapLeftovers(parent)).toBe(1);
  expect([existsSync(fresh), existsSync(old)]).toEqual([true, false]);
});

it("touches nothing else, and does not mind a directory that is not there", async () => {
  writeFileSync(join(parent, "antidrift-run-file"), "");
  mkdirSync(join(parent, "other"));
  expect(await reapLeftovers(parent)).toBe(0);
  expect(await reapLeftovers(join(parent, "missing"))).toBe(0);
});
