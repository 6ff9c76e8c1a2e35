import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StateView } from "@antidrift/session";
import { expect, test, vi } from "vitest";
import { DaemonProcess } from "../testing/daemon-process.js";
import { killAtRandom } from "./kill-at-random.js";

// All of these take a minute or more, most of it waiting: they run side by side.
vi.setConfig({ testTimeout: 300_000 });

/** Each works on a directory of its own. */
const LANES = 3;
const KILLS = 300;
/** Long enough to be a gap: over 60 s. */
const AWAY_MS = 66_000;

/** Runs a daemon on a directory of its own as often as the test starts one; all is gone afterwards. */
async function withDaemons(
  work: (start: (env?: Record<string, string>) => Promise<DaemonProcess>) => Promise<void>,
) {
  const stateDir = mkdtempSync(join(tmpdir(), "antidrift-time-"));
  const daemons: DaemonProcess[] = [];
  try {
    await work((env = {}) => {
      const daemon = new DaemonProcess({ stateDir, env });
      daemons.push(daemon);
      return daemon.ready().then(() => daemon);
    });
  } finally {
    await Promise.all(daemons.map((daemon) => daemon.kill()));
    rmSync(stateDir, { recursive: true, force: true });
  }
}

async function commit(daemon: DaemonProcess, timeboxSecs: number): Promise<StateView> {
  await daemon.send("POST", "/planning", {});
  const commitment = { next_action: "Write", success_condition: "Written", timebox_secs: timeboxSecs };
  return (await daemon.send("POST", "/commitment", commitment)).body as StateView;
}

/** On a connection of its own: one that was kept may have been given up while nobody was there. */
async function stateOf(daemon: DaemonProcess): Promise<StateView> {
  const response = await fetch(new URL("/state", await daemon.ready()), { headers: { Connection: "close" } });
  return (await response.json()) as StateView;
}

function away(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, AWAY_MS));
}

/** In whole seconds from the start: two clocks of which each is rounded differ by a millisecond. */
const deadlineOf = ({ commitment }: StateView) =>
  commitment && Math.round((commitment.deadline_ms - commitment.started_at_ms) / 1000);

const gapsOf = (state: StateView) =>
  (state.commitment?.gaps ?? []).map(({ from_ms, to_ms }) => to_ms - from_ms);

test.concurrent(`${KILLS} kill -9 at random moments never show a third state`, async () => {
  const kills = KILLS / LANES;
  const lanes = Array.from({ length: LANES }, (_, lane) => killAtRandom(lane + 1, kills));
  expect(await Promise.all(lanes)).toEqual(lanes.map(() => ({ kills, thirdStates: [] })));
});

test.concurrent("a daemon that is stopped for over a minute records a gap, and its deadline does not move", async () => {
  await withDaemons(async (start) => {
    const daemon = await start();
    const before = await commit(daemon, 3600);
    daemon.process.kill("SIGSTOP");
    await away();
    daemon.process.kill("SIGCONT");
    const after = await stateOf(daemon);
    expect(after.now_ms - before.now_ms).toBeGreaterThanOrEqual(AWAY_MS - 1000);
    expect(deadlineOf(after)).toBe(deadlineOf(before));
    expect(gapsOf(after)).toHaveLength(1);
    expect(gapsOf(after)[0]).toBeGreaterThan(AWAY_MS - 3000);
    expect(gapsOf(after)[0]).toBeLessThan(AWAY_MS + 10_000);
  });
});

test.concurrent("a deadline that passes while the daemon is down has passed when it is back, and the time is a gap", async () => {
  await withDaemons(async (start) => {
    const first = await start();
    const before = await commit(first, 60);
    await first.kill();
    await away();
    const after = await stateOf(await start());
    expect(after.runtime_state).toBe("active");
    expect(after.commitment?.overtime).toBe(true);
    expect(deadlineOf(after)).toBe(deadlineOf(before));
    expect(gapsOf(after)).toHaveLength(1);
  });
});

test.concurrent("a deadline that passes while nobody looks has passed for who looks later", async () => {
  await withDaemons(async (start) => {
    const daemon = await start();
    await commit(daemon, 60);
    await away();
    const after = await stateOf(daemon);
    expect(after).toMatchObject({ runtime_state: "active", commitment: { overtime: true, gaps: [] } });
  });
});

test.concurrent("another time zone after a restart changes nothing", async () => {
  await withDaemons(async (start) => {
    const first = await start({ TZ: "Europe/Berlin" });
    const before = await commit(first, 3600);
    await first.kill();
    for (const TZ of ["America/New_York", "Pacific/Kiritimati", "No/Such_Zone"]) {
      const daemon = await start({ TZ });
      const after = await stateOf(daemon);
      expect(after.commitment).toMatchObject({ next_action: "Write", overtime: false, gaps: [] });
      expect(deadlineOf(after)).toBe(deadlineOf(before));
      await daemon.kill();
    }
  });
});
