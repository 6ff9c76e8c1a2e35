import { describe, expect, it } from "vitest";
import {
  endSession,
  series,
  showWindow,
  startDrift,
  startJudgedApp,
  startSession,
  stateOf,
} from "../../testing/judged-app.js";
import { startTestApp } from "../../testing/test-app.js";

const counting = (count: number) => ({ ...series, title: `(${count}) ${series.title}` });

describe("contesting", () => {
  it("corrects the window of now, in review too, and for always on request", async () => {
    const test = await startJudgedApp();
    await showWindow(test, series, 60);
    const body = { ...series, relation: "on_task", remember: "session" };
    expect((await test.send("POST", "/judge/contest", body)).json().drift).toMatchObject({ off_secs: 0 });
    await test.send("POST", "/review");
    const again = await test.send("POST", "/judge/contest", { ...body, remember: "always" });
    expect(again.statusCode).toBe(200);
    expect((await test.send("GET", "/judge/rules")).json().rules).toHaveLength(1);
  });

  it("counts a past session again, in any state, and keeps the nudges that were given", async () => {
    const test = await startJudgedApp();
    await startDrift(test);
    const sessionId = await endSession(test);
    const before = (await test.send("GET", `/history/${sessionId}`)).json();
    expect(before.session.drift).toMatchObject({ drifts: [{}], nudges: [{}], off_secs: 125 });
    const body = { ...series, relation: "on_task", remember: "session", session_id: sessionId };
    expect((await test.send("POST", "/judge/contest", body)).json()).toMatchObject({
      runtime_state: "locked",
    });
    const after = (await test.send("GET", `/history/${sessionId}`)).json();
    expect(after.session.drift).toMatchObject({ drifts: [], nudges: [{}], off_secs: 0, on_secs: 185 });
    expect(after.spans[1]).toMatchObject({ ...series, relation: "on_task", by: "rule" });
  });

  it("is refused without a session: 409, and for one that is not there: 404", async () => {
    const test = await startTestApp();
    const body = { ...series, relation: "on_task", remember: "always" };
    expect((await test.send("POST", "/judge/contest", body)).json()).toMatchObject({
      code: "illegal_transition",
    });
    const unknown = await test.send("POST", "/judge/contest", { ...body, session_id: "nobody" });
    expect(unknown.statusCode).toBe(404);
    expect((await test.send("GET", "/judge/rules")).json()).toEqual({ rules: [] });
  });

  it("makes no rule of a title that the privacy rules take away, and keeps none that they hide", async () => {
    const test = await startJudgedApp({
      redact: ({ app }) => (app === "secret" ? undefined : { app, title: "" }),
    });
    await showWindow(test, series, 60);
    const body = { ...series, relation: "off_task", remember: "always" };
    expect((await test.send("POST", "/judge/contest", body)).statusCode).toBe(200);
    expect((await test.send("GET", "/judge/rules")).json()).toEqual({ rules: [] });
    const dropped = await test.send("POST", "/judge/contest", { ...body, app: "secret" });
    expect(dropped.json()).toMatchObject({ code: "invalid_input", field: "app" });
    expect(JSON.stringify(await stateOf(test))).not.toContain("Stranger");
  });
});

describe("rules", () => {
  it("let the newer of two decide that are equally precise", async () => {
    const test = await startJudgedApp();
    await showWindow(test, series, 10);
    await test.send("POST", "/judge/rules", { relation: "off_task", title: "Stranger" });
    await test.send("POST", "/judge/rules", { relation: "on_task", title: "Netflix" });
    expect((await stateOf(test)).drift).toMatchObject({ relation: "on_task", by: "rule" });
    await test.send("POST", "/judge/rules", { relation: "off_task", title: "Things" });
    expect((await stateOf(test)).drift).toMatchObject({ relation: "off_task", by: "rule" });
  });

  it.each([
    [{ relation: "on_task" }, "title"],
    [{ relation: "on_task", title: "*", app: " * " }, "title"],
    [{ relation: "on_task", title: "  " }, "title"],
    [{ relation: "unclear", title: "x" }, "relation"],
    [{ relation: "on_task", title: "x".repeat(501) }, "title"],
  ])("refuse %j", async (rule, field) => {
    const { send } = await startTestApp();
    const refused = await send("POST", "/judge/rules", rule);
    expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
  });

  it("of a window hold for it whatever it counts", async () => {
    const test = await startJudgedApp();
    await showWindow(test, counting(3), 10);
    const body = { ...counting(3), relation: "on_task", remember: "always" };
    await test.send("POST", "/judge/contest", body);
    await endSession(test);
    await startSession(test);
    await showWindow(test, counting(12), 1);
    expect((await stateOf(test)).drift).toMatchObject({ relation: "on_task", by: "rule" });
  });
});

describe("a replay", () => {
  it("says what a rule would have changed in the past, and changes nothing", async () => {
    const test = await startJudgedApp();
    await startDrift(test);
    const sessionId = await endSession(test);
    const now = await test.send("POST", "/judge/replay", {});
    expect(now.json()).toMatchObject({ sessions: 1, drifts: 1, nudges: 1, contested: 0, changed: [] });
    const rules = [{ relation: "on_task", title: "netflix" }];
    expect((await test.send("POST", "/judge/replay", { rules })).json()).toMatchObject({
      drifts: 0,
      nudges: 0,
      changed: [{ session_id: sessionId, drifts_were: 1, drifts: 0, nudges_were: 1, nudges: 0 }],
    });
    const gentle = await test.send("POST", "/judge/replay", { policy: { sensitivity: "gentle" } });
    expect(gentle.json()).toMatchObject({ drifts: 0, nudges: 0 });
    test.clock.advance(2 * 86_400_000);
    expect((await test.send("POST", "/judge/replay", { days: 1 })).json()).toMatchObject({
      sessions: 0,
      hours: 0,
      nudges_per_10h: 0,
    });
    expect((await test.send("GET", "/judge/rules")).json()).toEqual({ rules: [] });
  });

  it("counts nudges that the user contested", async () => {
    const test = await startJudgedApp();
    const { id } = await startDrift(test);
    await test.send("POST", "/nudge/answer", { id, answer: "on_task" });
    await endSession(test);
    expect((await test.send("POST", "/judge/replay", {})).json()).toMatchObject({ nudges: 1, contested: 1 });
  });
});
