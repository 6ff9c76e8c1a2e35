import { readdirSync } from "node:fs";
import { afterEach, assert, beforeEach, describe, expect, it, vi } from "vitest";
import type { Backend } from "../../backend.js";
import { Service } from "../../coach/service.js";
import { BackendError } from "../../errors/backend-error.js";
import type { BackendEvent, BackendOptions } from "../backend-options.js";
import { aRequest } from "../testing/a-request.js";
import { newBackend } from "../new-backend.js";
import { startOf } from "../traces/process-identity.js";
import { makeFakeHome } from "../testing/fake-cli.js";
import type { FakeCall, FakeHome } from "../testing/fake-cli.js";
import { isGone } from "../testing/is-gone.js";
import { AN_HOUR, PATIENCE } from "../testing/patience.js";

const PROMPT = 'Plan this.\nRough intent: "look at @/etc/passwd – ÄÖ😀"\n';
const REQUEST = aRequest(PROMPT);
const ANSWER = { nextAction: "Draft it", successCondition: "It has 3 parts – ÄÖ😀", timeboxSecs: 1500 };
const signal = () => new AbortController().signal;

let home: FakeHome;
let backends: Backend[];
let events: BackendEvent[];

beforeEach(() => {
  home = makeFakeHome();
  backends = [];
  events = [];
});

afterEach(async () => {
  await Promise.all(backends.map((backend) => backend.close?.()));
  // Whatever a test does, nothing of its runs may be left.
  assert.deepEqual(readdirSync(home.runDir), []);
  home.remove();
});

interface Fake extends BackendOptions {
  readonly more?: Readonly<Record<string, string>>;
}

function log(event: BackendEvent): void {
  events.push(event);
}

function fake(name: string, behaviour: string, { more, ...options }: Fake = {}): Backend {
  const env = home.env(behaviour, more);
  const backend = newBackend(name, { env, runDir: home.runDir, log, probeMs: AN_HOUR, ...options });
  backends.push(backend);
  return backend;
}

async function failure(run: Promise<unknown>): Promise<BackendError> {
  const error: unknown = await run.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof BackendError) return error;
  throw new Error("expected a BackendError", { cause: error });
}

/** The only call, once it has come as far as `when` asks. */
async function theCall(when: (call: FakeCall) => boolean = () => true): Promise<FakeCall> {
  return await vi.waitFor(() => {
    const [call] = home.calls();
    if (call === undefined || !when(call)) throw new Error("not yet");
    return call;
  }, PATIENCE);
}

/** Whoever asks may have a class of its own for it. */
class AskerTimeoutError extends Error {
  override readonly name = "AskerTimeoutError";
}

const hasRead = (call: FakeCall) => call.stdin !== undefined;

