import { loadOfflineJudge } from "@antidrift/offline";
import { expect } from "vitest";
import { ruleJudge } from "../judging/rule-judge.js";
import { startTestApp, type TestApp, type TestAppOptions } from "./test-app.js";

export const plan = {
  next_action: "Write the quarterly report",
  success_condition: "Two pages with a chart",
  timebox_secs: 3_600,
  expects: ["report.odt", "Wikipedia"],
  if_drift: "I close the tab and write one sentence.",
};
export const report = { app: "soffice", title: "report.odt - LibreOffice Writer" };
export const series = {
  app: "firefox",
  title: "Stranger Things | Season 1 Episode 3 - Netflix — Mozilla Firefox",
};

export async function startJudgedApp(options: TestAppOptions = {}): Promise<TestApp> {
  const test = await startTestApp(options);
  test.judging.use(ruleJudge(await loadOfflineJudge()));
  await startSession(test);
  return test;
}

export async function startSession({ send }: TestApp): Promise<void> {
  await send("POST", "/planning");
  await send("POST", "/commitment", plan);
}

/** `secs` seconds with a window in front that is vouched for every 10 s. */
export async function showWindow({ send, clock }: TestApp, window: object, secs: number): Promise<void> {
  for (let second = 0; second < secs; second += 1) {
    if (second % 10 === 0) await send("POST", "/evidence/window", window);
    clock.advance(1_000);
  }
}

export const stateOf = async ({ send }: TestApp) => (await send("GET", "/state")).json();

/** Until the nudge for the series waits. */
export async function startDrift(test: TestApp): Promise<{ id: number }> {
  await showWindow(test, report, 60);
  await showWindow(test, series, 125);
  const { nudge } = (await stateOf(test)).drift;
  expect(nudge).toMatchObject({ ...series, words: plan.if_drift });
  return nudge;
}

export async function endSession(test: TestApp): Promise<string> {
  const { commitment } = await stateOf(test);
  await test.send("POST", "/review");
  await test.send("POST", "/end", { outcome: "partly" });
  return commitment.id;
}
