import { AxeBuilder } from "@axe-core/playwright";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openScene } from "./gallery/gallery.js";
import { SCENES } from "./gallery/scenes.js";
import { launchBrowser } from "./support/launch-browser.js";

type AxeResults = Awaited<ReturnType<AxeBuilder["analyze"]>>;
type Result = AxeResults["violations"][number];

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
    expect(sentences(await analyze(page))).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    // The theme changes colours and nothing else.
    expect(sentences(await contrast(page))).toEqual([]);
    await page.context().close();
  },
);

async function analyze(page: Page): Promise<Result[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).withTags(TAGS);
  // The other mode opens a second page to join what the frames say. There are no frames.
  return (await builder.setLegacyMode().analyze()).violations;
}

/** With the axe that is in the page already: to bring it takes longer than to look. */
async function contrast(page: Page): Promise<Result[]> {
  return await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    return (await axe.run({ runOnly: ["color-contrast"], resultTypes: ["violations"] })).violations;
  });
}

const sentences = (violations: Result[]): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${String(target)} ${failureSummary}`),
  );
