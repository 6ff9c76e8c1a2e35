import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, assert, beforeEach, describe, expect, it } from "vitest";
import type { Argument, Invocation } from "../cli/cli-adapter.js";
import { codex } from "./codex.js";
import { UserSettingsError } from "../settings/user-settings-error.js";

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "antidrift-test-"));
  mkdirSync(join(home, ".codex"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

async function invocation(env: NodeJS.ProcessEnv = { HOME: home }, model?: string): Promise<Invocation> {
  return await codex.invocation({
    model,
    request: { system: 'A "ROLE"', schema: { type: "object" } },
    env,
  });
}

async function words(env?: NodeJS.ProcessEnv): Promise<readonly Argument[]> {
  return (await invocation(env)).groups.flatMap((group) => group.args);
}

function userConfig(toml: string, dir = join(home, ".codex")): void {
  writeFileSync(join(dir, "config.toml"), toml);
}

describe("the arguments of codex", () => {
  it("make a pure completion", async () => {
    const all = await words();
    expect(all.slice(0, 9)).toEqual([
      "exec",
      "--json",
      "--skip-git-repo-check",
      "--ephemeral",
      "--sandbox",
      "read-only",
      "--ignore-user-config",
      "--ignore-rules",
      "--color",
    ]);
    expect(all).toEqual(
      expect.arrayContaining([
        "project_doc_max_bytes=0",
        'web_search="disabled"',
        "analytics.enabled=false",
        "features.shell_tool=false",
        "features.hooks=false",
        "features.code_mode_host=false",
        "features.unbounded_connection_retries=false",
        String.raw`instructions="A \"ROLE\""`,
      ]),
    );
    expect(all.at(-1)).toBe("-");
  });

  it("hold the model to the schema, unless the provider is the user's own", async () => {
    expect(await words()).toContainEqual({ fileName: "schema.json", content: '{"type":"object"}' });
    userConfig('model_provider = "mine"\n[model_providers.mine]\nbase_url = "http://x"');
    expect(await words()).not.toContain("--output-schema");
  });

  it("each say why they are there", async () => {
    for (const group of (await invocation()).groups) expect(group.why).toMatch(/^\S+ \S/u);
  });

  it("name the model that was asked for, which wins over the user's", async () => {
    userConfig('model = "theirs"');
    expect(await words()).toContain('model="theirs"');
    expect((await invocation()).model).toBe("theirs");
    const asked = await invocation({ HOME: home }, "ours");
    expect(asked.model).toBe("ours");
    expect(asked.groups.map((group) => group.args)).toContainEqual(["--model", "ours"]);
  });
});

describe("the user's config of codex", () => {
  it("passes on model, provider and where the sign-in is kept, and nothing else", async () => {
    userConfig(`
      model = "gpt-x"
      model_provider = "my-proxy"
      model_reasoning_effort = "high"
      cli_auth_credentials_store = "keyring"
      notify = ["sh", "-c", "true"]
      [mcp_servers.a]
      command = "touch"
      [model_providers.my-proxy]
      base_url = "http://localhost/v1"
      env_key = "MY_KEY"
      query_params = { v = "1" }
      [model_providers.unused]
      base_url = "http://elsewhere"
    `);
    const all = await words();
    expect(all).toEqual(
      expect.arrayContaining([
        'model="gpt-x"',
        'model_provider="my-proxy"',
        'model_reasoning_effort="high"',
        'cli_auth_credentials_store="keyring"',
        'model_providers={"my-proxy"={"base_url"="http://localhost/v1","env_key"="MY_KEY","query_params"={"v"="1"}}}',
      ]),
    );
    expect(JSON.stringify(all)).not.toMatch(/mcp_servers|notify|elsewhere/u);
  });

  it("puts a provider's secrets into the environment, where other users cannot read them", async () => {
    userConfig(`
      model_provider = "p"
      [model_providers.p]
      experimental_bearer_token = "SECRET1"
      http_headers = { "X-Key" = "SECRET2" }
      env_http_headers = { "X-Team" = "TEAM" }
    `);
    const { groups, env } = await invocation();
    expect(JSON.stringify(groups)).not.toContain("SECRET");
    expect(env).toEqual({ ANTIDRIFT_CODEX_TOKEN: "SECRET1", ANTIDRIFT_CODEX_HEADER_0: "SECRET2" });
    expect(groups.flatMap((group) => group.args)).toContain(
      'model_providers={"p"={"env_http_headers"={"X-Team"="TEAM","X-Key"="ANTIDRIFT_CODEX_HEADER_0"},"env_key"="ANTIDRIFT_CODEX_TOKEN"}}',
    );
  });

  it("passes on the profile that is switched on, with the provider it names, for codex to apply or refuse", async () => {
    userConfig(`
      model = "a"
      profile = "deep"
      [profiles.deep]
      model = "b"
      model_provider = "mine"
      sandbox_mode = "danger-full-access"
      [profiles.other]
      model = "c"
      [model_providers.mine]
      base_url = "http://x"
    `);
    expect(await words()).toEqual(
      expect.arrayContaining([
        'model="a"',
        'profile="deep"',
        'profiles={"deep"={"model"="b","model_provider"="mine"}}',
        'model_providers={"mine"={"base_url"="http://x"}}',
      ]),
    );
    expect(JSON.stringify(await words())).not.toMatch(/danger|other/u);
    expect((await invocation()).model).toBe("b");
  });

  it.each([
    ["a profile that is not there", 'profile = "deep"', ['profile="deep"']],
    ["a provider that is not there", 'model_provider = "mine"', ['model_provider="mine"']],
    ["a provider that is a number", "model_provider = 5", ["model_provider=5"]],
    [
      "providers that are a text",
      'model_provider = "m"\nmodel_providers = "x"',
      ['model_provider="m"', 'model_providers="x"'],
    ],
  ])("passes on %s, so that codex refuses it", async (_what, toml, passed) => {
    userConfig(toml);
    expect(await words()).toEqual(expect.arrayContaining(passed));
  });

  it("is the home directory's when CODEX_HOME is empty", async () => {
    userConfig('model = "mine"');
    expect(await words({ HOME: home, CODEX_HOME: "" })).toContain('model="mine"');
  });

  it("is read from CODEX_HOME when that is set", async () => {
    userConfig('model = "elsewhere"', home);
    expect(await words({ HOME: home, CODEX_HOME: home })).toContain('model="elsewhere"');
  });

  it.each([
    ["a text that ends early", 'model = "a"\nmodel_provider = "secret', "line 2, is not TOML."],
    ["a key that stands twice", 'model = "secret"\nmodel = "b"', "line 2, is not TOML."],
    [
      "a token that is a number",
      'model_provider = "p"\n[model_providers.p]\nname = "secret"\nexperimental_bearer_token = 5',
      "line 4, has a value of the wrong kind for experimental_bearer_token.",
    ],
    [
      "headers that are a text",
      'model_provider = "p"\n[model_providers.p]\nhttp_headers = "secret"',
      "line 3, has a value of the wrong kind for http_headers.",
    ],
  ])("ends the run where it cannot be followed: %s", async (_what, toml, message) => {
    userConfig(toml);
    const error: unknown = await invocation().catch((reason: unknown) => reason);
    assert.instanceOf(error, UserSettingsError);
    expect(error.message).toBe(`${join(home, ".codex", "config.toml")}, ${message}`);
  });
});
