import { expect, it } from "vitest";
import { refusedOption } from "./refused-option.js";
import type { CliEnd } from "../process/run-cli.js";

const OPTIONS = new Set([
  "--setting-sources",
  "--tools",
  "--output-format",
  "--include-partial-messages",
  "--ignore-rules",
  "--json",
  "--sandbox",
]);

function refused(stderrTail: string, more: Partial<CliEnd> = {}): string | undefined {
  return refusedOption(
    { stderrTail, exitCode: 1, stdout: "", wroteOutput: false, tooLarge: false, ...more },
    OPTIONS,
  );
}

it.each([
  ["error: unknown option '--setting-sources'\n", "--setting-sources"],
  ["error: unknown option '--tools'\n(Did you mean --bare?)\n", "--tools"],
  [
    "error: option '--output-format <format>' argument 'stream-json' is invalid. Allowed choices are text, json.\n",
    "--output-format",
  ],
  ["error: option '-o, --output-format <f>' argument 'x' is invalid.", "--output-format"],
  [
    "Error: --include-partial-messages requires --print and --output-format=stream-json.",
    "--include-partial-messages",
  ],
  [
    "error: unexpected argument '--ignore-rules' found\n\nUsage: codex exec [OPTIONS] [PROMPT]\n",
    "--ignore-rules",
  ],
  ["error: Found argument '--json' which wasn't expected, or isn't valid in this context", "--json"],
  ["error: invalid value 'x' for '--sandbox <SANDBOX_MODE>'\n", "--sandbox"],
  [
    "WARNING: proceeding, even though we could not create PATH aliases\nerror: unexpected argument '--json' found\n",
    "--json",
  ],
])("reads the argument parser's %j", (text, option) => {
  expect(refused(text, { exitCode: 2 })).toBe(option);
});

it.each([
  ["an option that is none of ours", "error: unknown option '--no-newline'\n"],
  ["a key helper's own sentence", "Error: unknown flag: --tools\n"],
  ["a line that is not the first", "key helper: trying\nerror: unknown option '--tools'\n"],
  ["a quotation", "The service says: error: unknown option '--tools'\n"],
  ["more on the line than a parser says", "error: unknown option '--tools' (request 4711)\n"],
  ["a text whose beginning is lost", `error: unknown option '--tools'\n${"x".repeat(8_000)}`],
])("does not believe %s", (_what, text) => {
  expect(refused(text)).toBeUndefined();
});

it.each<[string, Partial<CliEnd>]>([
  ["wrote output", { stdout: "{}", wroteOutput: true }],
  ["succeeded", { exitCode: 0 }],
  ["ended with a code that no parser uses", { exitCode: 3 }],
])("does not believe a run that %s", (_what, more) => {
  expect(refused("error: unknown option '--tools'\n", more)).toBeUndefined();
});
