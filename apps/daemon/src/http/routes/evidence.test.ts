import { FIRST_REVISION } from "@antidrift/session/testing";
import { describe, expect, it } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.js";

async function startActive(): Promise<TestApp> {
  const test = await startTestApp();
  await test.send("POST", "/planning");
  const commitment = { next_action: "Write", success_condition: "Written", timebox_secs: 600 };
  await test.send("POST", "/commitment", commitment);
  return test;
}

const report = (send: TestApp["send"], body: unknown) => send("POST", "/evidence/window", body);

describe("POST /evidence/window", () => {
  it("makes whoever reports the source, named http", async () => {
    const { send } = await startActive();
    const response = await report(send, { app: "Editor", title: "notes.txt" });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      evidence: {
        source: "http",
        health: { status: "healthy" },
        current: { app: "Editor", title: "notes.txt" },
      },
    });
  });

  it("is ignored without an error when no session is active", async () => {
    const { send } = await startTestApp();
    const response = await report(send, { app: "Editor", title: "notes.txt" });
    expect([response.statusCode, response.json().revision]).toEqual([200, FIRST_REVISION]);
  });

  it("is ignored without an error when evidence is off", async () => {
    const { send, controller } = await startActive();
    controller.setEvidenceSource("off", { status: "off", reason: "Turned off." });
    const response = await report(send, { app: "Editor", title: "notes.txt" });
    expect(response.json().evidence).toMatchObject({ source: "off", health: { status: "off" } });
    expect(response.json().evidence.current).toBeUndefined();
  });

  it("counts as stale after 30 s without another report", async () => {
    const { send, clock } = await startActive();
    await report(send, { app: "Editor", title: "notes.txt" });
    clock.advance(31_000);
    expect((await send("GET", "/state")).json().evidence.health.status).toBe("stale");
  });

  it.each([
    ["app", { title: "t" }],
    ["title", { app: "a" }],
    ["app", { app: 7, title: "t" }],
    ["app", { app: "a".repeat(1_001), title: "t" }],
    ["title", { app: "a", title: "t".repeat(10_001) }],
    ["idle", { app: "a", title: "t", idle: true }],
  ])("names the field at fault: %s", async (field, body) => {
    const { send } = await startActive();
    const response = await report(send, body);
    expect([response.statusCode, response.json().field]).toEqual([400, field]);
  });

  it("shows titles as the text they are, without invisible characters", async () => {
    const { send } = await startActive();
    const response = await report(send, { app: "Browser", title: "<b>bold</b>\u202E\u0000 gpj" });
    expect(response.json().evidence.current.title).toBe("<b>bold</b> gpj");
  });
});
