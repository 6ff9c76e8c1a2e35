import { expect, it } from "vitest";
import { startDaemon } from "../testing/start-daemon.js";

it.skipIf(process.platform === "win32").each<[NodeJS.Signals, string]>([
  ["SIGUSR1", "opens no debugger"],
  ["SIGHUP", "goes on without a terminal, as nohup wants it"],
])("at %s it %s", async (signal) => {
  const daemon = await startDaemon();
  process.kill(daemon.pid, signal);
  // Signals are heard in the order in which they came, at the latest before the second of two answers.
  for (let n = 0; n < 2; n += 1) expect((await daemon.send("GET", "/state")).status).toBe(200);
  expect(daemon.stderr).toBe("");
  void daemon.kill("SIGTERM");
  expect(await daemon.exited).toEqual({ code: 0, signal: null });
});
