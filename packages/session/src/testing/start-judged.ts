import type { Verdict } from "@antidrift/ai";
import type { Judge } from "../ports/judge.js";
import { FakeClock } from "./fake-clock.js";
import { startActive, startController, type Harness, type HarnessOptions } from "./start-controller.js";

/** Says of a window what its title begins with. */
export const judge: Judge = {
  judge: (_commitment, { title }, rules): Verdict => {
    const rule = rules.find((rule) => rule.title === title);
    if (rule !== undefined) return { relation: rule.relation, by: "rule", reason: "A rule." };
    const relation = title.startsWith("on") ? "on_task" : title.startsWith("off") ? "off_task" : "unclear";
    return { relation, by: "list", reason: `It is ${relation}.` };
  },
};

export function startJudged(options: HarnessOptions = {}): Harness {
  const harness = startActive({ judge, ...options });
  harness.controller.setEvidenceSource("x11");
  return harness;
}

export function show({ controller }: Harness, title: string): void {
  controller.windowEvents.window({ app: "firefox", title });
}

/** Time in which the source stays alive. */
export function work({ controller, clock }: Harness, secs: number): void {
  for (let second = 0; second < secs; second += 1) {
    if (second % 10 === 0) controller.windowEvents.alive();
    clock.advance(1_000);
  }
}

export function driftOf({ controller }: Harness) {
  return controller.state().drift;
}

/** A nudge for "off video", 120 s after it came to the front at 100 s. */
export function startNudged(): Harness {
  const harness = startJudged();
  show(harness, "on report");
  work(harness, 100);
  show(harness, "off video");
  work(harness, 125);
  return harness;
}

export function restart({ store, clock }: Harness): Harness {
  const next = startController({
    judge,
    store,
    clock: new FakeClock({ nowMs: clock.nowMs(), monotonicMs: 9 }),
  });
  next.controller.setEvidenceSource("x11");
  return next;
}
