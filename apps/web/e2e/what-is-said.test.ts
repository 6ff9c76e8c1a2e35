import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { openScene } from "./gallery/gallery.js";
import { commitment, evidence, planning, sessions, state } from "./gallery/make.js";
import type { Scene } from "./gallery/scene.js";
import { launchBrowser } from "./support/launch-browser.js";

const OFFLINE = { next_action: "Open it", success_condition: "It is open", timebox_secs: 600 };
const FAILED = { status: "error", generation: 1, offline: OFFLINE } as const;
const active = (parts: Parameters<typeof evidence>[0] = {}) =>
  state({ runtime_state: "active", commitment: commitment(16.3), evidence: evidence(parts) });

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterEach(() => page.context().close());
afterAll(() => browser.close());

const open = async (scene: Omit<Scene, "name">) => {
  page = await openScene(browser, { name: "", ...scene });
};
const openHistory = async (count: number, change: Partial<ReturnType<typeof sessions>[number]> = {}) =>
  await open({
    state: state({}),
    shows: "Search",
    fragment: "#/history",
    sessions: sessions(count).map((session) => Object.assign(session, change)),
  });

it("an opened session says by how much it was extended, and where its time went", async () => {
  await openHistory(2);
  const first = page.locator("details").first();
  expect(await first.getByText("Where the time went").count()).toBe(0);
  await first.locator("summary").click();
  await first.getByText(/22 of 25 mins? observed/).waitFor();
  expect(await first.textContent()).toMatch(/Planned: 25 mins?, extended by 5 mins?\s+Happened:/);
});

it("details begin where the title does", async () => {
  await openHistory(1);
  await page.locator("summary").click();
  const left = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left);
  expect(await left(".more > p")).toBe(await left("summary .action"));
});

it("two sessions of one day are summed in minutes under one date", async () => {
  const started_at_ms = sessions(1)[0]?.started_at_ms ?? 0;
  await openHistory(2, { planned_timebox_secs: 750, worked_secs: 60, started_at_ms });
  await page.getByText(/In your last 2 sessions: 25 mins? planned, 2 mins? worked\./).waitFor();
  expect(await page.locator(".ends span").allTextContents()).toEqual(["15 Oct"]);
});

it("the window is called History on the history, and keeps the countdown", async () => {
  await open({ state: active(), shows: "Search", fragment: "#/history", sessions: sessions(1) });
  await expect.poll(() => page.title()).toMatch(/^16:\d\d · History$/);
  await page.getByRole("link", { name: "Focus" }).click();
  await expect.poll(() => page.title()).toMatch(/^16:\d\d · Write the outline/);
});

it("without an intent there is nothing to try again", async () => {
  await open({ state: planning({ ...FAILED, error: "The coach took too long." }), shows: "took too long" });
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  await page.getByLabel("Rough intent").fill("the slides");
  await page.getByRole("button", { name: "Try again" }).waitFor();
});

it("without a coach the draft is pointed at", async () => {
  const coach = { ...FAILED, error: "coach unavailable", failure: { reason: "unavailable" } };
  await open({ state: planning(coach), shows: "Take the draft below" });
  await page.getByRole("button", { name: "Use the offline draft" }).click();
  expect(await page.getByLabel("Next action").inputValue()).toBe(OFFLINE.next_action);
});

it.each([
  ["healthy", "Another program on this computer tells AntiDrift which window is in front."],
  ["stale", "No program has told AntiDrift which window is in front for 30 seconds or more"],
] as const)("evidence from another program, %s, is explained in plain words", async (status, sentence) => {
  const health = { status, since_ms: 0, ...(status === "stale" && { reason: "No report for 30 seconds." }) };
  await open({ state: active({ source: "http", health }), shows: "Why?" });
  await page.getByText("Why?").click();
  expect(await page.locator("details p").textContent()).toContain(sentence);
});

it("what is typed into a terminal is marked in a notice, not fenced", async () => {
  const notices = [{ code: "x", message: "Run `claude` once." }];
  await open({ state: state({ notices }), shows: "once." });
  expect(await page.locator("main li p").textContent()).toBe("Run claude once.");
  expect(await page.locator("main li code").textContent()).toBe("claude");
});

it("“Dismiss” stays beside a long sentence about what was deleted", async () => {
  await openHistory(1, { next_action: "Reconcile the ledger against every receipt of October" });
  const [session] = sessions(1);
  const next_action = "Reconcile the ledger against every receipt of October now";
  await page.route("**/history/*", (route) =>
    route.fulfill({ json: { session: { ...session, next_action }, spans: [] } }),
  );
  await page.locator("summary").click();
  await page.getByRole("button", { name: "Delete" }).click();
  const sentence = await page.locator(".toast span").boundingBox();
  const dismiss = await page.getByRole("button", { name: "Dismiss" }).boundingBox();
  expect(dismiss?.y).toBeLessThan((sentence?.y ?? 0) + (sentence?.height ?? 0));
});
