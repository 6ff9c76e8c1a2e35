import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { StateView } from "@antidrift/wire";
import type { Browser, BrowserContextOptions, Page, Route } from "playwright-core";
import { PATIENCE_MS } from "../support/patience.js";
import { NOW_MS, type Scene } from "./scene.js";

const built = fileURLToPath(new URL("../../dist", import.meta.url));
const address = "http://localhost:1";
const FIRST_FRAME_MS = 200;

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

/**
 * Opens the built page on what a scene says the daemon answers, with a clock that stands still: the same picture every time.
 * No server and no daemon is there.
 */
export async function openScene(
  browser: Browser,
  scene: Scene,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    locale: "en-GB",
    timezoneId: "UTC",
    reducedMotion: "reduce",
    serviceWorkers: "block",
    deviceScaleFactor: 1,
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.clock.install({ time: NOW_MS - 60_000 });
  await page.clock.pauseAt(NOW_MS - FIRST_FRAME_MS);
  await page.addInitScript(standIns, {
    state: scene.state,
    isAway: scene.isAway ?? false,
    answers: answersOf(scene),
  });
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, JSON.stringify(value));
  }, scene.stored ?? {});
  await page.route("**/*", (route) => answer(route, scene));
  await page.goto(`${address}/${scene.fragment ?? ""}`);
  // The page starts after its first frame, which this clock has to let come.
  await page.clock.runFor(FIRST_FRAME_MS);
  // Views that are loaded when they are needed may come after the text, which can stand outside of them.
  await page.locator("main h1:visible").first().waitFor();
  // The texts are known in English.
  if (options.locale === undefined) await page.getByText(scene.shows).first().waitFor();
  if (scene.state.runtime_state === "planning") await page.locator("#if_drift").waitFor();
  await scene.act?.(page);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  return page;
}

/** What the daemon says, by path. */
const answersOf = ({ state, coach, sessions = [] }: Scene): Record<string, unknown> => ({
  "/state": state,
  "/healthz": { coach },
  "/history": { sessions },
  "/coach/prepare": {},
});

interface StandIns {
  readonly state: StateView;
  readonly isAway: boolean;
  readonly answers: Record<string, unknown>;
}

/**
 * In the page: a stream that is open and says one State, or is broken, a permission nobody was asked for, and answers that are
 * there within the task that asks. So a view that is there is there with all that it shows.
 */
function standIns({ state, isAway, answers }: StandIns): void {
  class Source extends EventTarget {
    readyState = isAway ? 0 : 1;

    constructor() {
      super();
      queueMicrotask(() => {
        if (isAway) return this.dispatchEvent(new Event("error"));
        this.dispatchEvent(new Event("open"));
        return this.dispatchEvent(new MessageEvent("state", { data: JSON.stringify(state) }));
      });
    }

    close(): void {
      this.readyState = 2;
    }
  }
  const Notification = Object.assign(() => {}, { permission: "default" });
  const fetchFile = globalThis.fetch;
  const fetch = async (asked: string, init?: RequestInit) => {
    const answer = answers[new URL(asked, location.href).pathname];
    if (answer === undefined) return await fetchFile(asked, init);
    return { ok: true, status: 200, json: () => Promise.resolve(answer) };
  };
  Object.assign(globalThis, { EventSource: Source, Notification, fetch });
}

async function answer(route: Route, scene: Scene): Promise<void> {
  const { pathname } = new URL(route.request().url());
  const json = answersOf(scene)[pathname];
  if (json !== undefined) return route.fulfill({ json });
  const file = join(built, pathname === "/" ? "index.html" : pathname);
  return route.fulfill({
    body: await readFile(file),
    contentType: TYPES[extname(file)] ?? "application/octet-stream",
  });
}
