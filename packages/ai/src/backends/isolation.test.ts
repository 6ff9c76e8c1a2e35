import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, assert, beforeEach, describe, expect, it } from "vitest";
import type { Backend } from "../backend.js";
import { BackendError } from "../errors/backend-error.js";
import type { BackendEvent, BackendOptions } from "./backend-options.js";
import { aRequest, FIXED } from "./testing/a-request.js";
import { newBackend } from "./new-backend.js";
import { addFake, makeFakeHome } from "./testing/fake-cli.js";
import type { FakeHome } from "./testing/fake-cli.js";
import { AN_HOUR } from "./testing/patience.js";

const REQUEST = aRequest("Plan this.");
const NAMES = ["claude", "codex"] as const;
type Name = (typeof NAMES)[number];

/** Without any of these a run is not kept from the user's tools, settings and files, or not under our control. */
const ISOLATING: Record<Name, readonly string[]> = {
  claude: [
    "--print",
    "--output-format",
    "--verbose",
    "--tools",
    "--strict-mcp-config",
    "--setting-sources",
    "--settings",
    "--no-session-persistence",
    "--disable-slash-commands",
    "--system-prompt",
  ],
  codex: [
    "--json",
    "--skip-git-repo-check",
    "--ephemeral",
    "--sandbox",
    "--ignore-user-config",
    "--ignore-rules",
    "--config",
  ],
};
const COMFORT: Record<Name, string> = { claude: "--include-partial-messages", codex: "--output-schema" };

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
  assert.deepEqual(readdirSync(home.runDir), []);
  home.remove();
});

function log(event: BackendEvent): void {
  events.push(event);
}

function fake(
  name: Name,
  behaviour: string,
  more: Record<string, string> = {},
  options: BackendOptions = {},
): Backend {
  const env = home.env(behaviour, more);
  const backend = newBackend(name, { env, runDir: home.runDir, log, probeMs: AN_HOUR, ...options });
  backends.push(backend);
  return backend;
}

async function failure(backend: Backend): Promise<BackendError> {
  const error: unknown = await backend.run(REQUEST, { signal: new AbortController().signal }).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.instanceOf(error, BackendError);
  return error;
}

const run = async (backend: Backend) => await backend.run(REQUEST, { signal: new AbortController().signal });
/** Of codex's settings on the command line, which all begin with -c. */
const asPassed = (option: string) => (option === "--config" ? "-c" : option);

function lastArguments(): readonly string[] {
  return home.calls().at(-1)?.args ?? [];
}

function expectIsolated(name: Name): void {
  for (const option of ISOLATING[name]) expect(lastArguments()).toContain(asPassed(option));
}

describe.each(NAMES)("%s, whatever words a failed run holds,", (name) => {
  const [one = ""] = ISOLATING[name].slice(3);
  it.each([
    ["a key helper's unknown flag", "Error: unknown flag: --no-newline", "stderr"],
    ["a key helper that names an option of ours", `Error: unknown flag: ${one}`, "stderr"],
    ["a wrapper's refusal of an option of ours", `wrapper: unrecognized option: ${one}`, "stderr"],
    ["the parser's words on standard output", `error: unknown option '${one}'`, "stdout"],
    ["the parser's words behind an event", `error: unknown option '${one}'`, "after events"],
    ["the service's 400", `unknown option ${one}`, "event"],
    ["the service's 400 in the parser's words", `error: unexpected argument '${one}' found`, "event"],
    [
      "a configuration that is at fault",
      "Error loading config.toml: invalid type\nin `features`",
      "after events",
    ],
  ])("is as isolated the next time: %s", async (_what, words, stream) => {
    const backend = fake(name, "poison", { FAKE_WORDS: words, FAKE_STREAM: stream });
    await failure(backend);
    expect(home.calls()).toHaveLength(1);
    await failure(backend);
    expect(home.calls()).toHaveLength(2);
    expectIsolated(name);
    expect(home.calls()[1]?.args.length).toBe(home.calls()[0]?.args.length);
  });

  it("does not run again without an isolating option that its argument parser refuses", async () => {
    for (const option of ISOLATING[name].filter((each) => each !== "--config")) {
      const backend = fake(name, "answer", { FAKE_UNKNOWN: option });
      const before = home.calls().length;
      const error = await failure(backend);
      expect(error.reason).toBe("not_runnable");
      expect(error.detail).toContain(`Update \`${name}\`: this version lacks ${option}`);
      expect(home.calls()).toHaveLength(before + 1);
    }
  });

  it("goes on without a comfort option that its argument parser refuses, and remembers", async () => {
    const backend = fake(name, "answer", { FAKE_UNKNOWN: COMFORT[name] });
    expect(await run(backend)).toContain("Draft it");
    expect(home.calls().map(({ refused }) => refused)).toEqual([COMFORT[name], undefined]);
    await run(backend);
    expect(home.calls()).toHaveLength(3);
    expectIsolated(name);
  });
});

