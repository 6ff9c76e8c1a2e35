import { describe, expect, it } from "vitest";
import type { Problem } from "../cli/answer-reader.js";
import { classifyExit } from "./classify-exit.js";
import type { CliEnd } from "../process/run-cli.js";

const END: CliEnd = { stdout: "", stderrTail: "", wroteOutput: false, tooLarge: false };

function reason(
  end: Partial<CliEnd>,
  more: { complete?: boolean; problem?: Problem } = {},
): string | undefined {
  const { complete = false, problem } = more;
  return classifyExit({ program: "claude", end: { ...END, ...end }, complete, problem })?.reason;
}

describe("an ended run", () => {
  it.each<[string, Partial<CliEnd>]>([
    ["exits with 0", { exitCode: 0, stdout: "{}" }],
    ["exits with 0 and says nothing, which is for the parser to name", { exitCode: 0 }],
    ["closed its output and never exited", { stdout: "{}" }],
  ])("gave an answer when it %s", (_what, end) => {
    expect(reason(end)).toBeUndefined();
  });

  it("gave an answer when it said so, whatever its exit code", () => {
    expect(reason({ exitCode: 1 }, { complete: true })).toBeUndefined();
    expect(reason({ signal: "SIGKILL" }, { complete: true })).toBeUndefined();
  });

  it.each<[string, Partial<CliEnd>, string]>([
    ["was not found", { startError: "ENOENT" }, "not_installed"],
    ["was not executable", { startError: "EACCES" }, "not_runnable"],
    [
      "lacks its node",
      { exitCode: 127, stderrTail: "/usr/bin/env: 'node': No such file or directory" },
      "not_runnable",
    ],
    [
      "lacks its platform package",
      { exitCode: 1, stderrTail: "Error: Missing optional dependency @openai/codex-linux-x64" },
      "not_runnable",
    ],
    [
      "was installed without its script",
      { exitCode: 1, stderrTail: "Error: claude native binary not installed." },
      "not_runnable",
    ],
    ["wrote too much", { tooLarge: true }, "output_too_large"],
    ["claude is signed out", { exitCode: 1, stdout: "Not logged in · Please run /login\n" }, "not_signed_in"],
    [
      "codex is signed out",
      { exitCode: 1, stderrTail: "user\nPlan\nERROR: unexpected status 401 Unauthorized: bad\n" },
      "not_signed_in",
    ],
    [
      "claude is limited",
      { exitCode: 1, stdout: "API Error: Request rejected (429) · rate limit" },
      "rate_limited",
    ],
    [
      "codex is limited",
      { exitCode: 1, stderrTail: "ERROR: exceeded retry limit, last status: 429 Too Many Requests" },
      "rate_limited",
    ],
    ["the service is overloaded", { exitCode: 1, stdout: "API Error: 529 Overloaded" }, "overloaded"],
    [
      "the network is down",
      { exitCode: 1, stdout: "API Error: Unable to connect to API (ECONNREFUSED)" },
      "network",
    ],
    ["it called a tool", { exitCode: 1, stdout: "Error: Reached max turns (1)" }, "failed"],
    ["claude was interrupted", { exitCode: 0, stdout: "Execution error\n" }, "failed"],
    ["claude was terminated", { exitCode: 143 }, "failed"],
    ["codex was killed", { signal: "SIGKILL" }, "failed"],
    ["something unheard of happened", { exitCode: 42, stdout: "hm" }, "failed"],
  ])("%s: its reason is found", (_what, end, expected) => {
    expect(reason(end)).toBe(expected);
  });

  it("keeps the exit code and the last of standard error", () => {
    const error = classifyExit({
      program: "claude",
      end: { ...END, exitCode: 42, stderrTail: "words" },
      complete: false,
      problem: undefined,
    });
    expect(error).toMatchObject({ exitCode: 42, stderrTail: "words", program: "claude" });
  });
});

describe("a problem a program names itself", () => {
  it.each<[Problem, string]>([
    [{ text: "Invalid API key · Fix external API key", status: 401 }, "not_signed_in"],
    [{ text: "API Error: Request rejected (429) · x", status: 429 }, "rate_limited"],
    [{ text: "API Error: 500 Internal server error", status: 500 }, "overloaded"],
    [{ text: "API Error: Overloaded", status: 529 }, "overloaded"],
    [{ text: "Reached maximum number of turns (1)" }, "failed"],
    [{ text: "unexpected status 401 Unauthorized: invalid x-api-key" }, "not_signed_in"],
    [{ text: "exceeded retry limit, last status: 429 Too Many Requests" }, "rate_limited"],
    [{ text: "We’re currently experiencing high demand, which may cause temporary errors." }, "overloaded"],
    [{ text: "" }, "failed"],
  ])("%j", (problem, expected) => {
    expect(reason({ exitCode: 1 }, { complete: true, problem })).toBe(expected);
  });

  it("keeps when a limit ends", () => {
    const problem = { text: "You've hit your session limit · resets 1pm (Europe/Berlin)", status: 429 };
    const error = classifyExit({ program: "claude", end: { ...END, exitCode: 1 }, complete: true, problem });
    expect(error?.resets).toBe("1pm (Europe/Berlin)");
  });
});
