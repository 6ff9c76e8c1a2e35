import type { CliEnd } from "../process/run-cli.js";

/**
 * The option of ours that the program's own argument parser refused; undefined when the run did not end for that.
 *
 * Key helpers, wrappers, services and models can write the same words later in a run. Only what the parser does counts:
 * it ends the program with its own exit code before anything is written to standard output, and its sentence is the
 * first line on standard error.
 */
export function refusedOption(end: CliEnd, options: ReadonlySet<string>): string | undefined {
  const { exitCode, wroteOutput, stderrTail } = end;
  if (wroteOutput || (exitCode !== 1 && exitCode !== 2)) return undefined;
  // Of a longer text the beginning is lost.
  if (stderrTail.length > MAX_CHARS) return undefined;
  const line = stderrTail.split(/\r?\n/u).find((each) => !NOTICE.test(each)) ?? "";
  const option = REFUSALS.map((pattern) => pattern.exec(line)?.[1]).find((word) => word !== undefined);
  return option !== undefined && options.has(option) ? option : undefined;
}

/** A refusal with the usage that follows it is a quarter as long. */
const MAX_CHARS = 4_000;
/** codex says this before it reads its arguments, where its home is a temporary directory. */
const NOTICE = /^WARNING: proceeding, even though/u;

const REFUSALS: readonly RegExp[] = [
  // commander (claude): an option, a value it does not know, options that only work together.
  /^error: unknown option '(--?[\w-]+)'$/u,
  /^error: option '(?:-\w, )?(--[\w-]+)[^']*' argument '[^']*' is invalid\./u,
  /^Error: (--[\w-]+)(?:=\S+)? (?:requires|only works|can only be used)\b/u,
  // clap (codex), new and old.
  /^error: unexpected argument '(--?[\w-]+)' found$/u,
  /^error: Found argument '(--?[\w-]+)' which wasn't expected/u,
  /^error: invalid value '[^']*' for '(--[\w-]+)\b[^']*'/u,
];
