import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claude } from "./claude.js";
import type { Argument, Invocation } from "../cli/cli-adapter.js";
import { UserSettingsError } from "../settings/user-settings-error.js";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "antidrift-test-"));
  mkdirSync(join(home, ".claude"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function invocation(env: NodeJS.ProcessEnv = { HOME: home }, model?: string): Promise<Invocation> {
  return await claude.invocation({ model, request: { system: "ROLE" }, env });
}

function words({ groups }: Invocation): readonly Argument[] {
  return groups.filter((group) => group.onlyWarm !== true).flatMap((group) => group.args);
}

async function settings(env?: NodeJS.ProcessEnv): Promise<unknown> {
  const file = words(await invocation(env)).find((arg) => typeof arg !== "string");
  return JSON.parse(file?.content ?? "null");
}

function userSettings(value: unknown, dir = join(home, ".claude")): void {
  writeFileSync(join(dir, "settings.json"), typeof value === "string" ? value : JSON.stringify(value));
}

describe("the arguments of claude", () => {
  it("make a pure completion", async () => {
    expect(words(await invocation())).toEqual([
      "--print",
      "--output-format",
      "stream-json",
      "--verbose",
      "--include-partial-messages",
      "--tools",
      "",
      "--strict-mcp-config",
      "--setting-sources",
      "",
      "--settings",
      { fileName: "settings.json", content: '{"permissions":{"deny":["Read"]}}' },
      "--no-session-persistence",
      "--disable-slash-commands",
      "--max-turns",
      "1",
      "--system-prompt",
      "ROLE",
    ]);
  });

  it("never shut out a subscription, and each says why it is there", async () => {
    const { groups } = await invocation();
    expect(groups.flatMap((group) => group.args)).not.toContain("--bare");
    for (const group of groups) expect(group.why).toMatch(/^\S+ \S/u);
  });

  it("name the model only when it was asked for", async () => {
    expect(words(await invocation({ HOME: home }, "opus")).slice(-2)).toEqual(["--model", "opus"]);
    userSettings({ model: "sonnet" });
    expect(words(await invocation())).not.toContain("--model");
    expect((await invocation()).model).toBe("sonnet");
    expect((await invocation({ HOME: home }, "opus")).model).toBe("opus");
  });

  it("switch files in the prompt, other traffic and long retries off", async () => {
    expect((await invocation()).env).toEqual({
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
      CLAUDE_CODE_DISABLE_ATTACHMENTS: "1",
      CLAUDE_CODE_MAX_RETRIES: "1",
    });
  });
});

describe("the user's settings of claude", () => {
  it("pass on sign-in and model, and nothing else", async () => {
    userSettings({
      apiKeyHelper: "pass show key",
      model: "sonnet",
      env: {
        CLAUDE_CODE_USE_VERTEX: "1",
        AWS_REGION: "eu-1",
        HTTPS_PROXY: "http://p",
        OTEL_EXPORTER: "x",
        N: 1,
      },
      hooks: { SessionStart: [] },
      permissions: { allow: ["Bash"] },
      enabledPlugins: { x: true },
    });
    expect(await settings()).toEqual({
      apiKeyHelper: "pass show key",
      model: "sonnet",
      env: { CLAUDE_CODE_USE_VERTEX: "1", AWS_REGION: "eu-1", HTTPS_PROXY: "http://p" },
      permissions: { deny: ["Read"] },
    });
  });

  it("are read from CLAUDE_CONFIG_DIR when that is set", async () => {
    userSettings({ model: "other" }, home);
    expect(await settings({ HOME: home, CLAUDE_CONFIG_DIR: home })).toMatchObject({ model: "other" });
  });

  it("are read behind a byte order mark, as claude does", async () => {
    userSettings(`\uFEFF${JSON.stringify({ model: "sonnet" })}`);
    expect(await settings()).toMatchObject({ model: "sonnet" });
  });

  it("pass on numbers and switches among the variables as the texts that claude makes of them", async () => {
    userSettings({ env: { CLAUDE_CODE_USE_BEDROCK: 1, CLAUDE_CODE_USE_VERTEX: false } });
    expect(await settings()).toMatchObject({
      env: { CLAUDE_CODE_USE_BEDROCK: "1", CLAUDE_CODE_USE_VERTEX: "false" },
    });
  });

  it("are the home directory's when CLAUDE_CONFIG_DIR is empty", async () => {
    userSettings({ model: "mine" });
    expect(await settings({ HOME: home, CLAUDE_CONFIG_DIR: "" })).toMatchObject({ model: "mine" });
  });
});

async function fault(): Promise<string> {
  return await invocation().then(
    () => "no error",
    (error: unknown) => (error instanceof UserSettingsError ? error.message : "another error"),
  );
}

const file = () => join(home, ".claude", "settings.json");

describe("settings of claude that cannot be followed", () => {
  it.each([
    ["a text that ends early", '{\n "apiKeyHelper": "secret', "line 2, is not JSON."],
    ["a comment", '{\n // secret\n "model": "x" }', "line 2, is not JSON."],
    ["a comma too many", '{\n "model": "secret",\n}', "line 3, is not JSON."],
    ["two values", "{} secret", "line 1, is not JSON."],
    ["a list", "[]", " holds no JSON object."],
    [
      "a key helper that is a number",
      '{\n "apiKeyHelper": 5 }',
      "line 2, has a value of the wrong kind for apiKeyHelper.",
    ],
    [
      "a variable that is a list",
      '{ "env": {\n "ANTHROPIC_BASE_URL": [] } }',
      "line 2, has a value of the wrong kind for env.ANTHROPIC_BASE_URL.",
    ],
    ["variables that are a text", '{ "env": "secret" }', "line 1, has a value of the wrong kind for env."],
  ])("%s: the error names file and line and quotes nothing", async (_what, text, message) => {
    userSettings(text);
    expect(await fault()).toBe(`${file()}${message.startsWith(" ") ? "" : ", "}${message}`);
    expect(await fault()).not.toContain("secret");
  });

  it("include a file that is no text, and one that cannot be read", async () => {
    writeFileSync(file(), Buffer.from([0x7b, 0xff, 0xfe]));
    expect(await fault()).toBe(`${file()} is not UTF-8 text.`);
    rmSync(file());
    mkdirSync(file());
    expect(await fault()).toBe(`${file()} is not a regular file.`);
  });

  it("include a pipe that nobody writes to, a link to nowhere, and a file that is no settings by its size", async () => {
    execFileSync("mkfifo", [file()]);
    expect(await fault()).toBe(`${file()} is not a regular file.`);
    rmSync(file());
    symlinkSync("/nonexistent/settings.json", file());
    expect(await fault()).toBe(`${file()} is a link to nowhere.`);
    rmSync(file());
    writeFileSync(file(), `{"model":"${"x".repeat(1024 * 1024)}"}`);
    expect(await fault()).toBe(`${file()} is larger than 1 MiB.`);
  });
});

describe("the input of claude", () => {
  it("is the prompt as it is, or one message when it was started ahead", () => {
    expect(claude.encodePrompt("a\n“b”", ["--print"])).toBe("a\n“b”");
    const line = claude.encodePrompt("a\n“b”", ["--input-format", "stream-json"]);
    expect(JSON.parse(line)).toEqual({ type: "user", message: { role: "user", content: "a\n“b”" } });
    expect(line.trimEnd()).not.toContain("\n");
  });

  it("is waited for only as messages: plain text is given up after three seconds", () => {
    expect(claude.canWait(["--print"])).toBe(false);
    expect(claude.canWait(["--input-format", "stream-json"])).toBe(true);
  });
});
