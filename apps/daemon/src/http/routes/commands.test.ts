import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FIRST_REVISION } from "@antidrift/session/testing";
import { describe, expect, it, onTestFinished } from "vitest";
import { openStore } from "../../store/open-store.js";
import { startTestApp, type TestApp } from "../../testing/test-app.js";

const commitment = {
  next_action: "Draft the executive summary",
  success_condition: "Three paragraphs",
  timebox_secs: 1500,
};

async function startActive(): Promise<TestApp> {
  const test = await startTestApp();
  await test.send("POST", "/planning");
  await test.send("POST", "/commitment", commitment);
  return test;
}

it("goes from locked through planning, active and review back to locked", async () => {
  const { send } = await startTestApp();
  expect((await send("GET", "/state")).json()).toMatchObject({
    runtime_state: "locked",
    revision: FIRST_REVISION,
  });
  expect((await send("POST", "/planning")).json()).toMatchObject({ runtime_state: "planning" });
  expect((await send("POST", "/commitment", commitment)).json()).toMatchObject({
    runtime_state: "active",
    commitment: { ...commitment, overtime: false },
  });
  expect((await send("POST", "/extend", { secs: 300 })).json()).toMatchObject({
    commitment: { timebox_secs: 1800 },
  });
  expect((await send("POST", "/review")).json()).toMatchObject({ runtime_state: "review" });
  const end = await send("POST", "/end", { outcome: "done", note: "went well" });
  expect(end.statusCode).toBe(200);
  expect(end.json()).toMatchObject({ runtime_state: "locked", revision: FIRST_REVISION + 5 });
});

it("ends planning without arguments", async () => {
  const { send } = await startTestApp();
  await send("POST", "/planning");
  expect((await send("POST", "/end")).json()).toMatchObject({ runtime_state: "locked" });
});

it("takes an empty body and an empty object for no arguments", async () => {
  const { send } = await startTestApp();
  expect((await send("POST", "/planning", "")).statusCode).toBe(200);
  expect((await send("POST", "/end", "{}")).statusCode).toBe(200);
});

it.each([
  ["/commitment", commitment],
  ["/extend", { secs: 60 }],
  ["/review", {}],
  ["/end", { outcome: "done" }],
])("answers POST %s while locked with 409", async (path, body) => {
  const { send } = await startTestApp();
  const response = await send("POST", path, body);
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({
    code: "illegal_transition",
    error: expect.stringMatching(/^Not possible while locked: /),
  });
});

describe("a body that is not what the route takes", () => {
  it.each([
    ["/commitment", { ...commitment, next_action: "" }, "next_action"],
    ["/commitment", { ...commitment, next_action: "  \n" }, "next_action"],
    ["/commitment", { ...commitment, next_action: "x".repeat(501) }, "next_action"],
    ["/commitment", { ...commitment, success_condition: 7 }, "success_condition"],
    ["/commitment", { ...commitment, timebox_secs: "1500" }, "timebox_secs"],
    ["/commitment", { ...commitment, timebox_secs: 59 }, "timebox_secs"],
    ["/commitment", { ...commitment, timebox_secs: 86_401 }, "timebox_secs"],
    ["/commitment", { ...commitment, timebox_secs: 60.5 }, "timebox_secs"],
    ["/commitment", { ...commitment, timebox_sec: 1500 }, "timebox_sec"],
    ["/coach", {}, "intent"],
    ["/coach", { intent: "" }, "intent"],
    ["/coach", { intent: "x".repeat(4001) }, "intent"],
    ["/coach", { intent: ["write"] }, "intent"],
    ["/end", { outcome: "finished" }, "outcome"],
    ["/end", { outcom: "done" }, "outcom"],
    ["/planning", { now: true }, "now"],
  ])("is refused by POST %s: %j names %s", async (path, body, field) => {
    const { send, controller } = await startTestApp();
    if (path !== "/planning") controller.enterPlanning();
    const before = controller.state();
    const response = await send("POST", path, body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      field,
      code: expect.stringMatching(/^(bad_body|invalid_input)$/),
    });
    expect(controller.state()).toEqual(before);
  });

  it.each([
    [{ secs: 0 }, "secs"],
    [{ secs: "60" }, "secs"],
    [{}, "secs"],
  ])("is refused by POST /extend: %j", async (body, field) => {
    const { send } = await startActive();
    expect((await send("POST", "/extend", body)).json()).toMatchObject({ field });
  });
});

