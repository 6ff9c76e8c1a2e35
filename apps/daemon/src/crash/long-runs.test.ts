import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { killAtRandom } from "./kill-at-random.js";
import { deadlineOf, gapsOf, leftMs, recordOf, stateOf, stateWhen, TimedSession } from "./timed-session.js";
import { noUptime, Uptime } from "./uptime.js";
import { noWallClock, WallClock } from "./wall-clock.js";
import { withDaemons } from "./with-daemons.js";

// All of these take a minute or more, most of it waiting: they run side by side, however many they are.
vi.setConfig({ testTimeout: 1_200_000, maxConcurrency: 100 });

/** Each works on a directory of its own. */
const LANES = 3;
const KILLS = 300;
/** Long enough to be a gap: over 60 s. */
const AWAY_MS = 66_000;
const STOPPED_MS = 120_000;
const HOUR_MS = 3_600_000;

const skipped = (reason: string | undefined) => (reason === undefined ? "" : ` (skipped: ${reason})`);

test.concurrent(`${KILLS} kill -9 at random moments never show a third state`, async () => {
  const kills = KILLS / LANES;
  const lanes = Array.from({ length: LANES }, (_, lane) => killAtRandom(lane + 1, kills));
  // All of them end before the test does, also when one has failed.
  expect(await Promise.allSettled(lanes)).toEqual(
    lanes.map(() => ({ status: "fulfilled", value: { kills, thirdStates: [] } })),
  );
});

test.concurrent("a daemon that is stopped for two minutes has two minutes less left, and records one gap", async () => {
  await withDaemons(async (start) => {
    const daemon = await start();
    const session = await TimedSession.start(daemon, 3600);
    daemon.process.kill("SIGSTOP");
    await sleep(STOPPED_MS);
    daemon.process.kill("SIGCONT");
    const after = await stateOf(daemon);
    expect(session.usedMs(after)).toBeGreaterThanOrEqual(STOPPED_MS);
    expect(session.usedMs(after)).toBeLessThanOrEqual(session.atMostMs);
    expect(deadlineOf(after)).toBe(3600);
    expect(gapsOf(after)).toHaveLength(1);
    // It can have been looking up to five seconds before.
    expect(gapsOf(after)[0]).toBeGreaterThanOrEqual(STOPPED_MS - 10);
    expect(gapsOf(after)[0]).toBeLessThanOrEqual(session.atMostMs);
    const record = await recordOf(daemon);
    expect(record?.gaps).toEqual(after.commitment?.gaps);
    expect((record?.worked_secs ?? Infinity) * 1000).toBeLessThanOrEqual(
      session.atMostMs - STOPPED_MS + 1000,
    );
  });
});

test.concurrent("a deadline that passes while the daemon is down has passed when it is back, and the time is a gap", async () => {
  await withDaemons(async (start) => {
    const first = await start();
    await TimedSession.start(first, 60);
    await first.kill();
    await sleep(AWAY_MS);
    const after = await stateOf(await start());
    expect(after.runtime_state).toBe("active");
    expect(after.commitment?.overtime).toBe(true);
    expect(deadlineOf(after)).toBe(60);
    expect(gapsOf(after)).toHaveLength(1);
  });
});

test.concurrent("a deadline that passes while nobody looks has passed for who looks later", async () => {
  await withDaemons(async (start) => {
    const daemon = await start();
    await TimedSession.start(daemon, 60);
    await sleep(AWAY_MS);
    const after = await stateOf(daemon);
    expect(after).toMatchObject({ runtime_state: "active", commitment: { overtime: true, gaps: [] } });
  });
});

test.concurrent("another time zone after a restart changes nothing", async () => {
  await withDaemons(async (start) => {
    const first = await start({ env: { TZ: "Europe/Berlin" } });
    const session = await TimedSession.start(first, 3600);
    await first.kill();
    for (const TZ of ["America/New_York", "Pacific/Kiritimati", "No/Such_Zone"]) {
      const daemon = await start({ env: { TZ } });
      const after = await stateOf(daemon);
      expect(after.commitment).toMatchObject({ next_action: "Write", overtime: false, gaps: [] });
      expect(deadlineOf(after)).toBe(3600);
      expect(after.commitment?.started_at_ms).toBe(session.first.commitment?.started_at_ms);
      expect(session.usedMs(after)).toBeLessThanOrEqual(session.atMostMs);
      await daemon.kill();
    }
  });
});

test
  .skipIf(noUptime)
  .concurrent(`a sleep of the machine counts as time, and is a gap${skipped(noUptime)}`, async () => {
    await withDaemons(async (start, dir) => {
      const begun = performance.now();
      const uptime = new Uptime(dir);
      const daemon = await start({ wrapper: uptime.wrapper });
      const session = await TimedSession.start(daemon, 2 * 3600);
      uptime.sleptMs(HOUR_MS);
      const awake = await stateOf(daemon);
      expect(session.usedMs(awake)).toBeGreaterThanOrEqual(HOUR_MS - 1000);
      expect(session.usedMs(awake)).toBeLessThanOrEqual(HOUR_MS + performance.now() - begun);
      expect(gapsOf(awake)).toHaveLength(1);
      uptime.sleptMs(3 * HOUR_MS);
      const late = await stateOf(daemon);
      expect(late.commitment?.overtime).toBe(true);
      expect(gapsOf(late)).toHaveLength(2);
    });
  });

