import { describe, expect, it } from "vitest";
import { AiError } from "../errors/ai-error.js";
import { FakeBackend } from "../testing/fake-backend.js";
import { outputCases } from "./fixtures/outputs.js";
import { Service } from "./service.js";

const signal = new AbortController().signal;

/** What a program's output becomes, in the form in which the cases write it down. */
async function resultOf(output: string): Promise<unknown> {
  const service = new Service(new FakeBackend({ output }));
  try {
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

describe.each(["llm-output.jsonl", "more-output.jsonl"])("Service on the raw outputs of %s", (file) => {
  it.each(outputCases(file))("$id $kind", async ({ output, expect: expected, alsoAccept }) => {
    expect([expected, ...alsoAccept]).toContainEqual(await resultOf(output));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
