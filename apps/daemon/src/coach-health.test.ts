import { expect, it } from "vitest";
import type { BackendStatus } from "@antidrift/ai";
import { CoachHealth } from "./coach-health.js";

const ready: BackendStatus = { program: "claude", status: "ready", version: "2.1.0" };
const missing: BackendStatus = { program: "claude", status: "not_installed", remedy: "Install it." };

function health(options: { nowMs?: () => number } = {}) {
  return new CoachHealth({ backend: "claude", patienceMs: 5, freshMs: 100, ...options });
}

it("is looking until the coach is loaded", async () => {
  expect(await health().report()).toEqual({ backend: "claude", status: "looking" });
});

it("is unavailable without a coach", async () => {
  const coach = health();
  coach.lookBy(null);
  expect(await coach.report()).toEqual({ backend: "claude", status: "unavailable" });
});

it("tells what was found", async () => {
  const coach = health();
  coach.lookBy(async () => ready);
  expect(await coach.report()).toEqual({ backend: "claude", ...ready });
});

it("does not wait long for a program that does not answer, and looks once only", async () => {
  const coach = health();
  let looks = 0;
  let answer: ((status: BackendStatus) => void) | undefined;
  const answered = new Promise<BackendStatus>((resolve) => {
    answer = resolve;
  });
  coach.lookBy(() => {
    looks += 1;
    return answered;
  });
  expect(await coach.report()).toMatchObject({ status: "looking" });
  expect(await coach.report()).toMatchObject({ status: "looking" });
  answer?.(ready);
  await answered;
  expect(await coach.report()).toMatchObject({ status: "ready" });
  expect(looks).toBe(1);
});

it("looks again when what it knows is old, and tells the old meanwhile", async () => {
  let now = 0;
  const coach = health({ nowMs: () => now });
  const answers = [missing, ready];
  coach.lookBy(async () => answers.shift() ?? ready);
  expect(await coach.report()).toMatchObject({ status: "not_installed" });
  now = 101;
  expect(await coach.report()).toMatchObject({ status: "not_installed" });
  expect(await coach.report()).toMatchObject({ status: "ready" });
});
