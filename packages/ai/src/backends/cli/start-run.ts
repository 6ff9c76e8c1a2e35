import type { BackendOptions } from "../backend-options.js";
import { childEnvironment } from "../process/child-environment.js";
import { makeRunDirectory } from "../traces/run-directory.js";
import type { RunDirectory } from "../traces/run-directory.js";
import type { Argument, CliAdapter } from "./cli-adapter.js";
import { CliRun } from "./cli-run.js";
import type { RunPlan } from "./run-planner.js";

interface Start {
  readonly adapter: CliAdapter;
  readonly options: BackendOptions;
  readonly plan: RunPlan;
}

/** Starts the program of a plan, which is about to be sent its prompt. */
export async function startRun(start: Start): Promise<CliRun> {
  return await startWith(
    start,
    start.plan.groups.filter((group) => group.onlyWarm !== true).flatMap((group) => group.args),
  );
}

/** Starts it ahead of its prompt; undefined when the installed version would not wait for that. */
export async function startAhead(start: Start): Promise<CliRun | undefined> {
  const args = start.plan.groups.flatMap((group) => group.args);
  const words = args.filter((arg) => typeof arg === "string");
  return start.adapter.canWait(words) ? await startWith(start, args) : undefined;
}

const MAX_OUTPUT_BYTES = 1_024 * 1_024;
const KILL_GRACE_MS = 2_000;

async function startWith({ adapter, options, plan }: Start, wanted: readonly Argument[]): Promise<CliRun> {
  const { runDir, env, maxOutputBytes = MAX_OUTPUT_BYTES, killGraceMs = KILL_GRACE_MS } = options;
  const { program, invocation } = plan;
  const dir = await makeRunDirectory(runDir);
  const args = await Promise.all(wanted.map((arg) => asWord(arg, dir)));
  const { home } = invocation;
  const homeEnv = home === undefined ? {} : { [home.variable]: await dir.addHome(home) };
  const { tmp, cwd, runId, path: runPath } = dir;
  const { path, pathDirs } = program;
  return new CliRun({
    command: {
      path,
      args,
      env: childEnvironment({
        base: process.env,
        adapter: invocation.env,
        extra: { ...env, ...homeEnv },
        tmp,
        cwd,
        pathDirs,
      }),
      cwd,
      runId,
      runDir: runPath,
      maxOutputBytes,
      killGraceMs,
    },
    dir,
    reader: adapter.newReader(),
    encodePrompt: (prompt) => adapter.encodePrompt(prompt, args),
  });
}

async function asWord(arg: Argument, dir: RunDirectory): Promise<string> {
  return typeof arg === "string" ? arg : await dir.addFile(arg.fileName, arg.content);
}
