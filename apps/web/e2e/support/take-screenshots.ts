import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { SCENES } from "../gallery/scenes.js";
import { shoot } from "../gallery/shot.js";
import { launchBrowser } from "./launch-browser.js";

const PICTURED = new Set([
  "locked",
  "planning",
  "planning-pending",
  "planning-suggestion",
  "planning-no-program",
  "planning-offline-draft",
  "planning-offline",
  "active",
  "overtime",
  "review",
  "history",
]);

/** Writes `<view>-<theme>-<width>.png` for the views that the documents show. The numbers in them are made up, the page is not. */
export async function takeScreenshots(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const scene of SCENES.filter(({ name }) => PICTURED.has(name))) {
      await shoot(browser, scene, async ({ png, theme, width }) => {
        if (width !== 320) await writeFile(join(folder, `${scene.name}-${theme}-${width}.png`), png);
      });
    }
  } finally {
    await browser.close();
  }
}
