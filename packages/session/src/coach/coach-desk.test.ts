import { expect, it } from "vitest";
import { FakeClock } from "../testing/fake-clock.js";
import { GatedCoach } from "../testing/gated-coach.js";
import { PROPOSAL, settle } from "../testing/start-planning.js";
import { CoachDesk } from "./coach-desk.js";
import type { CoachState } from "./coach-state.js";
import { describeFailureByCode } from "../testing/describe-failure-by-code.js";

// Nothing here aborts or stops the request: the generation alone has to keep the answer out.
it.each<readonly [string, CoachState | undefined]>([
  ["planning is over", undefined],
  ["another request is pending", { status: "pending", generation: 2 }],
  ["it was cancelled", { status: "idle", generation: 1 }],
])("drops an answer without a word when %s", async (_, now) => {
  let state: CoachState | undefined = { status: "idle", generation: 0 };
  const written: CoachState[] = [];
  const write = (next: CoachState) => {
    state = next;
    written.push(next);
  };
  const coach = new GatedCoach();
  const desk = new CoachDesk({
    clock: new FakeClock(),
    timeoutMs: 30_000,
    describeFailure: describeFailureByCode,
    draft: undefined,
    onError: () => undefined,
    read: () => state,
    write,
    setUp: write,
  });
  desk.use(coach, undefined);
  desk.ask("make a list");
  state = now;
  written.length = 0;
  coach.last.options.onPartial?.({ nextAction: "a" });
  coach.last.answer(PROPOSAL);
  await settle();
  expect(written).toEqual([]);
});
