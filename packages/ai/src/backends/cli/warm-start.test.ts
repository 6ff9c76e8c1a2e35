import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, assert, beforeEach, describe, expect, it, vi } from "vitest";
import type { Backend } from "../../backend.js";
import type { BackendEvent, BackendOptions } from "../backend-options.js";
import { aRequest, FIXED } from "../testing/a-request.js";
import { newBackend } from "../new-backend.js";
import { startOf } from "../traces/process-identity.js";
import { makeFakeHome } from "../testing/fake-cli.js";
import type { FakeCall, FakeHome } from "../testing/fake-cli.js";
import { isGone } from "../testing/is-gone.js";
import { AN_HOUR, PATIENCE } from "../testing/patience.js";

const REQUEST = aRequest("Plan – this.\nNow.");
const signal = () => new AbortController().signal;

let home: FakeHome;
let backend: Backend | undefined;
let events: BackendEvent[];

beforeEach(() => {
  home = makeFakeHome();
  events = [];
});

afterEach(async () => {
  await backend?.close?.();
  // Whatever a test does, nothing of its runs may be left.
  assert.deepEqual(readdirSync(home.runDir), []);
  home.remove();
});

function log(event: BackendEvent): void {
  events.push(event);
}

function fake(name: string, options: BackendOptions & { readonly behaviour?: string } = {}): Backend {
  const { behaviour = "answer", ...rest } = options;
  backend = newBackend(name, {
    env: home.env(behaviour),
    runDir: home.runDir,
    warmStart: true,
    log,
    ...rest,
  });
  return backend;
}

async function started(): Promise<FakeCall> {
  return await vi.waitFor(() => {
    const call = home.calls().at(-1);
    if (call === undefined) throw new Error("not yet");
    return call;
  }, PATIENCE);
}

describe.each(["claude", "codex"])("a %s started ahead", (name) => {
  it("gets no input before the run that uses it", async () => {
    const ahead = fake(name);
    ahead.warm?.(FIXED);
    const { pid, stdin } = await started();
    expect(stdin).toBeUndefined();
    const output = await ahead.run(REQUEST, { signal: signal() });
    expect(output).toContain("Draft it");
    expect(home.calls().map((call) => call.pid)).toEqual([pid]);
    expect(home.calls()[0]?.stdin).toContain("Plan – this.");
  });

  it("is one at most", async () => {
    const ahead = fake(name);
    ahead.warm?.(FIXED);
    ahead.warm?.(FIXED);
    await started();
    ahead.warm?.(FIXED);
    await ahead.run(REQUEST, { signal: signal() });
    expect(home.calls()).toHaveLength(1);
  });

  it("is for one kind of request: another one starts its own and leaves it", async () => {
    const ahead = fake(name);
    ahead.warm?.(FIXED);
    const { pid } = await started();
    await ahead.run({ system: "You are a judge.", prompt: "Judge." }, { signal: signal() });
    expect(home.calls()).toHaveLength(2);
    expect(await startOf(pid)).toBeDefined();
    await ahead.run(REQUEST, { signal: signal() });
    expect(home.calls()).toHaveLength(2);
  });

  it("gives way to one for another kind of request", async () => {
    const ahead = fake(name);
    ahead.warm?.(FIXED);
    const { pid } = await started();
    ahead.warm?.({ system: "You are a judge." });
    await isGone(pid);
    await vi.waitFor(() => expect(home.calls()).toHaveLength(2), PATIENCE);
  });

  it("ends with cool, and the next run starts its own", async () => {
    const ahead = fake(name);
    ahead.warm?.(FIXED);
    const { pid } = await started();
    ahead.cool?.();
    await isGone(pid);
    await ahead.run(REQUEST, { signal: signal() });
    expect(home.calls()).toHaveLength(2);
    expect(events.map((event) => event.event)).toContain("warm_dropped");
  });

  it("ends when it was not used for a while", async () => {
    fake(name, { warmMs: 300 }).warm?.(FIXED);
    await vi.waitFor(() => expect(events.map((event) => event.event)).toContain("warm_dropped"), PATIENCE);
    await isGone(events.find((event) => event.event === "warm_started")?.pid);
  });

  it("ends with close", async () => {
    const ahead = fake(name);
    ahead.warm?.(FIXED);
    const { pid } = await started();
    await ahead.close?.();
    expect(await startOf(pid)).toBeUndefined();
  });

  it.each([false, true])(
    "ends with close though it ignores SIGTERM, also when cooled: %j",
    async (cooled) => {
      const ahead = fake(name, { behaviour: "ignore SIGTERM and input", killGraceMs: AN_HOUR });
      ahead.warm?.(FIXED);
      const { pid } = await vi.waitFor(() => {
        const call = home.calls().at(-1);
        if (call?.stubborn !== true) throw new Error("not yet");
        return call;
      }, PATIENCE);
      if (cooled) ahead.cool?.();
      await ahead.close?.();
      expect(await startOf(pid)).toBeUndefined();
    },
  );

  it("is not used when it ended meanwhile", async () => {
    const ahead = fake(name);
    ahead.warm?.(FIXED);
    const { pid } = await started();
    process.kill(pid, "SIGKILL");
    await isGone(pid);
    expect(await ahead.run(REQUEST, { signal: signal() })).toContain("Draft it");
  });

  it("is not used when the user's settings changed meanwhile", async () => {
    const ahead = fake(name, {
      env: { ...home.env("answer"), CLAUDE_CONFIG_DIR: home.path, CODEX_HOME: home.path },
    });
    ahead.warm?.(FIXED);
    const { pid } = await started();
    writeFileSync(join(home.path, "settings.json"), '{"model":"other"}');
    writeFileSync(join(home.path, "config.toml"), 'model = "other"');
    await ahead.run(REQUEST, { signal: signal() });
    await isGone(pid);
    expect(home.calls().filter((call) => call.stdin !== undefined && call.stdin !== "")).toHaveLength(1);
    expect(home.calls()).toHaveLength(2);
  });

  it("is not started without the option, nor for a program that is not there", async () => {
    const [without, missing] = [{ warmStart: false }, { command: join(home.path, "nothing") }].map(
      (options) => fake(name, options),
    );
    without?.warm?.(FIXED);
    missing?.warm?.(FIXED);
    // By the time one with the option is up, those before it would be too.
    const control = fake(name);
    control.warm?.(FIXED);
    const { pid } = await started();
    await Promise.all([without?.close?.(), missing?.close?.(), control.close?.()]);
    expect(home.calls().map((call) => call.pid)).toEqual([pid]);
  });
});

it("is given up for a claude that could not wait for its prompt", async () => {
  const ahead = fake("claude", { env: home.env("answer", { FAKE_UNKNOWN: "--input-format" }) });
  ahead.warm?.(FIXED);
  await vi.waitFor(() => expect(events.map((event) => event.event)).toContain("option_refused"), PATIENCE);
  ahead.warm?.(FIXED);
  await ahead.run(REQUEST, { signal: signal() });
  expect(home.calls().map((call) => call.args.includes("--input-format"))).toEqual([true, false]);
});
