import { afterAll, afterEach, expect, it } from "vitest";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";
import { tellTabs } from "./support/tell-tabs.js";

let stage: Stage;

afterEach(() => stage.close());
afterAll(closeBrowser);

it("keeps text, caret and focus under 20 States a second", async () => {
  stage = await openStage();
  await stage.daemon.send("/planning");
  const typing = await stage.context.newPage();
  await typing.goto(stage.daemon.address);
  const action = typing.getByLabel("Next action");
  await action.click();
  const flooded = tellTabs(stage.page, { states: 60, everyMs: 50 });
  await action.pressSequentially("Write lines", { delay: 60 });
  for (let left = 0; left < 6; left += 1) await typing.keyboard.press("ArrowLeft", { delay: 30 });
  await action.pressSequentially(" ten", { delay: 60 });
  await flooded;
  expect(await action.inputValue()).toBe("Write ten lines");
  const caret = await action.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
  expect(caret).toBe("Write ten".length);
  expect(await action.evaluate((field) => field === document.activeElement)).toBe(true);
});

it("answers a key within a frame while 50 States a second arrive", async () => {
  stage = await openStage();
  await stage.daemon.send("/planning");
  const typing = await stage.context.newPage();
  await typing.goto(stage.daemon.address);
  const action = typing.getByLabel("Next action");
  await action.click();
  await typing.evaluate(() => {
    const spent: number[] = [];
    Object.assign(globalThis, { spent });
    let began = 0;
    addEventListener("keydown", () => (began = performance.now()), { capture: true });
    // All work that a key and the States beside it cause is done when this runs.
    addEventListener("input", () => {
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", () => spent.push(performance.now() - began));
      channel.port1.start();
      channel.port2.postMessage("");
    });
  });
  const flooded = tellTabs(stage.page, { states: 150, everyMs: 20 });
  await action.pressSequentially("the quick brown fox jumps over the lazy dog", { delay: 50 });
  await flooded;
  const spent = await typing.evaluate(() => (globalThis as unknown as { spent: number[] }).spent);
  const median = spent.toSorted((a, b) => a - b)[Math.floor(spent.length / 2)];
  expect(spent.length).toBeGreaterThan(40);
  expect(median).toBeLessThan(16);
});

it("paints at once, and hidden it holds one timer at most", async () => {
  stage = await openStage();
  const { page } = stage;
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const { setTimeout: set, clearTimeout: clear } = window;
    Object.assign(globalThis, {
      timers,
      setTimeout: (run: () => void, ms: number) => {
        const timer: number = set(() => {
          timers.delete(timer);
          run();
        }, ms);
        timers.add(timer);
        return timer;
      },
      clearTimeout: (timer: number) => {
        timers.delete(timer);
        clear(timer);
      },
      setInterval: () => {
        throw new Error("an interval never ends");
      },
    });
  });
  await page.reload();
  await page.getByRole("button", { name: "Plan a session" }).waitFor();
  const [paint] = await page.evaluate(() =>
    performance.getEntriesByName("first-contentful-paint").map(({ startTime }) => startTime),
  );
  // 100 ms is the aim on an idle machine; tests share theirs.
  expect(paint).toBeLessThan(1000);
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  expect(await page.evaluate(() => (globalThis as unknown as { timers: Set<number> }).timers.size)).toBe(1);
});
