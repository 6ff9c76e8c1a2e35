import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GUARD_SCRIPT } from "./guard-script.js";
import { markedProcesses } from "../traces/marked-processes.js";
import { reapLeftovers } from "../traces/reap-leftovers.js";
import { ownerOf } from "../traces/run-id.js";
import { isGone } from "../testing/is-gone.js";
import { PATIENCE } from "../testing/patience.js";

/** Starts a program as `run-cli` does, with the mark of a run, prints its process id, and lives until it is killed. */
const PARENT = `
  const { spawn } = require("node:child_process");
  const { readFileSync, readlinkSync } = require("node:fs");
  const stat = process.platform === "linux" ? readFileSync("/proc/self/stat", "latin1") : "";
  const started = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "unknown";
  const namespace = process.platform === "linux" ? /\\d+/.exec(readlinkSync("/proc/self/ns/pid"))[0] : "0";
  const env = { ...process.env, ANTIDRIFT_RUN: [namespace, process.pid, started, crypto.randomUUID()].join("/") };
  const stdio = ["pipe", "pipe", "inherit", "pipe"];
  const child = spawn("/bin/sh", process.argv.slice(1), { env, stdio, detached: true });
  child.stdout.once("data", () => console.log(child.pid));
  setInterval(() => {}, 1000);
`;
const STUBBORN = 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)';
/** As a key helper that was started by `setsid`; it does not heed SIGTERM. */
const LEAVES_THE_SESSION = `
  const script = "process.on('SIGTERM', () => {}); process.send('up'); setInterval(() => {}, 1000)";
  const stdio = ["ignore", "ignore", "ignore", "ipc"];
  const child = require("node:child_process").spawn(process.execPath, ["-e", script], { detached: true, stdio });
  child.once("message", () => console.log("up"));
  setInterval(() => {}, 1000);
`;
const POLITE = 'console.log("up"); setInterval(() => {}, 1000)';

let dir: string;
let ownerPid: number | undefined;
beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), "antidrift-test-")), "run");
  mkdirSync(dir);
});
afterEach(() => rmSync(join(dir, ".."), { recursive: true, force: true }));

/** Ends the parent hard once program and guard run; the result is the program's process id. */
async function killParentOf(source: string, programs = 1): Promise<number> {
  const shell = ["-c", GUARD_SCRIPT, "guard", dir, process.execPath, "-e", source];
  // After `--` nothing is an option of Node.
  const parent = spawn(process.execPath, ["-e", PARENT, "--", ...shell], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  ownerPid = parent.pid;
  const [text] = (await once(parent.stdout, "data")) as [Buffer];
  const pid = Number(text.toString());
  await vi.waitFor(() => guardIsUp(parent, programs), PATIENCE);
  parent.kill("SIGKILL");
  await isGone(parent.pid);
  return pid;
}

/** Throws while more than the programs carry the mark: the guard has not become a shell of its own yet. */
async function guardIsUp({ pid: owner }: ChildProcess, programs: number): Promise<void> {
  let marked = 0;
  for await (const { runId } of markedProcesses()) if (ownerOf(runId) === owner) marked += 1;
  if (marked > programs) throw new Error("not yet");
}

describe.skipIf(process.platform === "win32")("the guard", () => {
  it.each([
    ["a program", POLITE],
    ["a program that ignores SIGTERM", STUBBORN],
  ])("ends %s and removes its directory after the parent was killed hard", async (_what, source) => {
    const pid = await killParentOf(source);
    await isGone(pid);
    await vi.waitFor(() => expect(existsSync(dir)).toBe(false), PATIENCE);
  });

  it.runIf(process.platform === "linux")("ends what left the session of the program too", async () => {
    const pid = await killParentOf(LEAVES_THE_SESSION, 2);
    await isGone(pid);
    await vi.waitFor(() => expect(existsSync(dir)).toBe(false), PATIENCE);
    for await (const { runId } of markedProcesses()) expect(runId).not.toContain(`/${ownerPid}/`);
  });

  it("is not ended by the next start of ours before it has removed the directory", async () => {
    const pid = await killParentOf(STUBBORN);
    expect(await reapLeftovers(join(dir, "..", "elsewhere"))).toBe(0);
    await isGone(pid);
    await vi.waitFor(() => expect(existsSync(dir)).toBe(false), PATIENCE);
  });
});
