import { BackendError, NoJSONError, type BackendErrorReason } from "@antidrift/ai";
import { FIRST_REVISION } from "@antidrift/session/testing";
import { describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.js";

const proposal = { nextAction: "Draft the summary", successCondition: "Three paragraphs", timeboxSecs: 1500 };

async function startPlanning(): Promise<TestApp> {
  const test = await startTestApp();
  await test.send("POST", "/planning");
  return test;
}

function failed(reason: BackendErrorReason, more: object = {}): BackendError {
  return new BackendError({ reason, program: "claude", ...more });
}

/** Lets what was settled be told. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setImmediate(resolve));
}

it("answers at once with pending, and is ready when the coach has answered", async () => {
  const { send, coach } = await startPlanning();
  const pending = await send("POST", "/coach", { intent: "the report" });
  expect(pending.statusCode).toBe(200);
  expect(pending.json().coach).toMatchObject({
    status: "pending",
    program: "claude",
    generation: FIRST_REVISION + 1,
  });
  expect(coach.last.intent).toBe("the report");
  coach.last.answer(proposal);
  await settle();
  expect((await send("GET", "/state")).json().coach).toMatchObject({
    status: "ready",
    generation: FIRST_REVISION + 1,
    proposal: { next_action: "Draft the summary", success_condition: "Three paragraphs", timebox_secs: 1500 },
  });
});

it("is refused outside planning", async () => {
  const { send } = await startTestApp();
  const response = await send("POST", "/coach", { intent: "x" });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual({ error: "The coach helps only while planning.", code: "not_planning" });
});

it("says that there is no coach, and answers 200", async () => {
  const { send, controller } = await startPlanning();
  controller.setCoach(undefined);
  const response = await send("POST", "/coach", { intent: "x" });
  expect(response.statusCode).toBe(200);
  expect(response.json().coach).toMatchObject({ status: "error", error: "coach unavailable" });
});

describe("a coach that fails", () => {
  it.each([
    [failed("not_installed"), "`claude` was not found. Install it, or fill in the fields yourself."],
    [failed("not_runnable"), "`claude` was not found. Install it, or fill in the fields yourself."],
    [failed("not_signed_in"), "`claude` is not signed in: run `claude` once in a terminal."],
    [failed("rate_limited", { resets: "1pm" }), "`claude` says its usage limit is reached (resets 1pm)."],
    [new NoJSONError("prose"), "The coach's answer was not usable. Try again."],
  ])("%s: the user reads one sentence, and planning goes on", async (error, sentence) => {
    const { send, coach } = await startPlanning();
    await send("POST", "/coach", { intent: "x" });
    coach.last.fail(error);
    await settle();
    const state = (await send("GET", "/state")).json();
    expect(state).toMatchObject({ runtime_state: "planning", coach: { status: "error", error: sentence } });
  });

  it("by taking too long: the user reads that, and the request is aborted", async () => {
    const { send, coach, clock } = await startPlanning();
    await send("POST", "/coach", { intent: "x" });
    clock.advance(30_000);
    await settle();
    expect((await send("GET", "/state")).json().coach).toMatchObject({
      status: "error",
      error: "The coach took too long.",
    });
    expect(coach.last.options.signal.aborted).toBe(true);
  });
});

describe("DELETE /coach", () => {
  it("stops asking", async () => {
    const { send, coach } = await startPlanning();
    await send("POST", "/coach", { intent: "x" });
    const response = await send("DELETE", "/coach");
    expect(response.statusCode).toBe(200);
    expect(response.json().coach).toMatchObject({ status: "idle" });
    expect(coach.last.options.signal.aborted).toBe(true);
  });

  it("is harmless when nothing runs", async () => {
    const { send } = await startPlanning();
    expect((await send("DELETE", "/coach")).statusCode).toBe(200);
  });

  it("is refused outside planning", async () => {
    const { send } = await startTestApp();
    expect((await send("DELETE", "/coach")).json()).toMatchObject({ code: "not_planning" });
  });
});

describe("POST /coach/prepare", () => {
  it("lets the coach warm up and changes nothing", async () => {
    const { send, coach, controller } = await startPlanning();
    const { revision } = controller.state();
    expect((await send("POST", "/coach/prepare")).statusCode).toBe(200);
    expect(coach.prepared).toBe(1);
    expect(controller.state().revision).toBe(revision);
  });
});
