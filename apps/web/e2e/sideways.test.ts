import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openScene } from "./gallery/gallery.js";
import { HARD_SCENES } from "./gallery/hard-scenes.js";
import { SCENES } from "./gallery/scenes.js";
import { launchBrowser } from "./support/launch-browser.js";

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

/** A phone, a small window at 200 %, the least width for suggestions beside the fields, 4K. */
const WIDTHS = [320, 640, 1248, 3840];

// German words are longer, and what fits for them fits for English; pictures are kept of that.
it.each([...SCENES, ...HARD_SCENES].map((scene) => [scene.name, scene] as const))(
  "never scrolls sideways: %s",
  async (_name, scene) => {
    const page = await openScene(browser, scene, { locale: "de-DE" });
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      for (const direction of ["ltr", "rtl"]) {
        expect([width, direction, await overflow(page, direction)]).toEqual([width, direction, []]);
      }
    }
    await page.context().close();
  },
);

/** What sticks out of the page, or makes it wider than the window. */
async function overflow(page: Page, direction: string): Promise<string[]> {
  return await page.evaluate((dir) => {
    const root = document.documentElement;
    root.dir = dir;
    if (root.scrollWidth <= root.clientWidth) return [];
    const wide = [...document.querySelectorAll("main *, header *")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -1 || right > root.clientWidth + 1;
    });
    return [
      `${root.scrollWidth} > ${root.clientWidth}`,
      ...wide.map((element) => element.outerHTML.slice(0, 120)),
    ];
  }, direction);
}
