import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { mountSmallDisk, noSmallDisk } from "../store/small-disk.js";
import type { DaemonProcess } from "../testing/daemon-process.js";
import { startDaemon } from "../testing/start-daemon.js";

const debug = { ANTIDRIFT_LOG_LEVEL: "debug" };

function openLog(path: string): number {
  const descriptor = openSync(path, "a");
  onTestFinished(() => closeSync(descriptor));
  return descriptor;
}

/** How it answers, and how it ends. */
async function liveOn(daemon: DaemonProcess) {
  const { status } = await daemon.send("POST", "/planning");
  void daemon.kill("SIGTERM");
  return { status, ...(await daemon.exited) };
}

const goodLife = { status: 200, code: 0, signal: null };

describe("a log that cannot be written changes nothing of the daemon's life:", () => {
  it.skipIf(process.platform !== "linux")("a disk that is always full", async () => {
    expect(await liveOn(await startDaemon(debug, { log: openLog("/dev/full") }))).toEqual(goodLife);
  });

  it.skipIf(noSmallDisk !== undefined)(
    `a disk that fills, and has room again${noSmallDisk ? ` (skipped: ${noSmallDisk})` : ""}`,
    async () => {
      const disk = mountSmallDisk(64 * 1024);
      const file = join(disk.path, "log");
      const daemon = await startDaemon(debug, { log: openLog(file) });
      disk.fill();
      for (let n = 0; n < 5; n += 1) await daemon.send("GET", "/state");
      disk.free();
      await daemon.send("GET", "/healthz");
      expect(await liveOn(daemon)).toEqual(goodLife);
      expect(readFileSync(file, "utf8")).toContain('"route":"/healthz"');
    },
  );

  it("a pipe that nobody reads", async () => {
    const daemon = await startDaemon(debug, { log: "unread" });
    // A pipe takes 64 KiB, and a test reads some more of it ahead.
    for (let sent = 0; sent < 3000; sent += 50) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => daemon.send("GET", "/state")));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    expect(await liveOn(daemon)).toEqual(goodLife);
  });
});
