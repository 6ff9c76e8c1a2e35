import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { codexLinkedHome } from "../codex/codex-linked-home.js";
import type { LinkedHome } from "./linked-home.js";
import { makeRunDirectory } from "./run-directory.js";

let parent: string;
let source: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "antidrift-test-"));
  source = join(parent, "codex");
  mkdirSync(source);
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

function write(name: string, text = "x"): void {
  writeFileSync(join(source, name), text, { mode: 0o600 });
}

function read(name: string): string {
  return readFileSync(join(source, name), "utf8");
}

const shared = (): LinkedHome => ({ variable: "CODEX_HOME", source, files: ["auth.json", "auth.lock"] });

async function isLinked(more: Partial<Parameters<typeof codexLinkedHome>[0]> = {}): Promise<boolean> {
  const home = await codexLinkedHome({ source, env: {}, config: {}, ownProvider: false, ...more });
  return home !== undefined;
}

describe("a home by links", () => {
  it("shows the shared files only, and hands writes through", async () => {
    write("auth.json", "old");
    write("AGENTS.md");
    const run = await makeRunDirectory(parent);
    const home = await run.addHome(shared());
    expect(existsSync(join(home, "AGENTS.md"))).toBe(false);
    writeFileSync(join(home, "auth.json"), "new");
    writeFileSync(join(home, "auth.lock"), "");
    await run.remove();
    expect([read("auth.json"), read("auth.lock")]).toEqual(["new", ""]);
  });

  it("takes over a file that was renamed into place of its link", async () => {
    write("auth.json", "old");
    const run = await makeRunDirectory(parent);
    const home = await run.addHome(shared());
    writeFileSync(join(home, "new.json"), "renewed", { mode: 0o600 });
    renameSync(join(home, "new.json"), join(home, "auth.json"));
    await run.remove();
    expect(read("auth.json")).toBe("renewed");
    expect(statSync(join(source, "auth.json")).mode & 0o777).toBe(0o600);
    expect(existsSync(run.path)).toBe(false);
  });
});

describe("codex gets a home of its own", () => {
  it("when there are instructions and the sign-in is a file or in the environment", async () => {
    write("AGENTS.md");
    expect(await isLinked({ env: { CODEX_API_KEY: "key" } })).toBe(true);
    expect(await isLinked({ ownProvider: true })).toBe(true);
    write("auth.json");
    expect(await isLinked()).toBe(true);
  });

  it("but not when the sign-in may be elsewhere", async () => {
    write("AGENTS.override.md");
    expect(await isLinked()).toBe(false);
    write("auth.json");
    expect(await isLinked({ config: { cli_auth_credentials_store: "keyring" } })).toBe(false);
  });

  it("and not without instructions", async () => {
    write("auth.json");
    expect(await isLinked()).toBe(false);
  });
});
