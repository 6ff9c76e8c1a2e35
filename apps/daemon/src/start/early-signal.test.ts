import { expect, it } from "vitest";
import { launchDaemon } from "../testing/start-daemon.js";

/** Runs before the daemon in its process, and has it told to stop at a certain moment. */
function preload(code: string): readonly string[] {
  const stop = `const stop = () => process.kill(process.pid, "SIGTERM");`;
  return ["--import", `data:text/javascript,${encodeURIComponent(stop + code)}`];
}

const whileLoading = preload(`
  import fs from "node:fs";
  import { syncBuiltinESMExports } from "node:module";
  const read = fs.readFileSync;
  fs.readFileSync = (...args) => {
    if (String(args[0]).endsWith("daemon.cjs")) stop();
    return read(...args);
  };
  syncBuiltinESMExports();
`);

const whileListening = preload(`
  import { Server } from "node:net";
  const listen = Server.prototype.listen;
  Server.prototype.listen = function (...args) {
    stop();
    return listen.apply(this, args);
  };
`);

it.each([
  ["its code is loaded", whileLoading],
  ["it begins to listen", whileListening],
])("a signal to stop ends a start in good order while %s", async (_, nodeArguments) => {
  const daemon = launchDaemon({}, { nodeArguments });
  expect(await daemon.exited).toEqual({ code: 0, signal: null });
  expect(daemon.stderr).toBe("");
});
