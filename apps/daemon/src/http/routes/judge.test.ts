import type { Verdict } from "@antidrift/ai";
import type { RuleJudge } from "../../judging/rule-judge.js";
import type { DriftView, KeptRule, ReplayReply, StateView } from "@antidrift/wire";
import { expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.js";

const VIDEO = { app: "Firefox", title: "lofi mix - YouTube" };
const DRAFT = { app: "Writer", title: "report.odt" };

/** Only the videos of this test are off task, unless a rule says otherwise. */
const judge: RuleJudge = {
  judge(_commitment, { title }, rules): Verdict {
    const rule = rules.find((each) => each.title !== undefined && title.includes(each.title));
    if (rule !== undefined) return { relation: rule.relation, by: "rule", reason: "You said so." };
    return title.includes("YouTube")
      ? { relation: "off_task", by: "list", reason: "A video." }
      : { relation: "on_task", by: "words", reason: "It shares a word." };
  },
  byRules(commitment, surface, rules) {
    const verdict = judge.judge(commitment, surface, rules);
    return verdict.by === "rule" ? verdict : undefined;
  },
};

async function begin(): Promise<TestApp> {
  const test = await startTestApp();
  test.judging.use(judge);
  await test.send("POST", "/planning", {});
  const reply = await test.send("POST", "/commitment", {
    next_action: "Write the report",
    success_condition: "Three paragraphs",
    timebox_secs: 1500,
    expects: ["report.odt"],
    if_drift: "If I end up on YouTube, I close the tab.",
  });
  expect(reply.statusCode).toBe(200);
  expect(reply.json<StateView>().commitment).toMatchObject({
    expects: ["report.odt"],
    if_drift: "If I end up on YouTube, I close the tab.",
  });
  return test;
}

/** A window stays in front, and is vouched for, as a script does. */
async function look(test: TestApp, window: typeof VIDEO, secs: number): Promise<DriftView> {
  for (let passed = 0; passed < secs; passed += 15) {
    await test.send("POST", "/evidence/window", window);
    await test.clock.advance(15_000);
  }
  const { drift } = (await test.send("GET", "/state")).json<StateView>();
  if (drift === undefined) throw new Error("Nothing is judged.");
  return drift;
}

async function nudged(): Promise<{ test: TestApp; drift: DriftView }> {
  const test = await begin();
  await look(test, DRAFT, 60);
  return { test, drift: await look(test, VIDEO, 180) };
}

it("nudges with what was seen and the person's own words, and takes the way back for an answer", async () => {
  const { test, drift } = await nudged();
  expect(drift).toMatchObject({ relation: "off_task", sign: true, drifting: true, drifts: 1 });
  expect(drift.nudge).toMatchObject({ app: "Firefox", words: "If I end up on YouTube, I close the tab." });
  const reply = await test.send("POST", "/nudge/answer", { id: drift.nudge?.id, answer: "back" });
  expect(reply.json<StateView>().drift).toMatchObject({ sign: false, drifting: false });
  const again = await test.send("POST", "/nudge/answer", { id: drift.nudge?.id, answer: "back" });
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, "no_such_nudge"]);
});

it("makes a rule of an answer that is to be remembered, in words, which can be removed", async () => {
  const { test, drift } = await nudged();
  await test.send("POST", "/nudge/answer", { id: drift.nudge?.id, answer: "on_task", remember: "always" });
  const { rules } = (await test.send("GET", "/judge/rules")).json<{ rules: KeptRule[] }>();
  expect(rules).toMatchObject([{ relation: "on_task", app: "Firefox", title: "lofi mix - YouTube" }]);
  expect(rules[0]?.words).toBe("“lofi mix - YouTube” in Firefox is on task.");
  expect((await test.send("DELETE", `/judge/rules/${rules[0]?.id}`)).statusCode).toBe(200);
  expect((await test.send("DELETE", `/judge/rules/${rules[0]?.id}`)).statusCode).toBe(404);
  expect((await test.send("GET", "/judge/rules")).json()).toEqual({ rules: [] });
});

it("puts a new rule in force on the window in front, at once", async () => {
  const test = await begin();
  expect((await look(test, VIDEO, 15)).relation).toBe("off_task");
  const rule = { relation: "on_task", title: "lofi" };
  expect((await test.send("POST", "/judge/rules", rule)).json()).toMatchObject(rule);
  expect((await test.send("GET", "/state")).json<StateView>().drift).toMatchObject({
    relation: "on_task",
    by: "rule",
  });
  const refused = await test.send("POST", "/judge/rules", { relation: "on_task" });
  expect([refused.statusCode, refused.json<{ field: string }>().field]).toEqual([400, "title"]);
});

it("corrects a window of the session that is over, and replays what a rule would have changed", async () => {
  const { test } = await nudged();
  await test.send("POST", "/review", {});
  await test.send("POST", "/end", { outcome: "done" });
  const replayed = await test.send("POST", "/judge/replay", {
    rules: [{ relation: "on_task", title: "lofi" }],
  });
  expect(replayed.json<ReplayReply>()).toMatchObject({
    sessions: 1,
    drifts: 0,
    nudges: 0,
    changed: [{ drifts_were: 1, drifts: 0 }],
  });
  expect((await test.send("POST", "/judge/replay", {})).json()).toMatchObject({ drifts: 1, changed: [] });

  const [{ id }] = (await test.send("GET", "/history")).json<{ sessions: [{ id: string }] }>().sessions;
  const contest = { ...VIDEO, relation: "on_task", remember: "session", session_id: id };
  expect((await test.send("POST", "/judge/contest", contest)).statusCode).toBe(200);
  const { session } = (await test.send("GET", `/history/${id}`)).json<{
    session: { drift: { drifts: unknown[]; off_secs: number } };
  }>();
  expect(session.drift).toMatchObject({ drifts: [], off_secs: 0 });
  const elsewhere = await test.send("POST", "/judge/contest", { ...contest, session_id: "elsewhere" });
  expect(elsewhere.statusCode).toBe(404);
});

it("corrects a window of now only while there is a session to correct", async () => {
  const test = await begin();
  await look(test, VIDEO, 15);
  const contest = { ...VIDEO, relation: "on_task", remember: "session" };
  expect((await test.send("POST", "/judge/contest", contest)).json<StateView>().drift).toMatchObject({
    relation: "on_task",
  });
  await test.send("POST", "/review", {});
  await test.send("POST", "/end", { outcome: "done" });
  expect((await test.send("POST", "/judge/contest", contest)).statusCode).toBe(409);
});

it("pauses, resumes, and takes Done back for ten seconds", async () => {
  const test = await begin();
  const paused = (await test.send("POST", "/pause", { secs: 300 })).json<StateView>();
  expect(paused.commitment?.paused).toBeDefined();
  await test.clock.advance(60_000);
  const resumed = (await test.send("POST", "/resume", {})).json<StateView>();
  expect(resumed.commitment?.paused).toBeUndefined();
  expect(resumed.commitment?.pauses).toHaveLength(1);
  expect((await test.send("POST", "/resume", {})).statusCode).toBe(409);
  await test.send("POST", "/review", {});
  expect((await test.send("POST", "/back", {})).json<StateView>().runtime_state).toBe("active");
  await test.send("POST", "/review", {});
  await test.clock.advance(11_000);
  expect((await test.send("POST", "/back", {})).statusCode).toBe(409);
});
