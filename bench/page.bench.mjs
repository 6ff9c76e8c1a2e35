import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { createRequire } from "node:module";
import { withDaemon } from "./lib/daemon.mjs";
import { median, ratios } from "./lib/statistics.mjs";

export const title =
  "The page in Chromium: first paint against an empty page, a key while States arrive against a quiet key";

const TYPED = "the quick brown fox jumps over the lazy dog ";
const STATES_A_SECOND = 50;

export async function run({ quick }) {
  const rounds = quick ? 5 : 15;
  const { chromium } = createRequire(new URL("../apps/web/package.json", import.meta.url))("playwright-core");
  const browser = await chromium.launch({
    executablePath: findChromium(),
    chromiumSandbox: process.getuid?.() !== 0,
  });
  try {
    return await withDaemon((daemon) =>
      withEmptyPage(async (empty) => {
        const paints = await firstPaints(browser, { ours: daemon.url, theirs: empty, rounds });
        await daemon.client.enterPlanning();
        return [paints, ...(await keys(browser, daemon.url, rounds))];
      }),
    );
  } finally {
    await browser.close();
  }
}

/** Every load in a profile of its own: nothing is cached, and no service worker answers. */
async function firstPaints(browser, { ours, theirs, rounds }) {
  const pairs = [];
  for (let round = -1; round < rounds; round += 1) {
    const pair = [await firstPaint(browser, ours), await firstPaint(browser, theirs)];
    // The first round warms up.
    if (round >= 0) pairs.push(pair);
  }
  const [mine, bare] = [0, 1].map((side) => median(pairs.map((pair) => pair[side])));
  return {
    name: "first contentful paint",
    ...ratios(pairs),
    detail: `${mine.toFixed(0)} (aim: under 100) against ${bare.toFixed(0)} ms`,
  };
}

async function firstPaint(browser, url) {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    return await page.evaluate(
      () =>
        new Promise((resolve) => {
          const paints = new PerformanceObserver((list) => {
            const [paint] = list.getEntriesByName("first-contentful-paint");
            if (paint !== undefined) resolve(paint.startTime);
          });
          paints.observe({ type: "paint", buffered: true });
        }),
    );
  } finally {
    await page.close();
  }
}

/** The time from a key until all work that it causes is done, in one tab; another tab of the browser passes States on to it. */
async function keys(browser, url, rounds) {
  const context = await browser.newContext();
  try {
    const leader = await context.newPage();
    await leader.goto(url);
    await leader.waitForSelector("#next_action");
    const page = await context.newPage();
    await page.goto(url);
    await page.click("#next_action");
    await page.evaluate(watchKeys);
    const pairs = [];
    for (let round = -1; round < rounds; round += 1) {
      await leader.evaluate(flood, STATES_A_SECOND);
      const flooded = await spentOn(page);
      await leader.evaluate(() => globalThis.stopFlood());
      const quiet = await spentOn(page);
      if (round >= 0) pairs.push([flooded, quiet]);
    }
    const rows = [0, 1].map((side) => pairs.map((pair) => pair[side]));
    const [mine, still] = rows.map((times) => median(times.map(median)));
    const worst = Math.max(...rows[0].flat());
    const frames = rows[0].map((times) => [median(times), 1000 / 60]);
    const detail = `median ${mine.toFixed(2)} ms, worst ${worst.toFixed(1)} ms; without States ${still.toFixed(2)} ms`;
    return [
      {
        name: `a key under ${STATES_A_SECOND} States a second, against a quiet key`,
        ...ratios(pairs.map((pair) => pair.map(median))),
        detail,
      },
      { name: "the same, against one frame of 60 a second", ...ratios(frames), aim: 1, detail },
    ];
  } finally {
    await context.close();
  }
}

async function spentOn(page) {
  await page.fill("#next_action", "");
  await page.evaluate(() => (globalThis.spent = []));
  await page.locator("#next_action").pressSequentially(TYPED, { delay: 15 });
  return await page.evaluate(() => globalThis.spent);
}

function watchKeys() {
  let began = 0;
  addEventListener("keydown", () => (began = performance.now()), { capture: true });
  addEventListener("input", () => {
    // A message comes after the microtasks in which a page takes a change over.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener("message", () => globalThis.spent?.push(performance.now() - began));
    port1.start();
    port2.postMessage("");
  });
}

/** In the tab that has the stream: tells the others States as it does, each of a higher revision. */
async function flood(perSecond) {
  const channel = new BroadcastChannel("antidrift.stream");
  const state = await (await fetch("/state")).json();
  globalThis.told ??= 0;
  const timer = setInterval(() => {
    globalThis.told += 1;
    const told = {
      ...state,
      revision: state.revision + globalThis.told,
      now_ms: state.now_ms + globalThis.told,
    };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to aim at
    channel.postMessage({ type: "state", state: told, first: false });
  }, 1000 / perSecond);
  globalThis.stopFlood = () => {
    clearInterval(timer);
    channel.close();
  };
}

async function withEmptyPage(work) {
  const server = createServer((_request, response) => {
    response.setHeader("Content-Type", "text/html");
    response.end("<!doctype html><title>Empty</title><p>Empty.</p>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    return await work(`http://127.0.0.1:${server.address().port}/`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function findChromium() {
  const places = [
    process.env.CHROMIUM,
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  ];
  const found = places.find((path) => path !== undefined && existsSync(path));
  if (found === undefined)
    throw new Error("No Chromium was found. Set CHROMIUM to the path of its executable.");
  return found;
}