test.skipIf(noWallClock).concurrent.for([3, -3])(
  `a wall clock that is set by %i h neither lengthens a session nor ends it${skipped(noWallClock)}`,
  async (hours) => {
    await withDaemons(async (start, dir) => {
      const wall = new WallClock(dir);
      const daemon = await start({ env: wall.env });
      const session = await TimedSession.start(daemon, 60);
      const { now_ms, commitment } = session.first;
      wall.setAheadMs(hours * HOUR_MS);

      const stepped = await stateOf(daemon);
      expect(Math.round((stepped.now_ms - now_ms) / HOUR_MS)).toBe(hours);
      expect(stepped.commitment).toMatchObject({ overtime: false, gaps: [] });
      expect(stepped.commitment?.started_at_ms).toBe(commitment?.started_at_ms);
      expect(session.usedMs(stepped)).toBeGreaterThanOrEqual(0);
      expect(session.usedMs(stepped)).toBeLessThanOrEqual(session.atMostMs);

      const over = await stateWhen(daemon, ({ commitment }) => commitment?.overtime === true);
      expect(session.atMostMs).toBeGreaterThanOrEqual(60_000);
      expect(leftMs(over)).toBeLessThanOrEqual(0);
      expect(session.usedMs(over)).toBeLessThanOrEqual(session.atMostMs);
      expect(gapsOf(over)).toEqual([]);

      // And back: whatever was recorded must fit together.
      wall.setAheadMs(0);
      const record = await recordOf(daemon);
      const { started_at_ms = 0, ended_at_ms = 0, worked_secs = 0, overtime_secs } = record ?? {};
      expect(record).toMatchObject({ started_at_ms: commitment?.started_at_ms, gaps: [], outcome: "done" });
      expect(worked_secs).toBe(Math.round((ended_at_ms - started_at_ms) / 1000));
      expect(worked_secs).toBeGreaterThanOrEqual(60);
      expect(ended_at_ms - started_at_ms).toBeLessThanOrEqual(session.atMostMs);
      expect(overtime_secs).toBe(worked_secs - 60);
    });
  },
);

test
  .skipIf(noWallClock)
  .concurrent(
    `a wall clock that is set back while the daemon is down lengthens nothing${skipped(noWallClock)}`,
    async () => {
      await withDaemons(async (start, dir) => {
        const wall = new WallClock(dir);
        const first = await start({ env: wall.env });
        const session = await TimedSession.start(first, 3600);
        await first.kill();
        wall.setAheadMs(-3 * HOUR_MS);
        const second = await start({ env: wall.env });
        const after = await stateOf(second);
        expect(after.now_ms).toBeLessThan(session.first.now_ms);
        expect(after.commitment).toMatchObject({ overtime: false, gaps: [] });
        expect(session.usedMs(after)).toBeGreaterThanOrEqual(0);
        expect(session.usedMs(after)).toBeLessThanOrEqual(session.atMostMs);
        const record = await recordOf(second);
        const { started_at_ms = 0, ended_at_ms = 0, worked_secs } = record ?? {};
        expect(started_at_ms).toBe(session.first.commitment?.started_at_ms);
        expect(ended_at_ms).toBeGreaterThanOrEqual(started_at_ms);
        expect(worked_secs).toBe(Math.round((ended_at_ms - started_at_ms) / 1000));
      });
    },
  );

test.skipIf(noWallClock).concurrent.for([
  ["spring", "Europe/Berlin", "2026-03-29T01:00:00Z"],
  ["autumn", "Europe/Berlin", "2026-10-25T01:00:00Z"],
  ["spring", "America/New_York", "2026-03-08T07:00:00Z"],
  ["autumn", "America/New_York", "2026-11-01T06:00:00Z"],
] as const)(
  `the night in %s when %s changes its hour changes nothing of a session${skipped(noWallClock)}`,
  async ([season, TZ, at]) => {
    const change = Date.parse(at);
    expect(hourIn(TZ, change) - hourIn(TZ, change - 1)).toBe(season === "spring" ? 2 : 0);
    await withDaemons(async (start, dir) => {
      const wall = new WallClock(dir);
      const env = { ...wall.env, TZ };
      const daemon = await start({ env });
      // Time enough to begin before it.
      wall.setTo(change - 60_000);
      const session = await TimedSession.start(daemon, 3600);
      expect(session.first.now_ms).toBeLessThan(change);
      const after = await stateWhen(daemon, ({ now_ms }) => now_ms >= change);
      await daemon.kill();
      const second = await start({ env });
      for (const state of [after, await stateOf(second)]) {
        expect(state.commitment).toMatchObject({ overtime: false, gaps: [] });
        expect(deadlineOf(state)).toBe(3600);
        expect(session.usedMs(state)).toBeGreaterThanOrEqual(change - session.first.now_ms);
        expect(session.usedMs(state)).toBeLessThanOrEqual(session.atMostMs);
      }
      const record = await recordOf(second);
      const { started_at_ms = 0, ended_at_ms = 0, worked_secs } = record ?? {};
      expect(record).toMatchObject({ started_at_ms: session.first.commitment?.started_at_ms, gaps: [] });
      expect(ended_at_ms).toBeGreaterThanOrEqual(change);
      expect(worked_secs).toBe(Math.round((ended_at_ms - started_at_ms) / 1000));
      expect(ended_at_ms - started_at_ms).toBeLessThanOrEqual(session.atMostMs);
    });
  },
);

function hourIn(timeZone: string, ms: number): number {
  return Number(new Intl.DateTimeFormat("en", { timeZone, hour: "numeric", hourCycle: "h23" }).format(ms));
}
