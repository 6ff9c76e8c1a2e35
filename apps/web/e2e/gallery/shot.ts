import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { openScene } from "./gallery.js";
import type { Scene } from "./scene.js";

const THEMES = ["light", "dark"] as const;

/** What is held at the edge of the window has no place in a picture of the whole page. */
const OF_THE_WINDOW = /away|options/;

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
/** Its scrollbars take no room. */
const PHONE: BrowserContextOptions = {
  viewport: { width: 375, height: 740 },
  isMobile: true,
  hasTouch: true,
};

export interface Picture {
  readonly png: Buffer;
  readonly theme: (typeof THEMES)[number];
  readonly width: number;
}

/** Takes the pictures of a scene at all widths, in both themes. */
export async function shoot(
  browser: Browser,
  scene: Scene,
  take: (picture: Picture) => Promise<void>,
): Promise<void> {
  await Promise.all([
    shootOn(openScene(browser, scene, DESKTOP), { scene, widths: [1280], take }),
    shootOn(openScene(browser, scene, PHONE), { scene, widths: [375, 320], take }),
  ]);
}

interface Shooting {
  readonly scene: Scene;
  readonly widths: readonly number[];
  readonly take: (picture: Picture) => Promise<void>;
}

async function shootOn(opening: Promise<Page>, { scene, widths, take }: Shooting): Promise<void> {
  const page = await opening;
  try {
    for (const width of widths) {
      await page.setViewportSize({ width, height: page.viewportSize()?.height ?? 800 });
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        const fullPage = !OF_THE_WINDOW.test(scene.name);
        await take({ png: await page.screenshot({ fullPage, caret: "hide" }), theme, width });
      }
    }
  } finally {
    await page.context().close();
  }
}
