import { AxeBuilder } from "@axe-core/playwright";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openScene } from "./gallery/gallery.js";
import { SCENES } from "./gallery/scenes.js";
import { launchBrowser } from "./support/launch-browser.js";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

it.each(SCENES.map((scene) => [scene.name, scene] as const))(
  "axe finds nothing in %s",
  async (_name, scene) => {
    const page = await openScene(browser, scene);
    // It waits for timers of the page.
    await page.clock.resume();
    expect(await violations(new AxeBuilder({ page }).withTags(TAGS))).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    // The theme changes colours and nothing else.
    expect(await violations(new AxeBuilder({ page }).withRules("color-contrast"))).toEqual([]);
    await page.context().close();
  },
);

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
  );
}
