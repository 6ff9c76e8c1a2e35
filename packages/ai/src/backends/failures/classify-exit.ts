import { BackendError } from "../../errors/backend-error.js";
import type { Problem } from "../cli/answer-reader.js";
import type { Failure } from "./failure.js";
import { recogniseFailure } from "./recognise-failure.js";
import type { CliEnd } from "../process/run-cli.js";

interface EndedRun {
  /** The program a person would type. */
  readonly program: string;
  readonly end: CliEnd;
  /** The program said that its answer is whole. */
  readonly complete: boolean;
  readonly problem: Problem | undefined;
}

/** Why an ended run gave no answer; undefined when it gave one. */
export function classifyExit(run: EndedRun): BackendError | undefined {
  const failure = failureOf(run);
  if (failure === undefined) return undefined;
  const { end, program } = run;
  return new BackendError({ ...failure, program, exitCode: end.exitCode, stderrTail: end.stderrTail });
}

function failureOf({ end, complete, problem }: EndedRun): Failure | undefined {
  if (end.startError !== undefined) return START_ERRORS[end.startError] ?? { reason: "not_runnable" };
  if (end.tooLarge) return { reason: "output_too_large" };
  if (problem !== undefined) return failureOfProblem(problem);
  if (complete) return undefined;
  if (end.exitCode === 0) return INTERRUPTED.test(end.stdout) ? { reason: "failed" } : undefined;
  // Its output is closed and it never exits: what it said is all there is.
  if (end.exitCode === undefined && end.signal === undefined && end.stdout.trim() !== "") return undefined;
  if (isNotRunnable(end)) return { reason: "not_runnable" };
  // claude writes its errors to standard output, codex to standard error.
  return recogniseFailure(end.stdout) ?? recogniseFailure(end.stderrTail) ?? { reason: "failed" };
}

/** Where no shell stands between us and the program, the system's own words. */
const START_ERRORS: Readonly<Record<string, Failure>> = {
  ENOENT: { reason: "not_installed" },
};

/** claude after SIGINT: exit code 0 and these words. */
const INTERRUPTED = /^\s*Execution error\s*$/u;

/** 126 and 127 are the shell's and `env`'s: the program, or the `node` it asks for, could not be started. */
function isNotRunnable({ exitCode, stdout, stderrTail }: CliEnd): boolean {
  return (
    exitCode === 126 || exitCode === 127 || BROKEN_INSTALL.test(`${stdout.slice(0, 8_192)}\n${stderrTail}`)
  );
}

const BROKEN_INSTALL =
  /Missing optional dependency|native binary not installed|cannot execute binary file|Exec format error|bad interpreter|ERR_MODULE_NOT_FOUND|Cannot find (?:module|package) '|requires Node\.?js|version [`']?GLIBC/u;

function failureOfProblem({ text, status }: Problem): Failure {
  const recognised = recogniseFailure(`Error: ${text}`);
  const byStatus = status === undefined ? undefined : reasonOfStatus(status);
  if (byStatus === undefined) return recognised ?? { reason: "failed" };
  return recognised?.reason === byStatus.reason ? recognised : byStatus;
}

function reasonOfStatus(status: number): Failure | undefined {
  if (status === 401) return { reason: "not_signed_in" };
  if (status === 429) return { reason: "rate_limited" };
  return status >= 500 ? { reason: "overloaded" } : undefined;
}
