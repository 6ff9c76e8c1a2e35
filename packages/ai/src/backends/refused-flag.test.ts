import { expect, it } from "vitest";
import { refusedFlag } from "./refused-flag.js";
import type { CliEnd } from "./run-cli.js";

function refused(stderrTail: string, exitCode = 1, stdout = ""): string | undefined {
  return refusedFlag({
    stderrTail,
    exitCode,
    stdout,
    wroteOutput: stdout !== "",
    tooLarge: false,
  } satisfies CliEnd);
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
  ["unrecognized option: --ephemeral", "--ephemeral"],
  ["Error loading configuration: invalid type: string, expected a boolean\nin `web_search`\n", "-c"],
])("reads %j", (text, flag) => {
  expect(refused(text, 2)).toBe(flag);
});

it("takes nothing of a run that succeeded or said something else", () => {
  expect(refused("error: unknown option '--tools'", 0)).toBeUndefined();
  expect(refused("ERROR: unexpected status 401 Unauthorized")).toBeUndefined();
  expect(refused("", 1, `${"x".repeat(3_000)} unknown option --tools`)).toBeUndefined();
  expect(
    refusedFlag({
      stderrTail: "error: unknown option '--tools'",
      stdout: "",
      wroteOutput: false,
      tooLarge: false,
    }),
  ).toBeUndefined();
});
