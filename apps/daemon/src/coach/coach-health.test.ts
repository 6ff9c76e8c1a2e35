import type { BackendStatus } from "@antidrift/ai";
import { expect, it } from "vitest";
import { CoachHealth } from "./coach-health.js";

const ready: BackendStatus = { program: "claude", status: "ready", version: "2.1.0" };
const missing: BackendStatus = { program: "claude", status: "not_installed", remedy: "Install it." };

function healthOf(look: () => Promise<BackendStatus | undefined>, nowMs = () => 0): CoachHealth {
  return new CoachHealth({ backend: "claude", patienceMs: 5, freshMs: 100, missingMs: 10, look, nowMs });
}

it("is unavailable when there is no such backend", async () => {
  const health = healthOf(async () => undefined);
  expect(await health.report()).toEqual({ backend: "claude", status: "unavailable" });
});

it("tells what was found", async () => {
  const health = healthOf(async () => ready);
  expect(await health.report()).toEqual({ backend: "claude", ...ready });
});

it("does not wait long for a program that does not answer, and looks once only", async () => {
  let looks = 0;
  let answer: ((status: BackendStatus) => void) | undefined;
  const answered = new Promise<BackendStatus>((resolve) => {
    answer = resolve;
  });
  const health = healthOf(() => {
    looks += 1;
    return answered;
  });
  expect(await health.report()).toMatchObject({ status: "looking" });
  expect(await health.report()).toMatchObject({ status: "looking" });
  answer?.(ready);
  await answered;
  expect(await health.report()).toMatchObject({ status: "ready" });
  expect(looks).toBe(1);
});

it("looks again for a program that was found long ago, and tells the old meanwhile", async () => {
  let now = 0;
  const answers = [ready, missing];
  const health = healthOf(
    async () => answers.shift(),
    () => now,
  );
  expect(await health.report()).toMatchObject({ status: "ready" });
  now = 101;
  expect(await health.report()).toMatchObject({ status: "ready" });
  expect(await health.report()).toMatchObject({ status: "not_installed" });
});

it("soon looks again for one that was missing, and waits for the answer", async () => {
  let now = 0;
  const answers = [missing, ready];
  const health = healthOf(
    async () => answers.shift(),
    () => now,
  );
  expect(await health.report()).toMatchObject({ status: "not_installed" });
  now = 10;
  expect(await health.report()).toMatchObject({ status: "not_installed" });
  now = 11;
  expect(await health.report()).toMatchObject({ status: "ready" });
});
