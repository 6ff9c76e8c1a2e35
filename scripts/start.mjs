// `npm start`: from a fresh checkout to a running daemon, with nothing but Node and npm.
import { install, pnpm, requireNode, requirePlainFolder } from "./lib/workspace.mjs";

requireNode();
requirePlainFolder();

for (const [what, doing, step] of [
  ["install", "looks whether all it needs is installed", install],
  ["build", "builds what has changed", () => pnpm(["--silent", "run", "build", "--output-logs=errors-only"])],
]) {
  console.log(`AntiDrift ${doing} ...`);
  const code = await step();
  if (code !== 0) {
    console.error(`AntiDrift could not ${what}: the lines above say why.`);
    process.exit(code);
  }
}

// In this process, not in a child: a signal to `npm start` then reaches the daemon on every platform.
await import("../apps/daemon/dist/main.js");
