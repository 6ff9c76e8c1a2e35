import { expect, it, onTestFinished } from "vitest";
import { showWindow, series, report, startDrift, startJudgedApp, stateOf } from "../testing/judged-app.js";
import type { TestApp } from "../testing/test-app.js";
import { notifyOfNudges } from "./notify-of-nudges.js";
import type { NotificationText, Notifier } from "./notifier.js";

/** A desktop whose buttons the test presses. */
class FakeDesktop implements Notifier {
  readonly shown: NotificationText[] = [];
  withdrawn = 0;
  press: Parameters<Notifier["show"]>[1] = () => {};
  lose: () => void = () => {};

  async show(text: NotificationText, onAnswer: Parameters<Notifier["show"]>[1]): Promise<void> {
    this.shown.push(text);
    this.press = onAnswer;
  }
  async withdraw(): Promise<void> {
    this.withdrawn += 1;
  }
  onLost(onLost: () => void): void {
    this.lose = onLost;
  }
  close(): void {}
}

async function start(open?: () => Promise<Notifier>): Promise<TestApp> {
  const test = await startJudgedApp();
  const { controller, judging, settings } = test;
  const { close } = notifyOfNudges({ controller, judging, settings, open, onError: () => {} });
  onTestFinished(close);
  await settle();
  return test;
}

/** Lets what waits in promises happen. */
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it("shows a nudge once, naming the application and the user's own words, and hands the answer on", async () => {
  const desktop = new FakeDesktop();
  const test = await start(async () => desktop);
  expect(await stateOf(test)).toMatchObject({ notify: "daemon" });
  await startDrift(test);
  await showWindow(test, series, 60);
  await settle();
  expect(desktop.shown).toEqual([
    { summary: "Off task, in firefox", body: "You said: I close the tab and write one sentence." },
  ]);
  desktop.press("back");
  await settle();
  expect((await stateOf(test)).drift).toMatchObject({ drifting: false, sign: false });
  expect(desktop.withdrawn).toBe(1);
});

it("names the title only when that is set, and shows nothing when that is", async () => {
  const desktop = new FakeDesktop();
  const test = await start(async () => desktop);
  await test.send("PATCH", "/settings", { notifications: { titles: true } });
  await startDrift(test);
  await settle();
  expect(desktop.shown).toMatchObject([{ summary: `Off task, in firefox: ${series.title}` }]);
  const silent = new FakeDesktop();
  const other = await start(async () => silent);
  await other.send("PATCH", "/settings", { notifications: { nudges: false } });
  await startDrift(other);
  await settle();
  expect(silent.shown).toEqual([]);
});

it("takes a nudge away that is over, and hears no press of it any more", async () => {
  const desktop = new FakeDesktop();
  const test = await start(async () => desktop);
  await startDrift(test);
  await showWindow(test, report, 30);
  await settle();
  expect(desktop.withdrawn).toBe(1);
  desktop.press("mute");
  expect((await stateOf(test)).drift).toMatchObject({ muted: false });
});

it("leaves it to the page where there is no way, or it is lost", async () => {
  expect(await stateOf(await start())).toMatchObject({ notify: "page" });
  const broken = await start(() => Promise.reject(new Error("no bus")));
  expect(await stateOf(broken)).toMatchObject({ notify: "page" });
  const desktop = new FakeDesktop();
  const test = await start(async () => desktop);
  desktop.lose();
  expect(await stateOf(test)).toMatchObject({ notify: "page" });
});
