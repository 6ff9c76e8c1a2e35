import { describe, expect, it } from "vitest";
import { claude } from "../backends/claude/claude.js";
import type { CliAdapter } from "../backends/cli/cli-adapter.js";
import { codex } from "../backends/codex/codex.js";
import { classifyExit } from "../backends/failures/classify-exit.js";
import { OutputLines } from "../backends/process/output-lines.js";
import { AiError } from "../errors/ai-error.js";
import { FakeBackend } from "../testing/fake-backend.js";
import { outputCases } from "./fixtures/outputs.js";
import { Service } from "./service.js";

const signal = new AbortController().signal;

/** What claude writes when it was interrupted: of a program it is a failure, of a model a text like any other. */
const INTERRUPTED = "Execution error";

/** What a program that writes this and exits is said to have answered, or why it failed. */
function answerOf(adapter: CliAdapter, output: string): string | Error {
  const reader = adapter.newReader();
  const lines = new OutputLines(Number.POSITIVE_INFINITY, (line) => reader.line(line));
  lines.write(Buffer.from(output));
  lines.end();
  const end = { exitCode: 0, stdout: lines.text, stderrTail: "", wroteOutput: true, tooLarge: false };
  const { complete, problem } = reader;
  const failure = classifyExit({ program: adapter.name, end, complete, problem });
  return failure ?? (reader.sawEvents ? (reader.answer ?? "") : lines.text);
}

async function resultOf(output: string | Error): Promise<unknown> {
  try {
    const service = new Service(new FakeBackend({ output: output === "" ? () => "" : output }));
    const { nextAction, successCondition, timeboxSecs } = await service.coach("an intent", { signal });
    return {
      ok: true,
      proposal: { next_action: nextAction, success_condition: successCondition, timebox_secs: timeboxSecs },
    };
  } catch (error) {
    if (error instanceof AiError) return { ok: false, error: error.code };
    throw error;
  }
}

describe.each([claude, codex])(
  "a recorded output of $name comes to the same through its reader",
  (adapter) => {
    const cases = ["llm-output.jsonl", "more-output.jsonl"].flatMap((file) => outputCases(file));
    it.each(cases)("$id $kind", async ({ output, expect: expected, alsoAccept }) => {
      const interrupted = output.trim() === INTERRUPTED ? [{ ok: false, error: "ErrBackend" }] : [];
      const result = await resultOf(answerOf(adapter, output));
      expect([expected, ...alsoAccept, ...interrupted]).toContainEqual(result);
    });
  },
);
