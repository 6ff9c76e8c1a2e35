import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openScene } from "./gallery/gallery.js";
import { commitment, evidence, state } from "./gallery/make.js";
import type { Scene } from "./gallery/scene.js";
import { launchBrowser } from "./support/launch-browser.js";

const words = (count: number) =>
  "Reconcile every line of the quarterly ledger against receipts, ".repeat(9).slice(0, count);
const stage = (minutesLeft: number, [action, condition] = [72, 84]): Scene => ({
  name: "stage",
  state: state({
    runtime_state: "active",
    commitment: commitment(minutesLeft, { next_action: words(action), success_condition: words(condition) }),
    evidence: evidence(),
  }),
  shows: /ends at|Time is up/,
});

const SIZES = [
  [1280, 657],
  [375, 667],
  [360, 740],
  [740, 360],
  [1920, 969],
  [1280, 800],
  [320, 568],
] as const;

/** As the system draws them, where it has them, and one font much wider, one much narrower than usual. */
const FONTS = ["DejaVu Sans", "Liberation Sans", "Noto Sans", "Wide", "Narrow"];
const FACES = `@font-face { font-family: Wide; src: local("DejaVu Sans"); size-adjust: 135% }
  @font-face { font-family: Narrow; src: local("DejaVu Sans"); size-adjust: 70% }`;

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

it.each([16.3, -12.56, -75.55, 1439])(
  "keeps a clock of %s minutes inside of its ring, in any font",
  async (left) => {
    const page = await openScene(browser, stage(left));
    await page.addStyleTag({ content: FACES });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      for (const font of FONTS)
        expect([width, font, await clockInRing(page, font)]).toEqual([width, font, "fits"]);
    }
    await page.context().close();
  },
);

it.each([
  ["an action of 72 and a condition of 84 characters", [72, 84]],
  ["texts of 500 characters", [500, 500]],
  ["a word and a word", [4, 4]],
] as const)("shows time and buttons without scrolling: %s", async (_name, [action, condition]) => {
  for (const left of [16.3, -75.55]) {
    const page = await openScene(browser, stage(left, [action, condition]), { locale: "de-DE" });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      expect([width, height, await outside(page, "[role=timer], .actions button")]).toEqual([
        width,
        height,
        [],
      ]);
    }
    await page.context().close();
  }
});

it.each([
  [300, 300],
  [300, 220],
  [480, 300],
])("shows the time and the way out even at %i x %i", async (width, height) => {
  const page = await openScene(browser, stage(16.3, [500, 500]), { viewport: { width, height } });
  expect(await outside(page, "[role=timer], .actions .done")).toEqual([]);
  expect(await page.getByRole("timer").textContent()).toContain("16:18");
  await page.context().close();
});

it("has the ring in the exact middle of the window's width, and shows all of long texts to whoever points at them", async () => {
  const page = await openScene(browser, stage(16.3, [500, 500]), { viewport: { width: 1280, height: 800 } });
  const middle = await page.getByRole("timer").evaluate((timer) => {
    const { left, right } = timer.getBoundingClientRect();
    return (left + right) / 2;
  });
  expect(Math.abs(middle - 640)).toBeLessThan(1.5);
  const lines = await page
    .locator("h1")
    .evaluate((h1) => h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight));
  expect(Math.round(lines)).toBe(2);

  const before = await page.getByRole("timer").boundingBox();
  const whole = page.locator("header .whole");
  expect(await whole.isVisible()).toBe(false);
  await page.getByRole("button", { name: "Show all of it" }).focus();
  await page.keyboard.press("Enter");
  await whole.waitFor();
  expect(await page.getByRole("timer").boundingBox()).toEqual(before);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  await whole.waitFor({ state: "hidden" });
  await page.locator("h1").hover({ force: true });
  await whole.waitFor();
  await page.context().close();
});

/** Whether the time takes at most 78 % of the ring's inside, on one line. */
async function clockInRing(page: Page, font: string): Promise<string> {
  await page.evaluate(async (family) => {
    document.documentElement.style.setProperty("--font", `"${family}"`);
    await document.fonts.load(`600 20px "${family}"`);
  }, font);
  // The next second is when a clock is drawn again.
  await page.clock.runFor(1100);
  return await page.evaluate(() => {
    const time = document.querySelector<HTMLElement>("[role=timer] .time");
    const ring = document.querySelector<SVGElement>("figure svg");
    if (time === null || ring === null) return "missing";
    const inside = (ring.getBoundingClientRect().width * 177) / 200;
    const text = document.createRange();
    text.selectNodeContents(time);
    const rects = [...text.getClientRects()];
    if (inside === 0) return "fits";
    const share = Math.max(...rects.map(({ width }) => width)) / inside;
    if (rects.length !== 1) return `${rects.length} lines`;
    return share <= 0.78 ? "fits" : `${Math.round(share * 100)} %`;
  });
}

/** What of these is not wholly in the window, or not to be seen. */
async function outside(page: Page, selector: string): Promise<string[]> {
  return await page.evaluate((wanted) => {
    const elements = [...document.querySelectorAll<HTMLElement>(wanted)];
    if (elements.length < 2) return ["missing"];
    return elements
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.width === 0 ||
          box.top < 0 ||
          box.left < 0 ||
          box.bottom > innerHeight ||
          box.right > innerWidth,
      )
      .map(
        ({ element, box }) =>
          `${element.className} ${Math.round(box.bottom)}/${innerHeight} ${Math.round(box.right)}`,
      );
  }, selector);
}
