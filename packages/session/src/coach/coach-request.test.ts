import { expect, it } from "vitest";
import { FakeClock } from "../testing/fake-clock.js";
import { GatedCoach } from "../testing/gated-coach.js";
import { PROPOSAL, settle, SHOWN_PROPOSAL } from "../testing/start-planning.js";
import { CoachRequest, type CoachResult } from "./coach-request.js";

function startRequest() {
  const clock = new FakeClock();
  const coach = new GatedCoach();
  const heard: Array<CoachResult | "partial"> = [];
  const request = new CoachRequest({
    coach,
    intent: "make a list",
    clock,
    timeoutMs: 30_000,
    onPartial: () => heard.push("partial"),
    onSettled: (result) => heard.push(result),
  });
  request.start();
  return { clock, coach, heard, request };
}

it("reports nothing after it was stopped, though the coach answers anyway", async () => {
  const { clock, coach, heard, request } = startRequest();
  coach.last.options.onPartial?.({ nextAction: "a" });
  coach.last.options.onPartial?.({ nextAction: "ab" });
  request.stop("cancelled");
  coach.last.options.onPartial?.({ nextAction: "abc" });
  coach.last.answer(PROPOSAL);
  await settle();
  clock.advance(60_000);
  expect(heard).toEqual(["partial"]);
  expect(clock.pendingTimers).toBe(0);
});

it("reports one result, the first", async () => {
  const { clock, coach, heard, request } = startRequest();
  clock.advance(30_000);
  coach.last.answer(PROPOSAL);
  await settle();
  request.stop("left");
  expect(heard).toMatchObject([{ error: { code: "ErrCoachTimeout" } }]);
  expect(coach.last.options.signal.reason).toMatchObject({ code: "ErrCoachTimeout" });
});

it("does not abort a coach that has answered", async () => {
  const { clock, coach, heard, request } = startRequest();
  coach.last.answer(PROPOSAL);
  await settle();
  request.stop("left");
  clock.advance(60_000);
  expect(heard).toEqual([{ proposal: SHOWN_PROPOSAL }]);
  expect(coach.last.options.signal.aborted).toBe(false);
});