it("shows a session that was ended in the history, with the windows that were seen", async () => {
  const { send, clock } = await startActive();
  await send("POST", "/evidence/window", { app: "editor", title: "report.md" });
  clock.advance(20_000);
  await send("POST", "/review");
  expect((await send("GET", "/history")).json()).toEqual({ sessions: [] });
  await send("POST", "/end", { outcome: "partly", note: "half of it" });
  const [ended] = (await send("GET", "/history")).json().sessions;
  expect(ended).toMatchObject({ outcome: "partly", note: "half of it" });
  const { spans } = (await send("GET", `/history/${ended.id}`)).json();
  expect(spans[0]).toMatchObject({ app: "editor", title: "report.md" });
});

it("answers 503 and changes nothing when the change cannot be saved", async () => {
  const { send, store, controller } = await startTestApp();
  store.failNext();
  const response = await send("POST", "/planning");
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ code: "not_saved" });
  expect(controller.state()).toMatchObject({ runtime_state: "locked", revision: FIRST_REVISION });
});

it("shows a notice until it is dismissed", async () => {
  const { send, controller } = await startTestApp();
  controller.addNotice({ code: "unknown_backend", message: "There is no such backend." });
  expect((await send("GET", "/state")).json().notices).toHaveLength(1);
  expect((await send("DELETE", "/notices/unknown_backend")).json().notices).toEqual([]);
  expect((await send("DELETE", "/notices/unknown_backend")).statusCode).toBe(200);
});

it("says that it lives", async () => {
  const { send } = await startTestApp();
  const response = await send("GET", "/healthz");
  expect(response.json()).toMatchObject({
    status: "ok",
    version: "1.2.3",
    node: process.versions.node,
    revision: FIRST_REVISION,
    coach: { backend: "claude", status: "unavailable" },
  });
});

it.each([
  [true, "ok"],
  [false, "unavailable"],
])("says in its health whether the store works: %s", async (works, store) => {
  const { send } = await startTestApp({ storeWorks: () => works });
  expect((await send("GET", "/healthz")).json()).toMatchObject({ status: "ok", store });
});

it("says of a history that cannot be read just that", async () => {
  const opened = openStore({ stateDir: join(fileURLToPath(import.meta.url), "state") });
  onTestFinished(() => opened.close());
  const { send } = await startTestApp({ history: opened.history });
  for (const path of ["/history", "/history/x", "/export"]) {
    const response = await send("GET", path);
    expect([response.statusCode, response.json().code]).toEqual([503, "not_readable"]);
    expect(response.json().error).toMatch(/^The history cannot be read\./);
  }
  expect((await send("DELETE", "/history/x")).json().code).toBe("not_saved");
});

it("says in its health what is missing and how to get it", async () => {
  const { send } = await startTestApp({
    coachStatus: { program: "claude", status: "not_installed", remedy: "Install it." },
  });
  expect((await send("GET", "/healthz")).json().coach).toEqual({
    backend: "claude",
    program: "claude",
    status: "not_installed",
    remedy: "Install it.",
  });
});

it("answers HEAD like GET, without the body", async () => {
  const { send } = await startTestApp();
  const response = await send("HEAD", "/state");
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe("");
});

it.each(["/nothing", "/state/", "/State", "//state", "/coach/x", "/.env"])(
  "answers GET %s with 404 in JSON",
  async (path) => {
    const { send } = await startTestApp();
    const response = await send("GET", path);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: "not_found" });
  },
);
