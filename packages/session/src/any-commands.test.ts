import type { RuntimeState } from "@antidrift/wire";
import { StateView } from "@antidrift/wire/schemas";
import * as fc from "fast-check";
import { Value } from "typebox/value";
import { describe, expect, it } from "vitest";
import { checkRecord, checkSpans, IllegalTransitionError, Snapshot } from "./index.js";
import { FakeClock } from "./testing/fake-clock.js";
import { COMMITMENT, startController, type Harness } from "./testing/start-controller.js";
import { PROPOSAL, settle } from "./testing/start-planning.js";
import { blindNudges, missingSecs, ODD_JUDGE, outOfOrder } from "./testing/soundness.js";

/** The table of commands, written once more and by hand: where each command leads from each state that has it. */
const TABLE = {
  enterPlanning: { locked: "planning", review: "planning" },
  start: { planning: "active" },
  extend: { active: "active" },
  enterReview: { active: "review" },
  endWithOutcome: { review: "locked" },
  cancel: { planning: "locked" },
  pause: { active: "active" },
  resume: { active: "active" },
  back: { review: "active" },
} as const satisfies Record<string, Partial<Record<RuntimeState, RuntimeState>>>;

type Command = keyof typeof TABLE;

const ANSWERS = ["back", "on_task", "mute"] as const;

const RUN: Record<Command, (harness: Harness) => void> = {
  enterPlanning: ({ controller }) => controller.enterPlanning(),
  start: ({ controller }) => controller.startManualCommitment(COMMITMENT),
  extend: ({ controller }) => controller.extend(60),
  enterReview: ({ controller }) => controller.enterReview(),
  endWithOutcome: ({ controller }) => controller.end({ outcome: "done" }),
  cancel: ({ controller }) => controller.end(),
  pause: ({ controller }) => controller.pause(),
  resume: ({ controller }) => controller.resume(),
  back: ({ controller }) => controller.back(),
};

/** What is done with one of several windows, questions or answers. */
const WITH_ONE = [
  "ask",
  "answer",
  "fail",
  "push",
  "see",
  "watch",
  "unavailable",
  "nudge",
  "contest",
] as const;

type Step =
  | { readonly do: Command; readonly storeFails: boolean }
  | { readonly do: (typeof WITH_ONE)[number]; readonly which: number }
  | { readonly do: "alive" | "idle" | "restart" }
  | { readonly do: "advance" | "sleep" | "stepWall"; readonly ms: number };

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom(...commands()), storeFails: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom(...WITH_ONE),
      which: fc.nat(4),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom("alive" as const, "idle" as const, "restart" as const) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom("advance" as const, "sleep" as const),
      ms: fc.nat(2_000_000),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("stepWall" as const),
      ms: fc.integer({ min: -20_000_000, max: 20_000_000 }),
    }),
  },
);

function commands(): Command[] {
  return [
    "enterPlanning",
    "start",
    "extend",
    "enterReview",
    "endWithOutcome",
    "cancel",
    "pause",
    "resume",
    "back",
  ];
}

