import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeBlocks, root, textOf } from "./markdown.js";

const commands = codeBlocks(textOf("README.md"), "sh")
  .join("\n")
  .replaceAll("\\\n", " ")
  .split("\n")
  .filter((line) => line.startsWith("curl"));

/** What a script may also find in the environment of a person: nothing of it may change the example. */
const stateDir = mkdtempSync(join(tmpdir(), "antidrift-readme-"));
let daemon: ChildProcess;
let ended: Promise<unknown>;
let address: string;

beforeAll(async () => {
  daemon = spawn(process.execPath, ["apps/daemon/dist/main.js"], {
    cwd: root,
    env: {
      ...process.env,
      ANTIDRIFT_PORT: "0",
      ANTIDRIFT_STATE_DIR: stateDir,
      ANTIDRIFT_CONFIG_DIR: stateDir,
      ANTIDRIFT_EVIDENCE: "http",
      ANTIDRIFT_AI_BACKEND: "offline",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  ended = once(daemon, "exit");
  address = await new Promise((resolve, reject) => {
    let printed = "";
    daemon.once("exit", () => reject(new Error(`the daemon ended: ${printed}`)));
    daemon.stdout?.on("data", (chunk: Buffer) => {
      printed += chunk.toString("utf8");
      const found = /(http:\/\/[\d.:]+)\s/.exec(printed);
      if (found?.[1] !== undefined) resolve(found[1]);
    });
  });
});

afterAll(async () => {
  daemon.kill("SIGTERM");
  await ended;
  rmSync(stateDir, { recursive: true, force: true });
});

describe("the curl examples of README work when pasted, in their order", () => {
  test.each(commands)("%s", (command) => {
    const pasted = command.replaceAll("http://127.0.0.1:3738", address);
    const answer = execFileSync("sh", ["-c", `${pasted} --fail-with-body`], { encoding: "utf8" });
    expect(answer).not.toBe("");
    expect(answer).not.toContain('"error":');
  });

  test("there are examples at all", () => {
    expect(commands.length).toBeGreaterThan(8);
  });
});
