import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GUARD_SCRIPT } from "./guard-script.js";
import { isGone } from "./testing/is-gone.js";
import { PATIENCE } from "./testing/patience.js";

/** Starts a program as `run-cli` does, prints its process id, and lives until it is killed. */
const PARENT = `
  const { spawn } = require("node:child_process");
  const [script, dir, ...command] = process.argv.slice(1);
  const child = spawn("/bin/sh", ["-c", script, "guard", dir, ...command], { detached: true, stdio: ["pipe", "pipe", "inherit", "pipe"] });
  child.stdout.once("data", () => console.log(child.pid));
  setInterval(() => {}, 1000);
`;
const STUBBORN = 'process.on("SIGTERM", () => {}); console.log("up"); setInterval(() => {}, 1000)';
const POLITE = 'console.log("up"); setInterval(() => {}, 1000)';

let dir: string;
beforeEach(() => {
  dir = join(mkdtempSync(join(tmpdir(), "antidrift-test-")), "run");
  mkdirSync(dir);
});
afterEach(() => rmSync(join(dir, ".."), { recursive: true, force: true }));

it.skipIf(process.platform === "win32").each([
  ["a program", POLITE],
  ["a program that ignores SIGTERM", STUBBORN],
])("ends %s and removes its directory after the parent was killed hard", async (_what, source) => {
  const command = [process.execPath, "-e", source];
  const parent = spawn(process.execPath, ["-e", PARENT, GUARD_SCRIPT, dir, ...command], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const pid = await new Promise<number>((resolve) => {
    parent.stdout.once("data", (text: Buffer) => resolve(Number(text.toString())));
  });
  parent.kill("SIGKILL");
  await isGone(pid);
  await vi.waitFor(() => expect(existsSync(dir)).toBe(false), PATIENCE);
});