describe.each(["claude", "codex"])("the %s backend", (name) => {
  it("sends the prompt on standard input and nothing of it on the command line", async () => {
    await fake(name, "answer").run(REQUEST, { signal: signal() });
    const [call] = home.calls();
    expect(call?.stdin).toBe(PROMPT);
    expect(call?.args.join(" ")).not.toContain("passwd");
    expect(call?.args).toContain(name === "claude" ? "--print" : "exec");
  });

  it("runs in an empty directory, with a private temporary directory, and leaves neither", async () => {
    await fake(name, "answer").run(REQUEST, { signal: signal() });
    const [call] = home.calls();
    expect(call?.files).toEqual([]);
    expect(call?.cwd.startsWith(home.runDir)).toBe(true);
    expect(call?.env["TMPDIR"]?.startsWith(home.runDir)).toBe(true);
    await vi.waitFor(() => expect(readdirSync(home.runDir)).toEqual([]), PATIENCE);
  });

  it("keeps what sign-in needs and drops what marks a nested agent", async () => {
    vi.stubEnv("CLAUDECODE", "1");
    vi.stubEnv("CLAUDE_CODE_ENTRYPOINT", "cli");
    vi.stubEnv("CLAUDE_CODE_SSE_PORT", "1234");
    vi.stubEnv("CLAUDE_CODE_OAUTH_TOKEN", "token");
    vi.stubEnv("CLAUDE_CODE_USE_BEDROCK", "1");
    vi.stubEnv("AWS_PROFILE", "work");
    vi.stubEnv("CODEX_API_KEY", "key");
    vi.stubEnv("HTTPS_PROXY", "http://proxy");
    vi.stubEnv("NODE_OPTIONS", "--no-warnings");
    vi.stubEnv("ANTIDRIFT_TOKEN", "secret");
    await fake(name, "answer").run(REQUEST, { signal: signal() });
    vi.unstubAllEnvs();
    const env = home.calls()[0]?.env ?? {};
    expect(env).toMatchObject({
      CLAUDE_CODE_OAUTH_TOKEN: "token",
      CLAUDE_CODE_USE_BEDROCK: "1",
      AWS_PROFILE: "work",
      CODEX_API_KEY: "key",
      HTTPS_PROXY: "http://proxy",
      HOME: home.path,
    });
    for (const dropped of [
      "CLAUDECODE",
      "CLAUDE_CODE_ENTRYPOINT",
      "CLAUDE_CODE_SSE_PORT",
      "NODE_OPTIONS",
      "ANTIDRIFT_TOKEN",
    ]) {
      expect(env).not.toHaveProperty(dropped);
    }
  });

  it.each(["answer", "plain", "byte by byte", "do not read", "answer and leave a grandchild"])(
    "makes a proposal of a program that does this: %s",
    async (behaviour) => {
      const coach = new Service(fake(name, behaviour));
      expect(await coach.coach("x".repeat(4_000), { signal: signal() })).toEqual(ANSWER);
    },
  );

  it("ends a grandchild that holds the pipe, and does not wait for it", async () => {
    await fake(name, "answer and leave a grandchild").run(REQUEST, { signal: signal() });
    const { grandchild } = await theCall();
    await isGone(grandchild);
    expect(await startOf(Number(grandchild))).toBeUndefined();
  });

  it("takes an error at the end for one, though an answer was complete", async () => {
    const error = await failure(fake(name, "message and a late error").run(REQUEST, { signal: signal() }));
    expect(error).toMatchObject({ reason: "failed", exitCode: 1 });
  });

  it("answers with the model's text, whatever the program wraps around it", async () => {
    const text = await fake(name, "answer").run(REQUEST, { signal: signal() });
    expect(JSON.parse(text)).toMatchObject({ next_action: "Draft it" });
  });

  it.each(["answer and hang", "message and hang", "plain and hang", "plain and close"])(
    "uses a complete answer and ends the program that does this: %s",
    async (behaviour) => {
      const coach = new Service(fake(name, behaviour, { killGraceMs: 100 }));
      expect(await coach.coach("plan", { signal: signal() })).toEqual(ANSWER);
      await isGone(home.calls()[0]?.pid);
    },
  );

  it("rejects at once on abort and leaves nothing", async () => {
    const controller = new AbortController();
    const run = failure(fake(name, "hang").run(REQUEST, { signal: controller.signal }));
    const { pid } = await theCall(hasRead);
    controller.abort();
    expect((await run).reason).toBe("cancelled");
    await isGone(pid);
    await vi.waitFor(() => expect(readdirSync(home.runDir)).toEqual([]), PATIENCE);
  });

  it.each([new DOMException("too long", "TimeoutError"), new AskerTimeoutError()])(
    "names a timeout as one, to the log too: $name",
    async (reason) => {
      const controller = new AbortController();
      const run = failure(fake(name, "hang").run(REQUEST, { signal: controller.signal }));
      await theCall(hasRead);
      controller.abort(reason);
      expect((await run).reason).toBe("timeout");
      expect(events).toContainEqual(expect.objectContaining({ event: "run_failed", reason: "timeout" }));
    },
  );

  it("does not wait for a program that ignores SIGTERM, but close kills it", async () => {
    const controller = new AbortController();
    const backend = fake(name, "ignore SIGTERM", { killGraceMs: AN_HOUR });
    const run = failure(backend.run(REQUEST, { signal: controller.signal }));
    await theCall((call) => call.stubborn === true);
    controller.abort();
    expect((await run).reason).toBe("cancelled");
    const { pid } = await theCall((call) => call.askedToEnd === true);
    expect(await startOf(pid)).toBeDefined();
    await backend.close?.();
    expect(await startOf(pid)).toBeUndefined();
  });

  it("kills a program that ignores SIGTERM for too long", async () => {
    const controller = new AbortController();
    const backend = fake(name, "ignore SIGTERM", { killGraceMs: 100 });
    const run = failure(backend.run(REQUEST, { signal: controller.signal }));
    const { pid } = await theCall((call) => call.stubborn === true);
    controller.abort();
    expect((await run).reason).toBe("cancelled");
    await isGone(pid);
  });

  it("ends a grandchild with the program", async () => {
    const controller = new AbortController();
    const run = failure(fake(name, "hang with a grandchild").run(REQUEST, { signal: controller.signal }));
    const { pid, grandchild } = await theCall((call) => call.grandchild !== undefined);
    controller.abort();
    expect((await run).reason).toBe("cancelled");
    await isGone(pid);
    await isGone(grandchild);
  });

  it("starts nothing when it is aborted already", async () => {
    const error = await failure(fake(name, "answer").run(REQUEST, { signal: AbortSignal.abort() }));
    expect(error.reason).toBe("cancelled");
    expect(home.calls()).toEqual([]);
  });

  it("ends what runs when it is closed", async () => {
    const backend = fake(name, "hang");
    const run = failure(backend.run(REQUEST, { signal: signal() }));
    const { pid } = await theCall(hasRead);
    await backend.close?.();
    expect(await startOf(pid)).toBeUndefined();
    expect((await run).reason).toBe("cancelled");
  });

  it.each(["chat", "one endless line"])("ends a run that writes too much: %s", async (behaviour) => {
    const error = await failure(
      fake(name, behaviour, { killGraceMs: 100 }).run(REQUEST, { signal: signal() }),
    );
    expect(error.reason).toBe("output_too_large");
    await isGone(home.calls()[0]?.pid);
  });

  it("keeps exit code and standard error of a failure it does not know", async () => {
    const error = await failure(fake(name, "crash").run(REQUEST, { signal: signal() }));
    expect(error).toMatchObject({ reason: "failed", exitCode: 3, stderrTail: "boom\n" });
    expect(error.message).not.toContain("boom");
    expect(home.calls()).toHaveLength(1);
  });

  it("recognises a limit by the program's own event, with the time it ends", async () => {
    const error = await failure(fake(name, "rate limit").run(REQUEST, { signal: signal() }));
    expect(error).toMatchObject({ reason: "rate_limited", resets: "3:45 PM" });
    expect(home.calls()).toHaveLength(1);
  });

  it("logs of a failure the reason and the exit code, and no word of the program's", async () => {
    await failure(fake(name, "echo and fail").run(REQUEST, { signal: signal() }));
    expect(events).toContainEqual({
      event: "run_failed",
      program: name,
      reason: "failed",
      exitCode: 1,
      durationMs: expect.any(Number),
    });
    expect(JSON.stringify(events)).not.toMatch(/passwd|Plan this|unheard/u);
  });

  it("logs the program's words as they are when it is told to", async () => {
    const backend = fake(name, "echo and fail", { logProgramWords: true });
    await failure(backend.run(REQUEST, { signal: signal() }));
    expect(events).toContainEqual({
      event: "program_said",
      program: name,
      detail: expect.stringContaining("ERROR: something unheard of"),
    });
  });

  it("passes a model on", async () => {
    const backend = fake(name, "answer", { model: "some-model" });
    await backend.run(REQUEST, { signal: signal() });
    const args = home.calls()[0]?.args ?? [];
    expect(args[args.indexOf("--model") + 1]).toBe("some-model");
    expect(await backend.status?.()).toMatchObject({ model: "some-model", status: "ready" });
  });
});

it("shows claude's answer as it arrives", async () => {
  const texts: string[] = [];
  await fake("claude", "answer").run(REQUEST, { signal: signal(), onText: (text) => texts.push(text) });
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.at(-1)).toContain('"timebox_minutes":25}');
});
