import { copyFileSync, mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { openTestStore, session, snapshot, temporaryStateDir } from "../store/test-support.js";
import { DaemonProcess } from "../testing/daemon-process.js";

const PRELOAD = fileURLToPath(new URL("kill-at-step.mjs", import.meta.url));
/** More than any start takes. */
const MAX_STEPS = 60;

interface Scenario {
  readonly name: string;
  /** Makes the directory that the daemon is started on. */
  readonly prepare: (stateDir: string) => Promise<void>;
  /** What a start shows after it, however often one was killed before. */
  readonly sessions: number;
}

async function withSessions(stateDir: string): Promise<void> {
  const { store, close } = openTestStore(stateDir);
  for (const n of [1, 2, 3]) store.commit({ snapshot: snapshot(n), ended: session(n) });
  await close();
}

const scenarios: readonly Scenario[] = [
  {
    name: "the first start",
    prepare: async () => undefined,
    sessions: 0,
  },
  {
    name: "a start that takes over the files of an earlier version",
    prepare: async (stateDir) => {
      mkdirSync(stateDir);
      writeFileSync(join(stateDir, "snapshot.json"), JSON.stringify({ version: 1, snapshot: snapshot(3) }));
      writeFileSync(
        join(stateDir, "history.jsonl"),
        [1, 2, 3].map((n) => JSON.stringify(session(n))).join("\n"),
      );
    },
    sessions: 3,
  },
  {
    name: "a start that replaces a damaged database by a copy",
    prepare: async (stateDir) => {
      await withSessions(stateDir);
      mkdirSync(join(stateDir, "copies"));
      copyFileSync(join(stateDir, "antidrift.db"), join(stateDir, "copies", "antidrift-2026-02-28.db"));
      writeFileSync(join(stateDir, "copies", "antidrift-2026-03-01.db"), "damaged too");
      writeFileSync(join(stateDir, "antidrift.db"), Buffer.alloc(50_000));
      writeFileSync(join(stateDir, "antidrift.db-wal"), "the log of the damaged one");
    },
    sessions: 3,
  },
];

test.each(scenarios)(
  "$name may be killed between any two of its steps",
  { timeout: 900_000 },
  async (scenario) => {
    const found: number[] = [];
    for (let step = 1; step <= MAX_STEPS; step += 1) {
      const stateDir = temporaryStateDir();
      await scenario.prepare(stateDir);
      const wasKilled = await startKilledAt(step, stateDir);
      if (!wasKilled) break;
      const { store, history, close } = openTestStore(stateDir);
      store.load();
      found.push(history.list({ limit: 10 }).sessions.length);
      store.commit({ snapshot: snapshot(4) });
      await close();
      expect(readdirSync(stateDir)).not.toContain("antidrift.db.new");
      rmSync(stateDir, { recursive: true });
    }
    expect(found.length).toBeGreaterThan(3);
    expect(found.length).toBeLessThan(MAX_STEPS);
    expect(found).toEqual(found.map(() => scenario.sessions));
  },
);

async function startKilledAt(step: number, stateDir: string): Promise<boolean> {
  const daemon = new DaemonProcess({
    stateDir,
    nodeArguments: ["--import", PRELOAD],
    env: { KILL_AT_STEP: String(step) },
  });
  try {
    await daemon.ready();
    return false;
  } catch (error) {
    const { signal } = await daemon.exited;
    if (signal !== "SIGKILL") throw error;
    return true;
  } finally {
    await daemon.kill();
  }
}
