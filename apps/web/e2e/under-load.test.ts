import { afterAll, afterEach, expect, it } from "vitest";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";
import { tellTabs } from "./support/tell-tabs.js";

let stage: Stage;

afterEach(() => stage.close());
afterAll(closeBrowser);

it("loses no key and moves no caret while 50 States a second arrive", async () => {
  stage = await openStage();
  await stage.daemon.client.enterPlanning();
  const typing = await stage.context.newPage();
  await typing.goto(stage.daemon.address);
  const action = typing.getByLabel("Next action");
  await action.click();
  const flooded = tellTabs(stage.page, { states: 100, everyMs: 20 });
  await action.pressSequentially("Write lines", { delay: 30 });
  for (let left = 0; left < 6; left += 1) await typing.keyboard.press("ArrowLeft", { delay: 10 });
  await action.pressSequentially(" ten", { delay: 30 });
  await flooded;
  expect(await action.inputValue()).toBe("Write ten lines");
  const caret = await action.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
  expect(caret).toBe("Write ten".length);
  expect(await action.evaluate((field) => field === document.activeElement)).toBe(true);
});

it("holds one timer at most while it is hidden", async () => {
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
  await page.evaluate(() => {
    Object.defineProperty(document, "hidden", { value: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  const held = () => page.evaluate(() => (globalThis as unknown as { timers: Set<number> }).timers.size);
  // What the start of the page still had to do may end a moment later.
  await expect.poll(held).toBe(1);
});
