import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Argument, Invocation } from "./cli-adapter.js";
import { codex } from "./codex.js";

let home: string;
let unreadable: string[];
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "antidrift-test-"));
  mkdirSync(join(home, ".codex"));
  unreadable = [];
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

function note(what: string): void {
  unreadable.push(what);
}

async function invocation(env: NodeJS.ProcessEnv = { HOME: home }, model?: string): Promise<Invocation> {
  return await codex.invocation({
    model,
    systemPrompt: 'A "ROLE"',
    schema: { type: "object" },
    env,
    onUnreadable: note,
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
    for (const group of (await invocation()).groups) expect(group.why).not.toBe("");
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

  it("lets the profile that is switched on win", async () => {
    userConfig('model = "a"\nprofile = "deep"\n[profiles.deep]\nmodel = "b"');
    expect(await words()).toContain('model="b"');
  });

  it("is read from CODEX_HOME when that is set", async () => {
    userConfig('model = "elsewhere"', home);
    expect(await words({ HOME: home, CODEX_HOME: home })).toContain('model="elsewhere"');
  });

  it("is left out when it cannot be read, which is told without quoting it", async () => {
    userConfig('model = "unfinished');
    expect(JSON.stringify(await words())).not.toContain("unfinished");
    expect(unreadable).toEqual(["Codex's config.toml is not TOML"]);
  });
});
