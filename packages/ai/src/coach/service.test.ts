import { describe, expect, it, vi } from "vitest";
import { BackendError } from "../errors/backend-error.js";
import { AiError } from "../errors/ai-error.js";
import { FakeBackend } from "../testing/fake-backend.js";
import { Gate } from "../testing/gate.js";
import { buildPrompt } from "./build-prompt.js";
import { outputCases } from "./fixtures/outputs.js";
import { PROPOSAL_SCHEMA } from "./proposal-schema.js";
import { Service } from "./service.js";
import { SYSTEM_PROMPT } from "./system-prompt.js";

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

const ANSWER = '{"next_action":"Go","success_condition":"Gone","timebox_minutes":5}';
const PROPOSAL = { nextAction: "Go", successCondition: "Gone", timeboxSecs: 300 };

describe("Service", () => {
  it("runs the backend once with the prompt and the caller's signal", async () => {
    const backend = new FakeBackend({ output: ANSWER });
    await expect(new Service(backend).coach("go out", { signal })).resolves.toEqual(PROPOSAL);
    expect(backend.requests).toEqual([
      { system: SYSTEM_PROMPT, prompt: buildPrompt("go out"), schema: PROPOSAL_SCHEMA },
    ]);
    expect(backend.options).toEqual([{ signal }]);
  });

  it("passes a backend's failure on as it is", async () => {
    const failure = new BackendError({ reason: "not_installed", program: "claude" });
    const service = new Service(new FakeBackend({ output: failure }));
    await expect(service.coach("go", { signal })).rejects.toBe(failure);
  });

  it("makes a backend's failure of any other kind a BackendError that keeps its cause", async () => {
    const cause = new TypeError("boom");
    const service = new Service(new FakeBackend({ name: "claude", output: cause }));
    await expect(service.coach("go", { signal })).rejects.toMatchObject({
      code: "ErrBackend",
      reason: "failed",
      program: "claude",
      cause,
    });
  });

  it.each([
    ["Not logged in · Please run /login", { reason: "not_signed_in" }],
    ["5-hour limit reached ∙ resets 1pm", { reason: "rate_limited", resets: "1pm" }],
    [
      '{"type":"result","subtype":"success","is_error":false,"result":"Claude AI usage limit reached|1767225600"}',
      { reason: "rate_limited", resets: "2026-01-01 00:00 UTC" },
    ],
    [
      '{"type":"result","subtype":"success","is_error":true,"api_error_status":401,"result":"API Error"}',
      { reason: "not_signed_in" },
    ],
    [
      '{"type":"result","subtype":"success","is_error":true,"api_error_status":529,"result":"Overloaded"}',
      { reason: "overloaded" },
    ],
    [
      '{"type":"result","subtype":"success","is_error":true,"api_error_status":429,"result":"You\'ve hit your limit · resets 3pm"}',
      { reason: "rate_limited", resets: "3pm" },
    ],
    [
      '{"type":"result","subtype":"success","is_error":true,"result":"Unable to connect to API (ECONNREFUSED)"}',
      { reason: "network" },
    ],
    ['{"type":"result","subtype":"error_max_turns","is_error":true}', { reason: "failed" }],
    [
      '{"type":"turn.failed","error":{"message":"unexpected status 401 Unauthorized"}}',
      { reason: "not_signed_in" },
    ],
    [
      '{"type":"turn.failed","error":{"message":"stream disconnected before completion"}}',
      { reason: "network" },
    ],
    ['{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}', { reason: "overloaded" }],
    [
      '{"type":"item.completed","item":{"type":"agent_message","text":"{\\"next_action\\":\\"Go\\",\\"success_condition\\":\\"Gone\\",\\"timebox_minutes\\":5}"}}\n{"type":"error","message":"stream disconnected before completion"}',
      { reason: "network" },
    ],
    ['API Error: 429 {"type":"error","error":{"type":"rate_limit_error"}}', { reason: "rate_limited" }],
  ])("names the failure that is printed as an answer: %s", async (output, expected) => {
    const service = new Service(new FakeBackend({ name: "claude", output }));
    await expect(service.coach("go", { signal })).rejects.toMatchObject({
      code: "ErrBackend",
      program: "claude",
      ...expected,
    });
  });

  it("rejects at once when it is aborted, though the backend goes on", async () => {
    const controller = new AbortController();
    const gate = new Gate<string>();
    const backend = new FakeBackend({ output: () => gate.opened });
    const answer = new Service(backend).coach("go", { signal: controller.signal });
    controller.abort();
    await expect(answer).rejects.toMatchObject({ code: "ErrBackend", reason: "cancelled" });
    gate.fail(new Error("too late"));
    await gate.opened.catch(() => {});
  });

  it("does not start the backend when it is aborted already", async () => {
    const backend = new FakeBackend({ output: ANSWER });
    await expect(new Service(backend).coach("go", { signal: AbortSignal.abort() })).rejects.toMatchObject({
      reason: "cancelled",
    });
    expect(backend.prompts).toEqual([]);
  });

  it("calls a time limit of the caller's signal a timeout", async () => {
    const controller = new AbortController();
    const service = new Service(new FakeBackend({ output: () => new Gate<string>().opened }));
    const answer = service.coach("go", { signal: controller.signal });
    controller.abort(new DOMException("", "TimeoutError"));
    await expect(answer).rejects.toMatchObject({ reason: "timeout" });
  });

  it("leaves no listener on the signal", async () => {
    const { signal: watched } = new AbortController();
    const added = vi.spyOn(watched, "addEventListener");
    const removed = vi.spyOn(watched, "removeEventListener");
    await new Service(new FakeBackend({ output: ANSWER })).coach("go", { signal: watched });
    await new Promise(setImmediate);
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  });

  it("does without options", async () => {
    await expect(new Service(new FakeBackend({ output: ANSWER })).coach("go")).resolves.toEqual(PROPOSAL);
  });

  it("names a backend that answers with something else than text", async () => {
    const service = new Service({ name: "mine", run: async () => JSON.parse("null") });
    await expect(service.coach("go", { signal })).rejects.toMatchObject({
      code: "ErrBackend",
      reason: "failed",
      program: "mine",
      cause: expect.any(TypeError),
    });
  });

  it("starts no backend for an intent that is no text", async () => {
    const backend = new FakeBackend({ output: ANSWER });
    await expect(new Service(backend).coach(JSON.parse("null"), { signal })).rejects.toThrow(TypeError);
    expect(backend.prompts).toEqual([]);
  });

  it("shows the fields while the answer streams", async () => {
    const shown: unknown[] = [];
    const backend = new FakeBackend({
      output: (_, { onText }) => {
        for (const end of [20, 40, ANSWER.length]) onText?.(ANSWER.slice(0, end));
        return ANSWER;
      },
    });
    await new Service(backend).coach("go", { signal, onPartial: (partial) => shown.push(partial) });
    expect(shown).toEqual([{ nextAction: "Go" }, PROPOSAL]);
  });

  it("warms the backend up for a likely request and cools it down again", () => {
    const backend = new FakeBackend();
    const service = new Service(backend);
    service.prepare();
    service.prepare();
    service.release();
    expect(backend.calls).toEqual({ warm: 2, cool: 1, close: 0 });
    expect(backend.warmed[0]).toEqual({ system: SYSTEM_PROMPT, schema: PROPOSAL_SCHEMA });
  });

  it("does without a backend that can be warmed up", () => {
    const service = new Service({ name: "plain", run: async () => ANSWER });
    expect(() => {
      service.prepare();
      service.release();
    }).not.toThrow();
  });
});
