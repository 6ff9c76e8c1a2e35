import type { EvidenceSpan, SessionRecord } from "@antidrift/wire";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openScene } from "./gallery/gallery.js";
import { sessions, state } from "./gallery/make.js";
import { launchBrowser } from "./support/launch-browser.js";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const [first] = sessions(1);
if (first === undefined) throw new Error("There is no session.");
const at = (share: number) =>
  Math.round(first.started_at_ms + share * (first.ended_at_ms - first.started_at_ms));

const session: SessionRecord = {
  ...first,
  drift: {
    sensitivity: "normal",
    nudging: false,
    on_secs: 750,
    off_secs: 375,
    unclear_secs: 225,
    not_judged_secs: 150,
    drifts: [{ from_ms: at(0.5), to_ms: at(0.75), recovery_secs: 70 }],
    nudges: [{ at_ms: at(0.6), app: "Firefox", title: "lofi mix - YouTube" }],
    answers: [],
  },
};
const span = (from: number, to: number, relation: EvidenceSpan["relation"] & string): EvidenceSpan => ({
  from_ms: at(from),
  to_ms: at(to),
  kind: "window",
  app: relation === "off_task" ? "Firefox" : "Thunderbird",
  title: relation === "off_task" ? "lofi mix - YouTube" : "Contract",
  relation,
  reason: relation === "off_task" ? "The title shows music." : "It shares words with what you do.",
});
const spans = [span(0, 0.5, "on_task"), span(0.5, 0.75, "off_task"), span(0.75, 0.9, "unclear")];

/** The history with one judged session, open, and what was sent to correct it. */
async function openJudged(): Promise<{ page: Page; sent: unknown[] }> {
  const sent: unknown[] = [];
  const scene = {
    name: "judged",
    state: state({}),
    shows: "Search",
    fragment: "#/history",
    sessions: [session],
    act: async (page: Page) => {
      await page.route("**/history/*", (route) =>
        route.fulfill({ json: { session, spans, spans_count: spans.length } }),
      );
      await page.route("**/judge/contest", async (route) => {
        sent.push(route.request().postDataJSON());
        await route.fulfill({ json: state({}) });
      });
      await page.locator("summary").first().click();
      await page.getByRole("heading", { name: "The session in time" }).waitFor();
    },
  };
  return { page: await openScene(browser, scene, { viewport: { width: 375, height: 740 } }), sent };
}

it("shows a judged session in time, each relation with a pattern of its own, and what would have been said", async () => {
  const { page } = await openJudged();
  const drawn = await page
    .locator(".strip > span")
    .evaluateAll((parts) =>
      parts.map((part) => [
        part.className.split(" ")[0],
        Math.round(Number.parseFloat(part.style.inlineSize)),
      ]),
    );
  expect(drawn).toEqual([
    ["on_task", 50],
    ["off_task", 25],
    ["unclear", 15],
    ["not_judged", 10],
  ]);
  const looks = await page
    .locator(".strip > span")
    .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).background));
  expect(new Set(looks).size).toBe(4);
  await page.getByText(/it would have spoken here: lofi mix/).waitFor();
  await page.getByText("Back after 1:10.").waitFor();
  await page.context().close();
});

it("says the same in a list, whose buttons correct a window of that session", async () => {
  const { page, sent } = await openJudged();
  await page.getByText("3 windows, one after the other").click();
  const item = page.locator("ol > li").filter({ hasText: "The title shows music." });
  expect(await item.getByRole("button", { name: "That was not" }).isDisabled()).toBe(true);
  await item.getByRole("button", { name: "That was on task" }).click();
  await expect
    .poll(() => sent)
    .toEqual([
      {
        app: "Firefox",
        title: "lofi mix - YouTube",
        relation: "on_task",
        remember: "session",
        session_id: session.id,
      },
    ]);
  await page.context().close();
});
