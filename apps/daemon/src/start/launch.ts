import module from "node:module";
import { join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import { readCommandLine } from "./command-line.js";
import { CompiledCode } from "./compiled-code/compiled-code.js";
import type * as main from "../main.js";
import { unsupportedNode } from "./node-version.js";
import { onStopSignal, refuseDebugger } from "./signals.js";

type Daemon = typeof main;

refuseDebugger();
// Until the daemon listens for itself: there is nothing to close yet.
const stopListening = onStopSignal(() => process.exit(0));

// What the program starts with: nothing here may need a new Node or take long. The daemon itself is loaded after.
const problem = unsupportedNode(process.versions.node);
const asked = readCommandLine(process.argv.slice(2), packageJson.version);
/** By then everything that a start needs has been compiled. */
const settledMs = 3000;

if (problem !== undefined) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else if (asked.kind === "print") {
  process.stdout.write(asked.text);
} else if (asked.kind === "refuse") {
  process.stderr.write(asked.text);
  process.exitCode = 2;
} else {
  await loadDaemon().main(packageJson.version, stopListening);
}

/** The rest of the build, compiled at the first start and kept for the next. */
function loadDaemon(): Daemon {
  const here = import.meta.dirname;
  const file = join(here, "daemon.cjs");
  const keepIn = join(here, "compile-cache");
  const enableCompileCache: unknown = Reflect.get(module, "enableCompileCache");
  if (typeof enableCompileCache === "function") {
    enableCompileCache(keepIn);
    return module.createRequire(import.meta.url)(file);
  }
  const code = new CompiledCode(keepIn);
  setTimeout(() => code.save(), settledMs).unref();
  return code.load(file) as Daemon;
}
