import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openScene } from "./gallery/gallery.js";
import { drift, NUDGE } from "./gallery/make.js";
import type { Scene } from "./gallery/scene.js";
import { SCENES } from "./gallery/scenes.js";
import { launchBrowser } from "./support/launch-browser.js";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

const found = SCENES.find(({ name }) => name === "active-nudge");
if (found === undefined) throw new Error("There is no scene with a nudge.");
const withNudge: Scene = found;

const calm: Scene = { ...withNudge, state: { ...withNudge.state, drift: drift() }, shows: "ends at" };

/** Answers a command as the daemon would, and keeps what it was sent. */
async function answering(page: Page, path: string, reply: unknown): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(`**${path}`, async (route) => {
    sent.push(route.request().postDataJSON());
    await route.fulfill({ json: reply });
  });
  return sent;
}

const answered = { ...calm.state, revision: calm.state.revision + 1 };

/** Where everything is that a person looks at or aims for. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main h1, main button, [role=timer]")].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

it("lies above everything and moves nothing, and leaves the focus where it was", async () => {
  const [page, other] = [await openScene(browser, withNudge), await openScene(browser, calm)];
  expect(await places(page)).toEqual(await places(other));
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("action");
  const onTop = await page.getByRole("button", { name: "Back to it" }).evaluate((button) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === button;
  });
  expect(onTop).toBe(true);
  await page.context().close();
  await other.context().close();
});

it.each([
  ["Back to it", "back"],
  ["Not now", "mute"],
] as const)("sends “%s” and is gone, by keyboard alone", async (name, answer) => {
  const page = await openScene(browser, withNudge);
  const sent = await answering(page, "/nudge/answer", answered);
  await page.getByRole("button", { name, exact: true }).and(page.locator("section.no-print button")).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "A nudge" }).waitFor({ state: "detached" });
  expect(sent).toEqual([{ id: NUDGE.id, answer }]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("action");
  await page.context().close();
});

it("offers to make “I was on task” a rule, in words that can be changed", async () => {
  const page = await openScene(browser, withNudge);
  const sent = await answering(page, "/nudge/answer", answered);
  const rules = await answering(page, "/judge/rules", { rules: [] });
  await page.getByRole("button", { name: "I was on task" }).click();
  const title = page.getByLabel("Windows of Firefox belong to my task when their title has these words:");
  expect(await title.inputValue()).toBe(NUDGE.title);
  await title.fill("lofi");
  await page.getByRole("button", { name: "Make it a rule" }).click();
  await page.getByRole("region", { name: "A nudge" }).waitFor({ state: "detached" });
  expect(sent).toEqual([{ id: NUDGE.id, answer: "on_task" }]);
  expect(rules).toEqual([{ relation: "on_task", app: "Firefox", title: "lofi" }]);
  await page.context().close();
});

it("shows titles as text, whatever is in them", async () => {
  const markup = "<img src=x onerror=alert(1)> 'quotes' \"and\" dashes --";
  const nudge = { ...NUDGE, title: markup, why: `9 minutes on ${markup}.`, words: markup };
  const page = await openScene(browser, {
    ...withNudge,
    state: { ...withNudge.state, drift: drift({ nudge }) },
  });
  expect(await page.getByText(`9 minutes on ${markup}.`).count()).toBe(1);
  expect(await page.locator("img").count()).toBe(0);
  await page.context().close();
});
