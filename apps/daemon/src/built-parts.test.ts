import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { startDaemon, temporaryDirectory } from "./testing/start-daemon.js";

/** What a bundle can lose: parts that are loaded late, by whoever needs them first. */
it("has its judge with it: a window is judged by the built daemon", async () => {
  const daemon = await startDaemon({ ANTIDRIFT_AI_BACKEND: "offline", ANTIDRIFT_EVIDENCE: "http" });
  const client = await daemon.client();
  await client.enterPlanning();
  await client.startManualCommitment({
    next_action: "Write the quarterly report",
    success_condition: "Three paragraphs",
    timebox_secs: 1500,
  });
  await expect
    .poll(async () => (await client.recordWindow({ app: "Writer", title: "quarterly report.odt" })).drift)
    .toMatchObject({ relation: "on_task" });
});

it("has what finds a line with it: faulty settings are named by file and line", async () => {
  const home = temporaryDirectory();
  const claude = join(home, "claude");
  writeFileSync(claude, "#!/bin/sh\necho 2.1.332\n");
  chmodSync(claude, 0o755);
  const settings = join(home, ".claude", "settings.json");
  mkdirSync(join(home, ".claude"));
  writeFileSync(settings, '{\n  // the key\n  "apiKeyHelper": "echo key"\n}\n');
  const daemon = await startDaemon({
    HOME: home,
    ANTIDRIFT_AI_BACKEND: "claude",
    ANTIDRIFT_AI_COMMAND: claude,
  });
  const client = await daemon.client();
  await client.enterPlanning();
  await client.requestCoach({ intent: "write the report" });
  await expect.poll(async () => (await client.getState()).coach).toMatchObject({ status: "error" });
  expect((await client.getState()).coach?.error).toContain(`${settings}, line 2,`);
});
