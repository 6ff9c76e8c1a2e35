import type { BackendStatus } from "../../backend.js";
import { BackendError } from "../../errors/backend-error.js";
import type { FoundProgram, ProgramFinder } from "../find/find-program.js";
import { RunDirectoryError } from "../traces/run-directory-error.js";
import type { CliAdapter } from "./cli-adapter.js";
import type { RunPlanner } from "./run-planner.js";

interface Question {
  readonly adapter: CliAdapter;
  /** As it was asked for in `BackendOptions`. */
  readonly command: string | undefined;
  readonly finder: ProgramFinder;
  readonly planner: RunPlanner;
}

/** Whether a program is there, runs, and may be asked; no model is. Never throws. */
export async function cliStatus({ adapter, command, finder, planner }: Question): Promise<BackendStatus> {
  const program = adapter.name;
  try {
    const found = await finder.search();
    if (found.status === "not_installed")
      return { program, status: found.status, ...missing(command, adapter) };
    const { path } = found.program;
    if (found.status === "not_runnable") return { program, status: found.status, path, remedy: adapter.mend };
    const known = { program, path, ...(found.version !== undefined && { version: found.version }) };
    return { ...known, ...(await readiness(planner, found.program)) };
  } catch (error) {
    if (error instanceof RunDirectoryError)
      return { program, status: "not_runnable", remedy: error.message, detail: error.message };
    // There are no more processes or descriptors: nothing runs then.
    return { program, status: "not_runnable", remedy: adapter.mend };
  }
}

/** Stands for whatever a role will ask: it uses every option there is. */
const ANY_REQUEST = { system: "", schema: {} };

async function readiness(
  planner: RunPlanner,
  program: FoundProgram,
): Promise<Omit<BackendStatus, "program" | "path" | "version">> {
  try {
    const { model, receiver } = (await planner.plan({ program, request: ANY_REQUEST })).invocation;
    return {
      status: "ready",
      ...(receiver !== undefined && { receiver }),
      ...(model !== undefined && { model }),
    };
  } catch (error) {
    if (!(error instanceof BackendError) || error.detail === undefined) throw error;
    return { status: "not_runnable", remedy: error.detail, detail: error.detail };
  }
}

function missing(
  command: string | undefined,
  { install }: CliAdapter,
): Pick<BackendStatus, "path" | "remedy"> {
  if (command === undefined) return { remedy: install };
  return { path: command, remedy: `There is no program ${command}. ${install}` };
}
