import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { temporaryStateDir } from "../store/test-support.js";
import { DaemonProcess, type DaemonOptions } from "../testing/daemon-process.js";

/** Ended with the test. */
async function startDaemon(options: DaemonOptions): Promise<DaemonProcess> {
  const daemon = new DaemonProcess(options);
  onTestFinished(() => daemon.kill());
  await daemon.ready();
  return daemon;
}

/** A daemon that is expected to give up. */
async function startInVain(options: DaemonOptions): Promise<{ code: number | null; output: string }> {
  const daemon = new DaemonProcess(options);
  onTestFinished(() => daemon.kill());
  const { code } = await daemon.exited;
  return { code, output: daemon.output };
}

test("a second daemon on the same directory says who is there and leaves, whatever its port", async () => {
  const stateDir = temporaryStateDir();
  const first = await startDaemon({ stateDir });
  const url = await first.ready();
  await first.send("POST", "/planning", {});
  for (const port of [0, Number(new URL(url).port)]) {
    const { code, output } = await startInVain({ stateDir, port });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `antidrift: Another AntiDrift daemon already uses ${stateDir}, process ${first.pid}, at ${url}.`,
    );
  }
  expect(await first.send("POST", "/end", {})).toMatchObject({
    status: 200,
    body: { runtime_state: "locked" },
  });
});

test("a second daemon on another directory, on the same port, says who is there and leaves", async () => {
  const url = await (await startDaemon({ stateDir: temporaryStateDir() })).ready();
  const { code, output } = await startInVain({
    stateDir: temporaryStateDir(),
    port: Number(new URL(url).port),
  });
  expect(code).toBe(1);
  expect(output).toContain("AntiDrift");
  expect(output).toContain(url);
});

test("a port that another program holds is named, with the variable to change", async () => {
  const other = createServer((socket) => socket.end("220 mail ready\r\n")).listen(0, "127.0.0.1");
  onTestFinished(() => void other.close());
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const stateDir = temporaryStateDir();
  const { code, output } = await startInVain({ stateDir, port });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is in use`);
  expect(output).toContain("ANTIDRIFT_PORT");
  // It has let go of the directory.
  await startDaemon({ stateDir });
});

test("the lock of a daemon that was killed does not keep the next one away", async () => {
  const stateDir = temporaryStateDir();
  const first = await startDaemon({ stateDir });
  await first.send("POST", "/planning", {});
  await first.kill();
  const second = await startDaemon({ stateDir });
  expect(await second.send("GET", "/state")).toMatchObject({
    body: { runtime_state: "planning", notices: [] },
  });
});

test("two daemons that start at once agree on one", async () => {
  const stateDir = temporaryStateDir();
  const daemons = [1, 2].map(() => new DaemonProcess({ stateDir }));
  onTestFinished(async () => void (await Promise.all(daemons.map((daemon) => daemon.kill()))));
  const outcomes = await Promise.allSettled(daemons.map((daemon) => daemon.ready()));
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});