describe.each(NAMES)("the help of %s", (name) => {
  it.each(ISOLATING[name])("without %s makes a version that does not run, and says so", async (option) => {
    const backend = fake(name, "answer", { FAKE_LACKS: option });
    expect(await backend.status?.()).toMatchObject({
      status: "not_runnable",
      remedy: expect.stringContaining(`Update \`${name}\``),
    });
    expect(await failure(backend)).toMatchObject({ reason: "not_runnable" });
    expect(home.calls()).toEqual([]);
  });

  it("without a comfort option makes a version that runs without it", async () => {
    const backend = fake(name, "answer", { FAKE_LACKS: COMFORT[name] });
    expect(await backend.status?.()).toMatchObject({ status: "ready" });
    await run(backend);
    expect(lastArguments()).not.toContain(COMFORT[name]);
    expectIsolated(name);
  });

  it("is asked for again when another version is installed in its place", async () => {
    const backend = fake(name, "answer", {});
    await run(backend);
    rmSync(join(home.bin, name));
    const file = addFake(home.bin, name);
    writeFileSync(file, `#!/bin/sh\necho '  --print  What it does'\n`, { mode: 0o755 });
    expect(await failure(backend)).toMatchObject({ reason: "not_runnable" });
  });

  it("that is none, as a wrapper's, leaves every option to the argument parser", async () => {
    await run(fake(name, "answer", { FAKE_HELP: "prose" }));
    expectIsolated(name);
    const error = await failure(fake(name, "answer", { FAKE_HELP: "prose", FAKE_UNKNOWN: "all" }));
    expect(error.reason).toBe("not_runnable");
  });

  it("that never ends is ended with the run that asked for it", async () => {
    const controller = new AbortController();
    const backend = fake(name, "answer", { FAKE_HELP: "hang" });
    const asked = backend.run(REQUEST, { signal: controller.signal });
    controller.abort();
    await expect(asked).rejects.toMatchObject({ reason: "cancelled" });
    expect(home.calls()).toEqual([]);
  });
});

it("goes on without a setting for comfort that an older codex has in another shape", async () => {
  const words = "Error loading config.toml: invalid type: boolean, expected struct\nin `agents`\n";
  const backend = fake("codex", "answer", { FAKE_REFUSES: "agents.enabled=false", FAKE_WORDS: words });
  expect(await run(backend)).toContain("Draft it");
  expect(home.calls()).toHaveLength(2);
  expect(lastArguments()).not.toContain("agents.enabled=false");
  expect(home.calls()[1]?.args.length).toBe((home.calls()[0]?.args.length ?? 0) - 2);
  expectIsolated("codex");
});

describe("settings that cannot be followed", () => {
  const place = { claude: [".claude", "settings.json"], codex: [".codex", "config.toml"] };
  function settings(name: Name, text: string): string {
    const [dir = "", file = ""] = place[name];
    mkdirSync(join(home.path, dir), { recursive: true });
    writeFileSync(join(home.path, dir, file), text);
    return join(home.path, dir, file);
  }

  it.each([
    ["claude", '{\n"env": {},}', '{"model":"m"}'],
    ["codex", 'model = "x"\nmodel = "y"', 'model = "x"'],
  ] as const)("keep %s from being asked, and mending them is enough", async (name, broken, mended) => {
    const file = settings(name, broken);
    const backend = fake(name, "answer", {}, { warmStart: true });
    backend.warm?.(FIXED);
    const error = await failure(backend);
    expect(error).toMatchObject({ reason: "not_runnable" });
    expect(error.detail).toContain(`${file}, line 2,`);
    expect(await backend.status?.()).toMatchObject({ status: "not_runnable", detail: error.detail });
    expect(home.calls()).toEqual([]);
    settings(name, mended);
    expect(await run(backend)).toContain("Draft it");
    expect(await backend.status?.()).toMatchObject({ status: "ready" });
  });

  it.each([
    [
      "a wire that is no more",
      'Error loading config.toml: `wire_api = "chat"` is no longer supported.\nin `model_providers.m.wire_api`\n',
      "line 4,",
    ],
    [
      "a provider without a name",
      "Error loading config.toml: model_providers.m: provider name must not be empty\nin `model_providers`\n",
      "line 2,",
    ],
    ["a provider that is not there", "Error: Model provider `m` not found\n", "line 1,"],
    ["a profile that is not there", "Error: config profile `deep` not found\n", "line 5,"],
  ])("are what codex refuses: %s", async (_what, words, line) => {
    const file = settings(
      "codex",
      line === "line 5,"
        ? 'model = "a"\n\n\n\nprofile = "deep"\n'
        : 'model_provider = "m"\n[model_providers.m]\nbase_url = "http://127.0.0.1:9"\nwire_api = "chat"\n',
    );
    const backend = fake("codex", "poison", { FAKE_WORDS: words });
    const error = await failure(backend);
    expect(error).toMatchObject({ reason: "not_runnable" });
    expect(error.detail).toContain(`${file}, ${line}`);
    await failure(backend);
    expectIsolated("codex");
    expect(home.calls()[1]?.args.length).toBe(home.calls()[0]?.args.length);
  });

  it("are ours when codex refuses what we set", async () => {
    const error = await failure(
      fake("codex", "poison", { FAKE_WORDS: "Error loading config.toml: invalid type\nin `features`" }),
    );
    expect(error).toMatchObject({ reason: "not_runnable" });
    expect(error.detail).toContain("Update `codex`");
  });
});

it("keeps an empty variable from making the working directory the user's settings", async () => {
  await run(fake("claude", "answer", { CLAUDE_CONFIG_DIR: "", XDG_CONFIG_HOME: "", CODEX_HOME: "" }));
  const env = home.calls()[0]?.env ?? {};
  for (const name of ["CLAUDE_CONFIG_DIR", "XDG_CONFIG_HOME", "CODEX_HOME"])
    expect(env).not.toHaveProperty(name);
});
