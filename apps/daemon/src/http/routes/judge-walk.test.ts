import { describe, expect, it } from "vitest";
import {
  endSession,
  plan,
  report,
  series,
  showWindow,
  startDrift,
  startJudgedApp,
  stateOf,
} from "../../testing/judged-app.js";
import { startTestApp } from "../../testing/test-app.js";

describe("a session from plan to replay", () => {
  it("shows what is agreed, judges what is in front, signs, and nudges once a drift has begun", async () => {
    const test = await startJudgedApp();
    expect((await stateOf(test)).commitment).toMatchObject({
      expects: plan.expects,
      if_drift: plan.if_drift,
    });
    await showWindow(test, report, 60);
    expect((await stateOf(test)).drift).toMatchObject({ relation: "on_task", by: "expects", sign: false });
    await showWindow(test, series, 50);
    expect((await stateOf(test)).drift).toMatchObject({ relation: "off_task", sign: true, drifting: false });
    await showWindow(test, series, 60);
    expect((await stateOf(test)).drift).toMatchObject({ drifting: true, drifts: 1 });
    await showWindow(test, series, 15);
    expect((await stateOf(test)).drift.nudge).toMatchObject({
      id: 1,
      why: "2 minutes on Stranger Things | Season 1 Episode 3 - Netflix — Mozilla Firefox.",
    });
  });

  it("ends the drift with the answer back", async () => {
    const test = await startJudgedApp();
    const { id } = await startDrift(test);
    const answered = await test.send("POST", "/nudge/answer", { id, answer: "back" });
    expect(answered.json().drift).toMatchObject({ sign: false, drifting: false, drifts: 1 });
    expect(answered.json().drift.nudge).toBeUndefined();
  });

  it("ends the nudges of this session with the answer mute", async () => {
    const test = await startJudgedApp();
    const { id } = await startDrift(test);
    expect((await test.send("POST", "/nudge/answer", { id, answer: "mute" })).json().drift).toMatchObject({
      muted: true,
    });
  });

  it("takes the answer on_task for this session, and makes no rule of it unasked", async () => {
    const test = await startJudgedApp();
    const { id } = await startDrift(test);
    const answered = await test.send("POST", "/nudge/answer", { id, answer: "on_task" });
    expect(answered.json().drift).toMatchObject({ relation: "on_task", off_secs: 0, drifts: 0 });
    expect((await test.send("GET", "/judge/rules")).json()).toEqual({ rules: [] });
  });

  it("makes a rule of the answer on_task when it is to be remembered, in force in the next session", async () => {
    const test = await startJudgedApp();
    const { id } = await startDrift(test);
    await test.send("POST", "/nudge/answer", { id, answer: "on_task", remember: "always" });
    const { rules } = (await test.send("GET", "/judge/rules")).json();
    expect(rules).toMatchObject([
      {
        relation: "on_task",
        app: "firefox",
        words: "“Stranger Things | Season 1 Episode 3 - Netflix — Mozilla Firefox” in firefox is on task.",
      },
    ]);
    await endSession(test);
    await test.send("POST", "/planning");
    await test.send("POST", "/commitment", plan);
    await showWindow(test, series, 1);
    expect((await stateOf(test)).drift).toMatchObject({ relation: "on_task", by: "rule" });
  });

  it("answers a nudge once, and no other one: 409", async () => {
    const test = await startJudgedApp();
    const { id } = await startDrift(test);
    const codeOf = async (of: number, remember = "session") => {
      const answer = await test.send("POST", "/nudge/answer", { id: of, answer: "on_task", remember });
      return answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().code];
    };
    expect(await codeOf(id + 1, "always")).toEqual([409, "no_such_nudge"]);
    expect(await codeOf(id)).toBe(200);
    expect(await codeOf(id, "always")).toEqual([409, "no_such_nudge"]);
    expect((await test.send("GET", "/judge/rules")).json()).toEqual({ rules: [] });
  });

  it("keeps all of it in the history, and takes it back from an export", async () => {
    const test = await startJudgedApp();
    const { id } = await startDrift(test);
    await test.send("POST", "/nudge/answer", { id, answer: "back" });
    await showWindow(test, report, 30);
    const sessionId = await endSession(test);
    const page = (await test.send("GET", `/history/${sessionId}`)).json();
    expect(page.session).toMatchObject({
      expects: plan.expects,
      if_drift: plan.if_drift,
      drift: { nudges: [series], answers: [{ answer: "back" }], drifts: [{}] },
    });
    expect(page.spans).toMatchObject([
      { ...report, relation: "on_task", by: "expects" },
      { ...series, relation: "off_task", by: "list" },
      { ...report, relation: "on_task" },
    ]);
    const file = (await test.send("GET", "/export")).body;
    expect(JSON.parse(file)).toMatchObject({ version: 2 });
    const other = await startTestApp();
    expect((await other.send("POST", "/import", file)).json()).toMatchObject({ imported: 1 });
    expect((await other.send("GET", `/history/${sessionId}`)).json()).toEqual(page);
    expect((await test.send("POST", "/import", file)).json()).toMatchObject({ unchanged: 1 });
    const older = { ...JSON.parse(file), version: 1 };
    expect((await (await startTestApp()).send("POST", "/import", older)).json()).toMatchObject({
      imported: 1,
    });
    expect((await other.send("POST", "/import", { ...older, version: 3 })).json()).toMatchObject({
      code: "invalid_input",
      field: "version",
      error: expect.stringContaining("newer AntiDrift"),
    });
  });
});

it("goes on without a judge: nothing is judged, and the reason is told", async () => {
  const test = await startTestApp();
  test.judging.doWithout("A part is missing.");
  await test.send("POST", "/planning");
  await test.send("POST", "/commitment", plan);
  await showWindow(test, series, 200);
  expect((await stateOf(test)).drift).toMatchObject({
    relation: "not_judged",
    reason: "A part is missing.",
    not_judged_secs: 200,
  });
  await endSession(test);
  expect(await stateOf(test)).toMatchObject({ runtime_state: "locked" });
});
