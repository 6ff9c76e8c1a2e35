import { chmodSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Backend } from "../../backend.js";
import { Service } from "../../coach/service.js";
import { BackendError } from "../../errors/backend-error.js";
import type { BackendOptions } from "../backend-options.js";
import { aRequest } from "../testing/a-request.js";
import { newBackend } from "../new-backend.js";
import { addFake, makeFakeHome } from "../testing/fake-cli.js";
import type { FakeHome } from "../testing/fake-cli.js";
import { AN_HOUR } from "../testing/patience.js";

let home: FakeHome;
let backends: Backend[];
beforeEach(() => {
  home = makeFakeHome();
  addFake(home.bin, PROGRAM);
  backends = [];
});
afterEach(async () => {
  await Promise.all(backends.map((backend) => backend.close?.()));
  home.remove();
});

function newCodex(options: BackendOptions): Backend {
  const backend = newBackend("codex", { runDir: home.runDir, probeMs: AN_HOUR, ...options });
  backends.push(backend);
  return backend;
}

/** A codex as a daemon would look for it that was started with this PATH. */
function codex(
  path: string,
  more: Readonly<Record<string, string>> = {},
  options: BackendOptions = {},
): Backend {
  const env = { ...home.env("answer"), ...NOWHERE, PATH: path, ...more };
  return newCodex({ env, command: PROGRAM, ...options });
}

/** Nothing of the machine the tests run on. */
const NOWHERE = {
  NVM_DIR: "/nonexistent",
  PNPM_HOME: "/nonexistent",
  VOLTA_HOME: "/nonexistent",
  FNM_DIR: "/nonexistent",
};
/** A name that no machine has in one of the usual places. */
const PROGRAM = "codex-of-these-tests";
const EMPTY = "/nonexistent";

async function reason(run: Promise<unknown>): Promise<string> {
  try {
    await run;
  } catch (error) {
    if (error instanceof BackendError) return error.reason;
    throw error;
  }
  return "no error";
}

const run = async (backend: Backend) =>
  await backend.run(aRequest("x"), { signal: new AbortController().signal });

it("is found on PATH by the backend's own name, with its version", async () => {
  expect(await newCodex({ env: home.env("answer") }).status?.()).toEqual({
    program: "codex",
    status: "ready",
    path: join(home.bin, "codex"),
    version: "0.171.0",
  });
});

it("is missing: says how to get it, and a run says so too", async () => {
  const backend = codex(EMPTY);
  const status = await backend.status?.();
  expect(status).toMatchObject({ status: "not_installed" });
  expect(status?.remedy).toContain("npm install -g @openai/codex");
  expect(await reason(run(backend))).toBe("not_installed");
});

it("is found by a run once it has been installed", async () => {
  const dir = join(home.path, "later");
  const backend = codex(dir);
  expect(await reason(run(backend))).toBe("not_installed");
  addFake(dir, PROGRAM);
  expect(await run(backend)).toContain("Draft it");
});

describe.each([
  ["~/.local/bin", ".local/bin"],
  ["npm's own prefix", ".npm-global/bin"],
  ["volta", ".volta/bin"],
  ["asdf", ".asdf/shims"],
  ["nvm", ".nvm/versions/node/v22.1.0/bin"],
  ["fnm", ".local/share/fnm/aliases/default/bin"],
])("installed by %s", (_what, place) => {
  it("is found outside PATH, and its script finds its node", async () => {
    const env = { NVM_DIR: join(home.path, ".nvm"), VOLTA_HOME: join(home.path, ".volta") };
    const file = addFake(join(home.path, place), PROGRAM, "/usr/bin/env node");
    const backend = codex(EMPTY, env);
    expect(await backend.status?.()).toMatchObject({ status: "ready", path: file });
    expect(await run(backend)).toContain("Draft it");
  });
});

it("is the one of nvm's newest version", async () => {
  const nvm = join(home.path, ".nvm");
  for (const version of ["v9.0.0", "v22.1.0", "v20.9.0"])
    addFake(join(nvm, "versions/node", version, "bin"), PROGRAM);
  expect((await codex(EMPTY, { NVM_DIR: nvm }).status?.())?.path).toContain("v22.1.0");
});

it("is found on the PATH that only the login shell has", async () => {
  const hidden = join(home.path, "hidden", "bin");
  addFake(hidden, PROGRAM);
  writeFileSync(join(home.path, ".bash_profile"), `echo "welcome"; export PATH="${hidden}:$PATH"\n`);
  expect(await codex(EMPTY, { SHELL: "/bin/bash" }).status?.()).toMatchObject({
    status: "ready",
    path: join(hidden, PROGRAM),
  });
});

