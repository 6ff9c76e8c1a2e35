import { chmodSync, chownSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { StateView } from "@antidrift/wire";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { mountSmallDisk, noSmallDisk } from "../store/small-disk.js";
import { temporaryStateDir } from "../store/test-support.js";
import { DaemonProcess, type DaemonOptions } from "../testing/daemon-process.js";

// Many starts, each of which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 600_000 });

const COMMITMENT = { next_action: "Write", success_condition: "Written", timebox_secs: 3600 };
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const skipped = noSmallDisk === undefined ? "" : ` (skipped: ${noSmallDisk})`;

async function startDaemon(options: DaemonOptions): Promise<DaemonProcess> {
  const daemon = new DaemonProcess(options);
  onTestFinished(() => daemon.kill());
  await daemon.ready();
  return daemon;
}

async function stateOf(daemon: DaemonProcess) {
  return (await daemon.send("GET", "/state")).body;
}

describe.skipIf(noSmallDisk !== undefined)(`on a disk that is full${skipped}`, () => {
  test("commands are refused with nothing changed, a kill changes nothing either, and room mends it", async () => {
    const disk = mountSmallDisk(2 * 1024 * 1024);
    const stateDir = join(disk.path, "state");
    const first = await startDaemon({ stateDir });
    await first.send("POST", "/planning", {});
    disk.fill();
    const answers = [];
    // A log that was longer before has room for some changes more.
    for (let left = 200; left > 0 && answers.at(-1) !== 503; left -= 1) {
      answers.push((await first.send("POST", "/end", {})).status);
      if (answers.at(-1) !== 503) answers.push((await first.send("POST", "/planning", {})).status);
    }
    expect(answers.at(-1)).toBe(503);
    const before = await stateOf(first);
    await first.kill();

    const second = await startDaemon({ stateDir });
    const { runtime_state } = before as { runtime_state: string };
    expect(await stateOf(second)).toMatchObject({ runtime_state });
    disk.free();
    await second.send("POST", "/end", {});
    await second.send("POST", "/planning", {});
    expect(await second.send("POST", "/commitment", COMMITMENT)).toMatchObject({ status: 200 });
    await second.kill();
    expect(await stateOf(await startDaemon({ stateDir }))).toMatchObject({ runtime_state: "active" });
  });

  test("windows are refused like commands, with a notice; a kill gives no revision out again", async () => {
    const disk = mountSmallDisk(2 * 1024 * 1024);
    const stateDir = join(disk.path, "state");
    const options = { stateDir, env: { ANTIDRIFT_EVIDENCE: "auto", DISPLAY: "", WAYLAND_DISPLAY: "" } };
    const first = await startDaemon(options);
    await first.send("POST", "/planning", {});
    await first.send("POST", "/commitment", COMMITMENT);
    disk.fill();
    let counted = 0;
    let status = 200;
    for (; status === 200 && counted < 400; counted += 1)
      ({ status } = await first.send("POST", "/evidence/window", { app: "Editor", title: `${counted}` }));
    expect(status).toBe(503);
    const before = (await stateOf(first)) as StateView;
    expect(before).toMatchObject({ evidence: { spans_count: counted - 1 } });
    expect(before.notices.map(({ code }) => code)).toEqual(["store_unavailable"]);
    await first.kill();

    const second = await startDaemon(options);
    const after = (await stateOf(second)) as StateView;
    expect(after.revision).toBeGreaterThan(before.revision);
    expect(after.evidence?.spans_count).toBe(counted - 1);
    await second.kill();
    disk.free();
    const third = (await stateOf(await startDaemon(options))) as StateView;
    expect(third.revision).toBeGreaterThan(after.revision);
  });

  test("a daemon that is killed over and over keeps what was answered", async () => {
    const disk = mountSmallDisk(1024 * 1024);
    const stateDir = join(disk.path, "state");
    let expected = "locked";
    for (let round = 0; round < 6; round += 1) {
      const daemon = await startDaemon({ stateDir });
      expect(await stateOf(daemon)).toMatchObject({ runtime_state: expected });
      for (let left = 60; left > 0; left -= 1) {
        if (left === 30) disk.fill();
        const path = expected === "locked" ? "/planning" : "/end";
        if ((await daemon.send("POST", path, {})).status === 200)
          expected = path === "/end" ? "locked" : "planning";
      }
      await daemon.kill();
      if (round % 2 === 1) disk.free();
    }
  });
});

describe.skipIf(noSmallDisk !== undefined)(`on a disk that cannot be written${skipped}`, () => {
  test("the daemon starts, shows the state and its trouble, and refuses commands until it can", async () => {
    const disk = mountSmallDisk(4 * 1024 * 1024);
    const stateDir = join(disk.path, "state");
    const first = await startDaemon({ stateDir });
    await first.send("POST", "/planning", {});
    await first.send("POST", "/commitment", COMMITMENT);
    await first.kill();
    disk.setReadOnly(true);

    const second = await startDaemon({ stateDir });
    expect(await stateOf(second)).toMatchObject({
      runtime_state: "active",
      commitment: { next_action: "Write" },
      notices: [{ code: "store_unavailable" }],
    });
    expect(await second.send("POST", "/review", {})).toMatchObject({
      status: 503,
      body: { code: "not_saved" },
    });
    expect(await stateOf(second)).toMatchObject({ runtime_state: "active" });

    disk.setReadOnly(false);
    expect(await second.send("POST", "/review", {})).toMatchObject({ status: 200 });
    expect(await stateOf(second)).toMatchObject({ runtime_state: "review", notices: [] });
    await second.kill();
    expect(await stateOf(await startDaemon({ stateDir }))).toMatchObject({ runtime_state: "review" });
  });
});

describe.skipIf(!isRoot)(
  `for a user without rights${isRoot ? "" : " (skipped: only root can become somebody else)"}`,
  () => {
    test("a directory that is not theirs does not keep the daemon from starting", async () => {
      const stateDir = temporaryStateDir();
      mkdirSync(stateDir, { mode: 0o755 });
      chmodSync(join(stateDir, ".."), 0o755);
      const daemon = await startDaemon({ stateDir, uid: NOBODY });
      expect(await stateOf(daemon)).toMatchObject({ notices: [{ code: "store_unavailable" }] });
      expect(await daemon.send("POST", "/planning", {})).toMatchObject({ status: 503 });
      chownSync(stateDir, NOBODY, NOBODY);
      expect(await daemon.send("POST", "/planning", {})).toMatchObject({ status: 200 });
      expect(statSync(stateDir).mode & 0o777).toBe(0o700);
    });

    test("permissions that were taken away are given back", async () => {
      const stateDir = temporaryStateDir();
      chmodSync(join(stateDir, ".."), 0o777);
      await (await startDaemon({ stateDir, uid: NOBODY })).kill("SIGTERM");
      chmodSync(join(stateDir, "antidrift.db"), 0);
      chmodSync(join(stateDir, "lock.db"), 0);
      chmodSync(stateDir, 0);
      const daemon = await startDaemon({ stateDir, uid: NOBODY });
      expect(await stateOf(daemon)).toMatchObject({ notices: [] });
    });

    test("a database that belongs to somebody else is set aside", async () => {
      const stateDir = temporaryStateDir();
      chmodSync(join(stateDir, ".."), 0o777);
      await (await startDaemon({ stateDir, uid: NOBODY })).kill("SIGTERM");
      chownSync(join(stateDir, "antidrift.db"), 0, 0);
      const daemon = await startDaemon({ stateDir, uid: NOBODY });
      expect(await stateOf(daemon)).toMatchObject({ notices: [{ code: "store_unreadable" }] });
      expect(
        readdirSync(stateDir).filter((name) => /^antidrift\.unreadable-.*\.db$/.test(name)),
      ).toHaveLength(1);
      expect(await daemon.send("POST", "/planning", {})).toMatchObject({ status: 200 });
    });
  },
);
