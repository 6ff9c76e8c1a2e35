import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Stands in every file of the user's that must not reach the model. */
export const PRIVATE_MARK = "PRIVATE-TO-THE-USER";

/** An empty HOME, where codex is pointed at the stand-in model by its config, the only way it can be. */
export function makeEmptyHome(model) {
  const home = mkdtempSync(join(tmpdir(), "antidrift-cli-home-"));
  mkdirSync(join(home, ".codex"));
  writeFileSync(join(home, ".codex", "config.toml"), codexConfig(model));
  return home;
}

/**
 * A HOME as people have it: two MCP servers, hooks, notify, global instructions. Each of them, when it runs, leaves a
 * file in `traces`.
 */
export function makeCustomisedHome(model) {
  const home = makeEmptyHome(model);
  const traces = join(home, "traces");
  mkdirSync(traces);
  mkdirSync(join(home, ".claude"));
  const trace = (name) => `touch ${join(traces, name)}`;
  const hook = (name) => [{ hooks: [{ type: "command", command: trace(name) }] }];
  write(join(home, ".claude", "settings.json"), {
    hooks: { SessionStart: hook("start-hook"), UserPromptSubmit: hook("prompt-hook") },
  });
  writeFileSync(join(home, ".claude", "CLAUDE.md"), `${PRIVATE_MARK}\n`);
  const server = (name) => ({ command: "/bin/sh", args: ["-c", `${trace(name)}; cat`] });
  write(join(home, ".claude.json"), { mcpServers: { one: server("mcp-one"), two: server("mcp-two") } });
  writeFileSync(join(home, ".codex", "AGENTS.md"), `${PRIVATE_MARK}\n`);
  writeFileSync(
    join(home, ".codex", "config.toml"),
    [
      codexConfig(model),
      `notify = ["/bin/sh", "-c", "${trace("notify")}"]`,
      ...["one", "two"].flatMap((name) => [
        `[mcp_servers.${name}]`,
        'command = "/bin/sh"',
        `args = ["-c", "${trace(`mcp-${name}`)}; cat"]`,
      ]),
    ].join("\n"),
  );
  return { home, traces };
}

function codexConfig(model) {
  return `openai_base_url = "${model.url}/v1"\n`;
}

function write(file, value) {
  writeFileSync(file, JSON.stringify(value));
}