describe("a command that was named", () => {
  it("wins over PATH", async () => {
    const file = addFake(join(home.path, "mine"), PROGRAM);
    const backend = codex(`${home.bin}:/usr/bin:/bin`, {}, { command: file });
    expect((await backend.status?.())?.path).toBe(file);
    await run(backend);
    expect(home.calls()).toHaveLength(1);
  });

  it("may start with ~ or be another name on PATH", async () => {
    const file = addFake(join(home.path, "mine"), PROGRAM);
    expect((await codex(EMPTY, {}, { command: `~/mine/${PROGRAM}` }).status?.())?.path).toBe(file);
    const beta = addFake(home.bin, "codex-beta");
    expect((await codex(home.bin, {}, { command: "codex-beta" }).status?.())?.path).toBe(beta);
  });

  it("is not replaced by another when it is not there", async () => {
    const backend = codex(`${home.bin}:/usr/bin:/bin`, {}, { command: "/nonexistent/codex" });
    expect((await backend.status?.())?.remedy).toContain("There is no program /nonexistent/codex.");
    expect(await reason(run(backend))).toBe("not_installed");
  });
});

describe("a program that is there and does not run", () => {
  it("is named as that when its interpreter is missing", async () => {
    addFake(home.bin, PROGRAM, "/nonexistent/node");
    const backend = codex(home.bin);
    expect(await backend.status?.()).toMatchObject({ status: "not_runnable", path: join(home.bin, PROGRAM) });
    expect(await reason(run(backend))).toBe("not_runnable");
  });

  it("is named as that when PATH has no node for its script", async () => {
    addFake(home.bin, PROGRAM, "/usr/bin/env node");
    expect(await codex(home.bin).status?.()).toMatchObject({ status: "not_runnable" });
    expect(await reason(run(codex(home.bin)))).toBe("not_runnable");
  });

  it("is named as that when it may not be executed", async () => {
    chmodSync(join(home.bin, PROGRAM), 0o644);
    const backend = codex(home.bin);
    expect(await reason(run(backend))).toBe("not_runnable");
    expect(await backend.status?.()).toMatchObject({ status: "not_runnable" });
  });

  it("is passed over for one that works", async () => {
    const broken = join(home.path, "broken");
    addFake(broken, PROGRAM, "/nonexistent/node");
    const backend = codex(`${broken}:${home.bin}`);
    expect(await backend.status?.()).toMatchObject({ status: "ready", path: join(home.bin, PROGRAM) });
    expect(await run(backend)).toContain("Draft it");
  });

  it.each([
    ["whose interpreter is missing", "#!/nonexistent/node\n"],
    ["that ends at once", "#!/bin/sh\nexit 1\n"],
    ["that speaks of its installation", "#!/bin/sh\necho 'Missing optional dependency' >&2\nexit 1\n"],
  ])("gives way to one that works when a run is the first to find out: one %s", async (_what, script) => {
    const broken = join(home.path, "broken");
    mkdirSync(broken);
    writeFileSync(join(broken, PROGRAM), script, { mode: 0o755 });
    const backend = codex(`${broken}:${home.bin}`);
    expect(await run(backend)).toContain("Draft it");
    expect(await reason(run(codex(broken)))).not.toBe("no error");
  });

  it("is named as that when it never says its version", async () => {
    const backend = codex(home.bin, { FAKE_VERSION: "hang" }, { probeMs: 100 });
    expect(await backend.status?.()).toMatchObject({ status: "not_runnable" });
    expect(readdirSync(home.runDir)).toEqual([]);
  });

  it("is not a directory of that name", async () => {
    const dir = join(home.path, "odd");
    mkdirSync(join(dir, PROGRAM), { recursive: true });
    expect(await codex(dir).status?.()).toMatchObject({ status: "not_installed" });
  });
});

it.runIf(process.platform === "linux").each(["/proc/nowhere/below", "/dev/null/below"])(
  "says that no temporary directory can be made in %s",
  async (runDir) => {
    const backend = codex(home.bin, {}, { runDir });
    const detail = expect.stringMatching(new RegExp(`^No temporary directory can be made in ${runDir} \\(E`));
    await expect(run(backend)).rejects.toMatchObject({ code: "ErrBackend", reason: "not_runnable", detail });
    expect(await backend.status?.()).toMatchObject({ status: "not_runnable", remedy: detail });
  },
);

it("goes on after it was replaced by another version", async () => {
  const backend = codex(`${home.bin}:/usr/bin:/bin`);
  await backend.status?.();
  rmSync(join(home.bin, PROGRAM));
  const other = join(home.path, "other");
  addFake(other, PROGRAM);
  expect(await reason(run(backend))).toBe("not_installed");
  addFake(dirname(join(home.bin, PROGRAM)), PROGRAM);
  expect(
    (await new Service(backend).coach("plan", { signal: new AbortController().signal })).timeboxSecs,
  ).toBe(1500);
});
