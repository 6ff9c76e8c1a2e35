import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { difference, toWebp } from "./gallery/compare-pictures.js";
import { environment } from "./gallery/environment.js";
import { openScene } from "./gallery/gallery.js";
import { SCENES } from "./gallery/scenes.js";
import { shoot } from "./gallery/shot.js";
import { launchBrowser } from "./support/launch-browser.js";

const FOLDER = join(import.meta.dirname, "baselines");
const ENVIRONMENT = join(FOLDER, "environment.txt");
/** Of all pixels: more than the same page differs from itself, less than a changed word does. */
const TOLERANCE = 0.0002;
const renews = process.env["UPDATE_BASELINES"] === "1";

let browser: Browser;
/** A page to compute in. */
let tools: Page;
let here: string;
let there: string;

beforeAll(async () => {
  browser = await launchBrowser();
  const [first] = SCENES;
  if (first === undefined) throw new Error("There are no scenes.");
  tools = await openScene(browser, first);
  here = await environment(tools);
  if (renews) {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(ENVIRONMENT, `${here}\n`);
  }
  there = (await readFile(ENVIRONMENT, "utf8")).trim();
});

afterAll(() => browser.close());

for (const scene of SCENES) {
  it(`${scene.name} looks as it did when somebody last looked`, async ({ skip }) => {
    skip(here !== there, `The pictures were taken on another machine: ${there}, not ${here}.`);
    await shoot(browser, scene, async ({ png, theme, width }) => {
      const file = join(FOLDER, `${scene.name}-${theme}-${width}.webp`);
      const picture = await toWebp(tools, png);
      if (renews) return await renew(file, picture);
      const isSame = await isLike(file, picture);
      if (!isSame) await writeFile(file.replace(".webp", ".actual.png"), png);
      expect([file, isSame]).toEqual([file, true]);
    });
  });
}

/** Leaves a file alone that shows the same within the tolerance, so that only what changed is seen in a commit. */
async function renew(file: string, picture: Buffer): Promise<void> {
  if (existsSync(file) && (await isLike(file, picture))) return;
  await writeFile(file, picture);
}

async function isLike(file: string, picture: Buffer): Promise<boolean> {
  const kept = await readFile(file);
  return kept.equals(picture) || (await difference(tools, [kept, picture])) <= TOLERANCE;
}
