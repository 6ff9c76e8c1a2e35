import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { EventReader } from "./testing/event-reader.js";
import { runDaemon, startDaemon, temporaryDirectory } from "./testing/start-daemon.js";

const version: string = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")).version;

async function waitForText(file: string): Promise<string> {
  await expect.poll(() => readFileSync(file, "utf8")).not.toBe("");
  return readFileSync(file, "utf8");
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe("the command line", () => {
  it("prints the version", async () => {
    expect(await runDaemon({}, ["--version"])).toMatchObject({ code: 0, stdout: `${version}\n` });
  });

  it("explains itself", async () => {
    const { code, stdout } = await runDaemon({}, ["--help"]);
    expect(code).toBe(0);
    expect(stdout).toContain("ANTIDRIFT_PORT");
  });

  it("refuses what it does not know", async () => {
    const { code, stderr } = await runDaemon({}, ["--prot", "1"]);
    expect(code).toBe(2);
    expect(stderr).toContain('"--prot"');
  });
});

describe("a start that cannot succeed ends with one sentence", () => {
  it.each([
    [{ ANTIDRIFT_PORT: "http" }, "ANTIDRIFT_PORT"],
    [{ ANTIDRIFT_LOG_LEVEL: "loud" }, "ANTIDRIFT_LOG_LEVEL"],
    [{ ANTIDRIFT_HOST: "0.0.0.0" }, "ANTIDRIFT_TOKEN"],
    [{ ANTIDRIFT_HOST: "192.0.2.1", ANTIDRIFT_TOKEN: "0123456789abcdef" }, "ANTIDRIFT_HOST"],
    [{ ANTIDRIFT_EVIDENCE: "camera" }, "ANTIDRIFT_EVIDENCE"],
  ])("%j names %s", async (env, variable) => {
    const { code, stdout, stderr } = await runDaemon(env);
    expect(code).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(new RegExp(`^antidrift: .*${variable}.*\n$`));
  });

  it("for a port that another program holds", async () => {
    const other = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once("listening", resolve));
    const address = other.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const { code, stderr } = await runDaemon({ ANTIDRIFT_PORT: String(port) });
    expect(code).toBe(1);
    expect(stderr).toBe(
      `antidrift: Port ${port} is in use by another program. Stop it, or set ANTIDRIFT_PORT to a free port.\n`,
    );
  });

  it("for a port that AntiDrift holds itself", async () => {
    const first = await startDaemon();
    const { code, stderr } = await runDaemon({ ANTIDRIFT_PORT: String(await first.port()) });
    expect(code).toBe(1);
    expect(stderr).toContain(`Port ${await first.port()} is in use by AntiDrift ${version}`);
  });

  it("for a port that AntiDrift holds behind a token", async () => {
    const token = "0123456789abcdef";
    const first = await startDaemon({ ANTIDRIFT_TOKEN: token });
    const { stderr } = await runDaemon({ ANTIDRIFT_PORT: String(await first.port()) });
    expect(stderr).toContain("is in use by AntiDrift");
    expect(stderr).not.toContain(token);
  });
});

/** While it asks a program that ignores SIGTERM, whose process id is told. */
async function startWithStubbornCoach() {
  const dir = temporaryDirectory();
  const program = join(dir, "claude");
  const pidFile = join(dir, "pid");
  const script = `#!/bin/sh\n[ "$1" = --version ] && echo 2.0.0 && exit\ntrap "" TERM\necho $$ > ${pidFile}\nwhile :; do sleep 1; done\n`;
  writeFileSync(program, script, { mode: 0o755 });
  const daemon = await startDaemon({ ANTIDRIFT_AI_BACKEND: "claude", ANTIDRIFT_AI_COMMAND: program });
  await daemon.send("POST", "/planning");
  await daemon.send("POST", "/coach", { intent: "write" });
  await expect.poll(() => existsSync(pidFile)).toBe(true);
  const pid = Number(await waitForText(pidFile));
  return { daemon, pid };
}

describe("a stop", () => {
  it.each(["SIGTERM", "SIGINT"] as const)(
    "by %s ends the streams that are open, and ends with 0",
    async (signal) => {
      const daemon = await startDaemon();
      const port = await daemon.port();
      const readers = await Promise.all(Array.from({ length: 20 }, () => EventReader.open(port)));
      void daemon.kill(signal);
      expect(await daemon.exited).toEqual({ code: 0, signal: null });
      await Promise.all(readers.map((reader) => reader.end()));
    },
  );

  it("leaves nothing when the coach's program does not want to end", async () => {
    const { daemon, pid } = await startWithStubbornCoach();
    void daemon.kill("SIGTERM");
    expect(await daemon.exited).toMatchObject({ code: 0 });
    await expect.poll(() => isRunning(pid)).toBe(false);
  });

  // The contract names a time. A machine that stood still for a while is no reason to fail: one stop of five tells.
  it("takes less than two seconds, with streams open and a program that does not want to end", async () => {
    const times: number[] = [];
    while (times.length < 5 && !times.some((ms) => ms < 2000)) {
      const { daemon } = await startWithStubbornCoach();
      const port = await daemon.port();
      const readers = await Promise.all(Array.from({ length: 20 }, () => EventReader.open(port)));
      const asked = performance.now();
      void daemon.kill("SIGTERM");
      await daemon.exited;
      times.push(performance.now() - asked);
      await Promise.all(readers.map((reader) => reader.end()));
    }
    expect(Math.min(...times)).toBeLessThan(2000);
  });

  it("keeps the state for the next start", async () => {
    const dir = temporaryDirectory();
    const first = await startDaemon({}, { stateDir: dir });
    await first.send("POST", "/planning");
    await first.kill("SIGTERM");
    const second = await startDaemon({}, { stateDir: dir });
    expect(await second.send("GET", "/state")).toMatchObject({
      body: { runtime_state: "planning" },
    });
  });

  it("is not prevented by a program that reads our output no longer", async () => {
    const daemon = await startDaemon();
    daemon.process.stdout?.destroy();
    daemon.process.stderr?.destroy();
    expect(await daemon.send("GET", "/healthz")).toMatchObject({ body: { status: "ok" } });
    void daemon.kill("SIGTERM");
    expect(await daemon.exited).toMatchObject({ code: 0 });
  });
});

