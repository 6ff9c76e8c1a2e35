import { childEnvironment } from "./child-environment.js";
import { startCli } from "./run-cli.js";
import type { CliEnd } from "./run-cli.js";
import { makeRunDirectory } from "../traces/run-directory.js";

interface BriefRun {
  readonly path: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly pathDirs?: readonly string[];
  readonly runDir?: string | undefined;
  /** Time after which the program is ended. */
  readonly timeoutMs: number;
  /** Ends the program early. */
  readonly signal?: AbortSignal | undefined;
}

/** Runs a program that is to print something and exit, with nothing on its standard input. Leaves nothing behind. */
export async function runBriefly({
  path,
  args,
  env,
  pathDirs = [],
  runDir,
  timeoutMs,
  signal,
}: BriefRun): Promise<CliEnd> {
  const dir = await makeRunDirectory(runDir);
  try {
    const cli = startCli({
      path,
      args,
      env: childEnvironment({ base: env, adapter: {}, extra: {}, tmp: dir.tmp, cwd: dir.cwd, pathDirs }),
      cwd: dir.cwd,
      runId: dir.runId,
      runDir: dir.path,
      maxOutputBytes: MAX_OUTPUT_BYTES,
      killGraceMs: KILL_GRACE_MS,
    });
    cli.send("");
    const stop = () => void cli.stop();
    const timer = setTimeout(stop, timeoutMs);
    if (signal?.aborted === true) stop();
    signal?.addEventListener("abort", stop, { once: true });
    const end = await cli.ended;
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
    await cli.stop();
    return end;
  } finally {
    await dir.remove();
  }
}

const MAX_OUTPUT_BYTES = 64 * 1_024;
const KILL_GRACE_MS = 200;
