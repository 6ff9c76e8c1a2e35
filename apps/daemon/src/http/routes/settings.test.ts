import { mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Notice } from "@antidrift/wire";
import { expect, it } from "vitest";
import { Settings } from "../../settings/settings.js";
import { showWindow, series, startJudgedApp, stateOf } from "../../testing/judged-app.js";
import { startTestApp, type TestApp } from "../../testing/test-app.js";

const defaults = {
  judge: { mode: "on", sensitivity: "normal" },
  notifications: { nudges: true, titles: false },
};
const kept = ({ settingsFile }: TestApp): unknown => JSON.parse(readFileSync(settingsFile, "utf8"));

it("are the defaults until something is decided, and then only that", async () => {
  const test = await startTestApp();
  expect((await test.send("GET", "/settings")).json()).toEqual(defaults);
  const patched = await test.send("PATCH", "/settings", { judge: { mode: "watch" } });
  expect(patched.json()).toEqual({ ...defaults, judge: { mode: "watch", sensitivity: "normal" } });
  expect(kept(test)).toEqual({ judge: { mode: "watch" } });
  const { mode } = statSync(test.settingsFile);
  expect(process.platform === "win32" || (mode & 0o077) === 0).toBe(true);
  await test.send("PATCH", "/settings", { judge: { mode: null } });
  expect((await test.send("GET", "/settings")).json()).toEqual(defaults);
});

it("are in force at once: a session that runs is judged no more, and judged again", async () => {
  const test = await startJudgedApp();
  await showWindow(test, series, 10);
  await test.send("PATCH", "/settings", { judge: { mode: "off" } });
  expect((await stateOf(test)).drift).toBeUndefined();
  await test.send("PATCH", "/settings", { judge: { mode: "watch" } });
  await showWindow(test, series, 200);
  expect((await stateOf(test)).drift).toMatchObject({ relation: "off_task", drifting: true });
  expect((await stateOf(test)).drift.nudge).toBeUndefined();
});

it.each([
  [{ judge: { mode: "sometimes" } }, "judge.mode"],
  [{ judge: { sensitivity: "strict", mood: 1 } }, "judge.mood"],
  [{ notifications: { nudges: "yes" } }, "notifications.nudges"],
  [{ judge: { sensitivity: "strict" }, token: "x" }, "token"],
  [{ judge: null }, "judge"],
])("refuse %j as a whole", async (patch, field) => {
  const test = await startTestApp();
  const refused = await test.send("PATCH", "/settings", patch);
  expect([refused.statusCode, refused.json().field]).toEqual([400, field]);
  expect((await test.send("GET", "/settings")).json()).toEqual(defaults);
});

it("leave what else stands in the file, and a link what it is", async () => {
  const test = await startTestApp();
  const folder = join(test.settingsFile, "../elsewhere");
  mkdirSync(folder);
  const real = join(folder, "mine.json");
  writeFileSync(real, '{"sync":{"share_evidence":true},"judge":{"ask_model":true}}');
  symlinkSync(real, test.settingsFile);
  await test.send("PATCH", "/settings", { judge: { sensitivity: "strict" } });
  expect(JSON.parse(readFileSync(real, "utf8"))).toEqual({
    sync: { share_evidence: true },
    judge: { ask_model: true, sensitivity: "strict" },
  });
});

it.each(["{", "[]", '{"judge":{"mode":"loud"}}', '{"judge":5}'])(
  "with %j in the file are the defaults, which a notice tells, and the file stays as it is",
  async (text) => {
    const { settingsFile: path } = await startTestApp();
    writeFileSync(path, text);
    const notices: Notice[] = [];
    const settings = new Settings({ path, onNotice: (notice) => notices.push(notice) });
    expect(settings.current).toEqual(defaults);
    expect(notices).toMatchObject([{ code: "settings", message: expect.stringContaining(path) }]);
    expect(() => settings.patch({ judge: { mode: "off" } })).toThrow(/mend/);
    expect(readFileSync(path, "utf8")).toBe(text);
  },
);
