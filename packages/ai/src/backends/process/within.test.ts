import { spawn } from "node:child_process";
import { once } from "node:events";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { statNow } from "../traces/process-identity.js";
import { within } from "./within.js";

const AN_HOUR_MS = 3_600_000;

it("tells what settles from what does not", async () => {
  expect(await within(Promise.resolve(), AN_HOUR_MS)).toBe(true);
  expect(await within(new Promise(() => {}), 1)).toBe(false);
});

it.skipIf(process.platform !== "linux")(
  "hears of what happened while this process stood still, though the time is over",
  async () => {
    // After an immediate come the timers, and only then what the system has to tell.
    await setImmediate();
    const child = spawn("/bin/sh", ["-c", "exit 0"], { stdio: "ignore" });
    const heard = within(once(child, "exit"), 1);
    standStillUntil(() => statNow(Number(child.pid)) === undefined);
    expect(await heard).toBe(true);
  },
);

/** Blocks this process as a busy machine does, and long enough for a timer of 1 ms to be due. */
function standStillUntil(isSo: () => boolean): void {
  const never = new Int32Array(new SharedArrayBuffer(4));
  do Atomics.wait(never, 0, 0, 5);
  while (!isSo());
}
