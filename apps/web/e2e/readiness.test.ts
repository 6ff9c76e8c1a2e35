import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";

let stage: Stage | undefined;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "antidrift-programs-"));
  await program("codex", "#!/bin/sh\necho codex-cli 0.162.0\n");
  await program("broken", "#!/nonexistent/interpreter\n");
});

afterEach(async () => {
  await stage?.close();
  stage = undefined;
});

afterAll(async () => {
  await closeBrowser();
  await rm(folder, { recursive: true });
});

async function program(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text);
  await chmod(join(folder, name), 0o755);
}

const nothing = { noPrograms: true };

it.each([
  [
    "the program, its version and the model",
    { env: { ANTIDRIFT_AI_MODEL: "opus" } },
    "claude 2.1.332 (opus)",
  ],
  [
    "another program",
    () => ({
      ...nothing,
      env: { ANTIDRIFT_AI_BACKEND: "codex", ANTIDRIFT_AI_COMMAND: join(folder, "codex") },
    }),
    "codex 0.162.0",
  ],
  [
    "that nothing is sent",
    { ...nothing, env: { ANTIDRIFT_AI_BACKEND: "offline" } },
    "Nothing is sent anywhere",
  ],
  ["what is missing", nothing, "claude was not found. Until it is there, Sharpen drafts on this computer."],
  ["how to get it", nothing, "Install Claude Code (https://claude.com/claude-code)"],
  [
    "what does not start",
    () => ({ ...nothing, env: { ANTIDRIFT_AI_COMMAND: join(folder, "broken") } }),
    "claude is there but does not start.",
  ],
  ["it in German", { ...nothing, locale: "de-DE" }, "claude wurde nicht gefunden."],
  [
    "in German which program is missing",
    { ...nothing, locale: "de-DE", env: { ANTIDRIFT_AI_COMMAND: "/opt/nothing/claude" } },
    "Ein Programm /opt/nothing/claude gibt es nicht.",
  ],
  ["the remedy in German", { ...nothing, locale: "de-DE" }, "Installiere Claude Code"],
])("says %s before anyone presses Sharpen", async (_what, options, sentence) => {
  stage = await openStage(typeof options === "function" ? options() : options);
  await stage.daemon.client.enterPlanning();
  const line = stage.page.locator(".coach .line");
  await expect.poll(() => line.textContent()).toContain(sentence);
});

it("looks again when the user comes back, who may have installed it", async () => {
  const env = { ANTIDRIFT_AI_COMMAND: join(folder, "installed-later") };
  stage = await openStage({ ...nothing, env });
  await stage.daemon.client.enterPlanning();
  const line = stage.page.locator(".coach .line");
  await expect.poll(() => line.textContent()).toContain("There is no program");
  await program("installed-later", "#!/bin/sh\necho 2.1.332\n");
  await expect
    .poll(async () => {
      await stage?.page.evaluate(() => dispatchEvent(new Event("focus")));
      return await line.textContent();
    })
    .toContain("claude 2.1.332");
});

it("tells of what is asked now, once another daemon is in its place", async () => {
  await program("replaced", "#!/bin/sh\necho 2.1.332\n");
  stage = await openStage({ ...nothing, env: { ANTIDRIFT_AI_COMMAND: join(folder, "replaced") } });
  await stage.daemon.client.enterPlanning();
  const line = stage.page.locator(".coach .line");
  await expect.poll(() => line.textContent()).toContain("claude 2.1.332");
  await stage.daemon.kill();
  await program("replaced", "#!/bin/sh\necho 9.9.9\n");
  await stage.daemon.run();
  await expect.poll(() => line.textContent()).toContain("claude 9.9.9");
});
