import { GatedCoach } from "@antidrift/session/testing";
import { expect, it, vi } from "vitest";
import { CoachOnDemand } from "./coach-on-demand.js";

const proposal = { nextAction: "Write", successCondition: "Written", timeboxSecs: 1500 };
const options = { signal: new AbortController().signal };

it("loads the coach when it is asked, and once only", async () => {
  const real = new GatedCoach();
  const load = vi.fn<() => Promise<GatedCoach>>(async () => real);
  const coach = new CoachOnDemand(load);
  expect(load).not.toHaveBeenCalled();
  const asked = [coach.coach("one", options), coach.coach("two", options)];
  await vi.waitFor(() => expect(real.calls).toHaveLength(2));
  for (const call of real.calls) call.answer(proposal);
  expect(await Promise.all(asked)).toEqual([proposal, proposal]);
  expect(load).toHaveBeenCalledOnce();
});

it("hands on that it will soon be asked, and that it will not", async () => {
  const real = new GatedCoach();
  const coach = new CoachOnDemand(async () => real);
  coach.release();
  coach.prepare();
  await vi.waitFor(() => expect(real.prepared).toBe(1));
  coach.release();
  expect(real.released).toBe(1);
});

it("is not prepared when it was released before it was loaded", async () => {
  const real = new GatedCoach();
  const coach = new CoachOnDemand(async () => real);
  coach.prepare();
  coach.release();
  const asked = coach.coach("one", options);
  await vi.waitFor(() => expect(real.calls).toHaveLength(1));
  expect(real.prepared).toBe(0);
  real.calls[0]?.answer(proposal);
  await asked;
});

it("fails when it is asked, not when it is prepared, if it cannot be loaded", async () => {
  const coach = new CoachOnDemand(() => Promise.reject(new Error("not there")));
  coach.prepare();
  await expect(coach.coach("one", options)).rejects.toThrow("not there");
});
