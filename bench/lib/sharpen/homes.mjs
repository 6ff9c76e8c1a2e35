import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MCP_SERVER = {
  command: process.execPath,
  args: [fileURLToPath(new URL("mcp-server.mjs", import.meta.url))],
};

/** A HOME with nothing in it but where the model is, and a project directory under version control. */
export function emptyHome(model) {
  const home = mkdtempSync(join(tmpdir(), "antidrift-bench-home-"));
  const project = join(home, "project");
  for (const dir of [project, join(home, ".codex"), join(home, ".claude"), join(home, "tmp")]) mkdirSync(dir);
  writeFileSync(join(home, ".codex", "config.toml"), codexConfig(model));
  // codex refuses to work elsewhere.
  spawnSync("git", ["init", "--quiet", project]);
  return { home, project };
}

/** A HOME as people have it: two MCP servers, a hook, instructions. */
export function customisedHome(model) {
  const made = emptyHome(model);
  const { home, project } = made;
  const hook = [{ hooks: [{ type: "command", command: "true" }] }];
  writeJson(join(home, ".claude", "settings.json"), { hooks: { SessionStart: hook } });
  writeJson(join(home, ".claude.json"), { mcpServers: { one: MCP_SERVER, two: MCP_SERVER } });
  writeFileSync(join(home, ".claude", "CLAUDE.md"), "Be brief.\n");
  writeFileSync(join(project, "AGENTS.md"), "Be brief.\n");
  writeFileSync(
    join(home, ".codex", "config.toml"),
    codexConfig(model) +
      ["one", "two"]
        .map(
          (name) =>
            `[mcp_servers.${name}]\ncommand = ${quote(MCP_SERVER.command)}\nargs = [${quote(MCP_SERVER.args[0])}]\n`,
        )
        .join(""),
  );
  return made;
}

function codexConfig(model) {
  return `openai_base_url = "${model.url}/v1"\n`;
}

function quote(text) {
  return JSON.stringify(text);
}

function writeJson(file, value) {
  writeFileSync(file, JSON.stringify(value));
}