it("runs without a coach when the backend is unknown, and says so once", async () => {
  const daemon = await startDaemon({ ANTIDRIFT_AI_BACKEND: "gemini", ANTIDRIFT_LOG_LEVEL: "info" });
  const { body } = await daemon.send("GET", "/state");
  expect(body).toHaveProperty("notices", [
    { code: "unknown_backend", message: expect.stringMatching(/"gemini".*claude, codex, offline/) },
  ]);
  await daemon.send("POST", "/planning");
  expect(await daemon.send("POST", "/coach", { intent: "write" })).toMatchObject({
    body: { coach: { status: "error", error: "coach unavailable" } },
  });
  expect(daemon.stderr.match(/ANTIDRIFT_AI_BACKEND/g)).toHaveLength(1);
  expect(await daemon.send("GET", "/healthz")).toMatchObject({
    body: { coach: { backend: "gemini", status: "unavailable" } },
  });
});

it("plans with the offline coach", async () => {
  const daemon = await startDaemon({
    ANTIDRIFT_AI_BACKEND: "offline",
  });
  await daemon.send("POST", "/planning");
  await daemon.send("POST", "/coach", { intent: "write the quarterly report for 45 minutes" });
  await expect
    .poll(() => daemon.send("GET", "/state"))
    .toMatchObject({
      body: { coach: { status: "ready", program: "offline", proposal: { timebox_secs: 2700 } } },
    });
});

it("drafts offline at the moment of asking, whatever the coach does", async () => {
  const daemon = await startDaemon({
    ANTIDRIFT_AI_BACKEND: "claude",
    ANTIDRIFT_AI_COMMAND: "/nowhere/claude",
  });
  await daemon.send("POST", "/planning");
  // What makes drafts is still being loaded, which nobody waits for.
  const first = await daemon.send("POST", "/coach", { intent: "write the report" });
  expect(first.body).toMatchObject({ coach: { status: "pending" } });
  const withDraft = { coach: { offline: { next_action: expect.any(String) } } };
  await expect.poll(async () => (await daemon.send("GET", "/state")).body).toMatchObject(withDraft);
  await daemon.send("DELETE", "/coach");
  await expect
    .poll(async () => (await daemon.send("POST", "/coach", { intent: "write the report" })).body)
    .toMatchObject(withDraft);
});

it("serves its document from the bundle", async () => {
  const daemon = await startDaemon();
  expect(await daemon.send("GET", "/openapi.json")).toMatchObject({
    body: { openapi: "3.1.0", info: { version } },
  });
});

it("writes nothing of what a person typed into its log, at any level", async () => {
  const daemon = await startDaemon({
    ANTIDRIFT_LOG_LEVEL: "trace",
    ANTIDRIFT_TOKEN: "canary-token-0123456789",
    ANTIDRIFT_AI_BACKEND: "offline",
    ANTIDRIFT_EVIDENCE: "http",
  });
  await daemon.send("POST", "/planning");
  await daemon.send("POST", "/coach", { intent: "canary-intent" });
  await daemon.send("POST", "/coach", `{"intent": canary-broken`);
  await daemon.send("POST", "/coach", { intent: "x", "canary-field": 1 });
  await daemon.send("POST", "/commitment", {
    next_action: "canary-action",
    success_condition: "canary-condition",
    timebox_secs: 60,
  });
  await daemon.send("POST", "/evidence/window", { app: "canary-app", title: "canary-title" });
  await daemon.send("POST", "/review");
  await daemon.send("POST", "/end", { outcome: "done", note: "canary-note" });
  await daemon.send("GET", `/history?q=canary-search`);
  await daemon.send("GET", `/history/canary-id`);
  await daemon.send("GET", `/canary-path?token=canary-query`);
  await daemon.send("GET", `/?token=canary-token-0123456789`);
  await daemon.send("GET", "/export?format=csv");
  await daemon.kill("SIGTERM");
  expect(daemon.stderr).toContain('"route":"/commitment"');
  expect(daemon.stdout + daemon.stderr).not.toContain("canary");
});