describe("any sequence of commands, reports, answers, failures and time", () => {
  it("keeps to the table, and the State to its shape", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { maxLength: 40 }), async (steps) => {
        let ids = 0;
        const newId = () => `session-${(ids += 1)}`;
        let harness = startController({ newId, judge: ODD_JUDGE });
        let expected: RuntimeState = "locked";
        for (const step of steps) {
          const before = harness.controller.state();
          const told = harness.told.length;
          if ("storeFails" in step) expected = runCommand(harness, step, expected);
          else harness = await runOther(harness, { ...step, newId });
          const after = harness.controller.state();
          expect(after.runtime_state).toBe(expected);
          expectSound(harness);
          const changes = step.do === "restart" ? 0 : after.revision - before.revision;
          expect(harness.told).toHaveLength((step.do === "restart" ? 0 : told) + changes);
          expect(after.revision).toBeGreaterThanOrEqual(before.revision);
        }
        harness.controller.close();
        expect(harness.clock.pendingTimers).toBe(0);
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});

/** Runs it and answers with the state that it must have led to. */
function runCommand(
  harness: Harness,
  step: { readonly do: Command; readonly storeFails: boolean },
  from: RuntimeState,
): RuntimeState {
  const before = harness.controller.state();
  harness.store.failNext(step.storeFails ? 1 : 0);
  const code = codeThrownBy(() => RUN[step.do](harness));
  expect(refusals(step, from, before)).toContain(code);
  harness.store.failNext(0);
  const after = harness.controller.state();
  expect(code === undefined ? before : after).toEqual(before);
  return code === undefined ? (targetOf(step.do, from) ?? from) : from;
}

function targetOf(command: Command, from: RuntimeState): RuntimeState | undefined {
  const targets: Partial<Record<RuntimeState, RuntimeState>> = TABLE[command];
  return targets[from];
}

/** What it may be refused with; `undefined` when it must not be. */
function refusals(
  step: { readonly do: Command; readonly storeFails: boolean },
  from: RuntimeState,
  { commitment }: StateView,
): ReadonlyArray<string | undefined> {
  const isPaused = commitment?.paused !== undefined;
  if (from === "active" && step.do === (isPaused ? "pause" : "resume")) return ["ErrIllegalTransition"];
  const refused = refusal(step, from);
  // Whether the ten seconds are over is not to be told from a wall clock that is stepped.
  return step.do === "back" && from === "review" ? [refused, "ErrIllegalTransition"] : [refused];
}

function refusal(
  step: { readonly do: Command; readonly storeFails: boolean },
  from: RuntimeState,
): string | undefined {
  // `end()` in review lacks its outcome rather than being out of place.
  if (step.do === "cancel" && from === "review") return "ErrInvalidInput";
  if (targetOf(step.do, from) === undefined) return "ErrIllegalTransition";
  return step.storeFails ? "ErrStore" : undefined;
}

function codeThrownBy(run: () => void): unknown {
  try {
    run();
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? error.code : error;
  }
}

function askCoach({ controller }: Harness): void {
  const planning = controller.state().runtime_state === "planning";
  const code = codeThrownBy(() => controller.requestCoach("intent"));
  expect(code).toBe(planning ? undefined : "ErrNotPlanning");
}

function answerNudge({ controller }: Harness, which: number): void {
  const answer = ANSWERS[which % 3] ?? "back";
  const code = codeThrownBy(() => controller.answerNudge({ id: 1, answer }));
  expect([undefined, "ErrNoSuchNudge"]).toContain(code);
}

function contestWindow({ controller }: Harness, which: number): void {
  const relation = which < 3 ? "on_task" : "off_task";
  const code = codeThrownBy(() => controller.contest({ app: `app ${which}`, title: "t", relation }));
  expect([undefined, "ErrIllegalTransition"]).toContain(code);
}

type Other = Exclude<Step, { storeFails: boolean }> & { readonly newId: () => string };

async function runOther(harness: Harness, step: Other): Promise<Harness> {
  const { controller, clock, coach } = harness;
  const events = controller.windowEvents;
  switch (step.do) {
    case "ask":
      askCoach(harness);
      break;
    case "answer":
      coach.calls.at(step.which % Math.max(1, coach.calls.length))?.answer(PROPOSAL);
      break;
    case "fail":
      coach.calls.at(step.which % Math.max(1, coach.calls.length))?.fail(new Error("x"));
      break;
    case "push":
      controller.recordWindow({ app: `app ${step.which}`, title: "t" });
      break;
    case "see":
      events.window(step.which === 0 ? undefined : { app: `app ${step.which}`, title: "t" });
      break;
    case "watch":
      // A source that works: time in which the same window is in front.
      for (let turn = 0; turn < 12; turn += 1) {
        events.window({ app: `app ${step.which}`, title: "t" });
        clock.advance(20_000);
      }
      break;
    case "nudge":
      answerNudge(harness, step.which);
      break;
    case "contest":
      contestWindow(harness, step.which);
      break;
    case "unavailable":
      events.unavailable(`reason ${step.which}`);
      break;
    case "alive":
      events.alive();
      break;
    case "idle":
      events.idle(true);
      break;
    case "advance":
      clock.advance(step.ms);
      break;
    case "sleep":
      clock.sleep(step.ms);
      break;
    case "stepWall":
      clock.stepWall(step.ms);
      break;
    case "restart":
      return startController({
        newId: step.newId,
        judge: ODD_JUDGE,
        store: harness.store,
        clock: new FakeClock({ nowMs: clock.nowMs(), monotonicMs: 1 }),
      });
  }
  await settle();
  return harness;
}

/** What holds in every State and of everything that was committed. */
function expectSound({ controller, store, told, errors }: Harness): void {
  const state = controller.state();
  expect(Value.Errors(StateView, state)).toEqual([]);
  const running = state.runtime_state === "active" || state.runtime_state === "review";
  expect([state.commitment !== undefined, state.evidence !== undefined]).toEqual([running, running]);
  expect(state.coach !== undefined).toBe(state.runtime_state === "planning");
  expect(
    told.every((view, index) => index === 0 || view.revision === (told[index - 1]?.revision ?? 0) + 1),
  ).toBe(true);
  expect(outOfOrder([...(state.commitment?.gaps ?? [])])).toEqual([]);
  expect(store.commits.slice(-1).every(({ snapshot }) => Value.Check(Snapshot, snapshot))).toBe(true);
  for (const record of store.ended) {
    expect(record.worked_secs).toBeGreaterThanOrEqual(0);
    const { observed_secs = 0, unknown_secs = 0 } = record.evidence ?? {};
    expect(Math.abs(observed_secs + unknown_secs - record.worked_secs)).toBeLessThanOrEqual(2);
    expect(checkRecord(record)).toEqual(record);
    const ofRecord = store.commits.filter(
      ({ snapshot, ended }) => (ended ?? snapshot.session)?.id === record.id,
    );
    const spans = ofRecord.flatMap((commit) => commit.spans ?? []);
    expect(checkSpans(spans)).toEqual(spans);
    const drift = record.drift;
    const sum = drift && drift.on_secs + drift.off_secs + drift.unclear_secs + drift.not_judged_secs;
    expect([undefined, Math.floor((record.ended_at_ms - record.started_at_ms) / 1_000)]).toContain(sum);
  }
  const id = state.commitment?.id;
  const ofRunning = store.commits.filter(({ snapshot }) => id !== undefined && snapshot.session?.id === id);
  expect(outOfOrder(ofRunning.flatMap(({ spans }) => spans ?? []))).toEqual([]);
  expect(missingSecs(state)).toBeLessThanOrEqual(1);
  expect(blindNudges(told)).toEqual([]);
  expect(errors.filter((error) => error instanceof IllegalTransitionError)).toEqual([]);
}
