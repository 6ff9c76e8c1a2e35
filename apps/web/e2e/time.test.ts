import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";
import { tellTabs } from "./support/tell-tabs.js";

/** Of fifty minutes; ten are more than any test takes. */
const MOST_IS_LEFT = /Time left: (4\d:\d\d|50:00)/;

let stage: Stage;

beforeEach(async () => {
  stage = await openStage({ permissions: ["notifications"] });
  await stage.context.addInitScript(() => {
    const shown: string[] = [];
    class RecordedNotification extends EventTarget {
      static readonly permission = "granted";
      constructor(title: string, options: NotificationOptions) {
        super();
        shown.push(`${title} ${options.body}`);
      }
    }
    Object.assign(globalThis, { Notification: RecordedNotification, shown });
  });
});

afterEach(() => stage.close());
afterAll(closeBrowser);

async function commit(nextAction: string) {
  await stage.daemon.client.enterPlanning();
  const commitment = { next_action: nextAction, success_condition: "Done", timebox_secs: 3000 };
  await stage.daemon.client.startManualCommitment(commitment);
}

async function openTab({ clock = false } = {}): Promise<Page> {
  const page = await stage.context.newPage();
  if (clock) await page.clock.install();
  await page.goto(stage.daemon.address);
  await page.getByRole("timer", { name: MOST_IS_LEFT }).waitFor();
  return page;
}

const shown = (page: Page) => page.evaluate(() => (globalThis as unknown as { shown: string[] }).shown);

it("gives one notification at the deadline, however many tabs are open, and shows its text as text", async () => {
  await commit("<img src=x> Draft it");
  const tabs = [await openTab(), await openTab(), await openTab()];
  const all = async () => (await Promise.all(tabs.map(shown))).flat();
  await tellTabs(stage.page, { deadlineInMs: 1200 });
  await Promise.all(tabs.map((tab) => tab.getByText("Time is up.").first().waitFor()));
  await expect.poll(all).toEqual(["Time is up. <img src=x> Draft it"]);

  await tellTabs(stage.page, { deadlineInMs: -299_000 });
  await Promise.all(tabs.map((tab) => tab.getByRole("timer", { name: /Over time: \+[5-9]:\d\d/ }).waitFor()));
  await expect.poll(all).toEqual(expect.arrayContaining(["Five minutes over. <img src=x> Draft it"]));
  expect(await all()).toHaveLength(2);
});

it("shows overtime in the tab's title and icon", async () => {
  await commit("Draft it");
  const page = await openTab();
  const icon = () => page.locator('link[rel="icon"]').getAttribute("href");
  const before = await icon();
  await tellTabs(stage.page, { deadlineInMs: -20_000 });
  await expect.poll(() => page.title()).toMatch(/^\+\d:\d\d · Draft it$/);
  expect(await icon()).not.toBe(before);
});

it("gives five minutes from now to whoever asks for them twelve minutes over", async () => {
  await commit("Draft it");
  const page = await openTab();
  const told = performance.now();
  await tellTabs(stage.page, { deadlineInMs: -720_500 });
  const asked = page.waitForRequest((request) => request.url().endsWith("/extend"));
  await page.getByRole("button", { name: "Add 5 minutes from now" }).click();
  const overAtLeast = Math.floor(720.5) + 1;
  const { secs } = (await asked).postDataJSON() as { secs: number };
  expect(secs).toBeGreaterThanOrEqual(overAtLeast + 300);
  // Whatever went by until the click was over time, too.
  const wentBy = Math.ceil((performance.now() - told) / 1000);
  expect(secs).toBeLessThanOrEqual(overAtLeast + wentBy + 300);
});

it("shows deadline minus now after a sleep, although its own clock went on differently", async () => {
  await commit("Draft it");
  const page = await openTab({ clock: true });
  // The wall clock says that half an hour went by in a moment; the daemon knows better.
  const asked = page.waitForResponse((response) => response.url().endsWith("/state"));
  await page.clock.setSystemTime(Date.now() + 1_800_000);
  await page.clock.runFor(2000);
  await asked;
  await page.getByRole("timer", { name: MOST_IS_LEFT }).waitFor();
  expect(await page.getByRole("timer").getAttribute("aria-label")).toMatch(MOST_IS_LEFT);
});
