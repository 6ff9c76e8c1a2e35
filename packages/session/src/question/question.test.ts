import { expect, it } from "vitest";
import { FakeClock } from "../testing/fake-clock.js";
import { GatedCoach } from "../testing/gated-coach.js";
import { PROPOSAL, settle, SHOWN_PROPOSAL } from "../testing/start-planning.js";
import type { ProposalView } from "@antidrift/wire";
import { checkPartial, checkProposal } from "../coach/check-proposal.js";
import { CoachStoppedError } from "../errors/coach-stopped-error.js";
import { CoachTimeoutError } from "../errors/coach-timeout-error.js";
import { Question, type QuestionResult } from "./question.js";

function startRequest() {
  const clock = new FakeClock();
  const coach = new GatedCoach();
  const heard: Array<QuestionResult<ProposalView> | "partial"> = [];
  const request = new Question<ProposalView>({
    put: (options) => coach.coach("make a list", options),
    check: checkProposal,
    checkPartial,
    timedOut: (timeoutMs) => new CoachTimeoutError(timeoutMs),
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
  request.stop(new CoachStoppedError("cancelled"));
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
  request.stop(new CoachStoppedError("left"));
  expect(heard).toMatchObject([{ error: { code: "ErrCoachTimeout" } }]);
  expect(coach.last.options.signal.reason).toMatchObject({ code: "ErrCoachTimeout" });
});

it("does not abort a coach that has answered", async () => {
  const { clock, coach, heard, request } = startRequest();
  coach.last.answer(PROPOSAL);
  await settle();
  request.stop(new CoachStoppedError("left"));
  clock.advance(60_000);
  expect(heard).toEqual([{ answer: SHOWN_PROPOSAL }]);
  expect(coach.last.options.signal.aborted).toBe(false);
});
