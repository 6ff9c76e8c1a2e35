/**
 * The program's own words about a failure, fit for a log: only short lines that speak of an error, and none that could
 * be the prompt, which codex repeats on standard error, or an answer.
 */
export function wordsForLog(output: string, prompt: string): string | undefined {
  const promptLines = prompt.split("\n").map((line) => line.trim());
  const spoken = output
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => ERROR_WORD.test(line) && !ANSWER.test(line) && !repeats(line, promptLines))
    .map((line) => line.slice(0, MAX_LINE_CHARS));
  return spoken.length === 0 ? undefined : [...new Set(spoken)].slice(-MAX_LINES).join("\n");
}

const ERROR_WORD =
  /error|fail|fatal|denied|refused|unauthori[sz]ed|not (?:found|logged|signed|installed)|unable|cannot|could not|limit|exceeded|invalid|missing|unknown|unexpected|panic/iu;
const ANSWER = /next_action|success_condition|timebox|intent/iu;
/** Shorter pieces of a prompt, such as "error", are in many a line. */
const MIN_SHARED_CHARS = 8;
const MAX_LINE_CHARS = 300;
const MAX_LINES = 5;

function repeats(line: string, promptLines: readonly string[]): boolean {
  return promptLines.some(
    (part) => part.length >= MIN_SHARED_CHARS && (part.includes(line) || line.includes(part)),
  );
}
