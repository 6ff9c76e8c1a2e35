// Loaded before the daemon (`node --import`): kills the process right before its n-th change of the file system made
// by itself, so that a test can stop it between any two steps, such as a write and the rename that follows.
import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

let left = Number(process.env["KILL_AT_STEP"]);

for (const name of [
  "renameSync",
  "rmSync",
  "fsyncSync",
  "copyFileSync",
  "mkdirSync",
  "writeFileSync",
  "chmodSync",
]) {
  const original = fs[name];
  fs[name] = (...args) => {
    left -= 1;
    if (left === 0) process.kill(process.pid, "SIGKILL");
    return original(...args);
  };
}
syncBuiltinESMExports();
