import { afterAll, afterEach, expect, it } from "vitest";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";

let stage: Stage;

afterEach(() => stage.close());
afterAll(closeBrowser);

const before = () => stage.page.locator(".before");
const invitation = () => stage.page.getByRole("button", { name: "Plan a session" });

it("runs its script after the first frame", async () => {
  stage = await openStage();
  const { page } = stage;
  await page.addInitScript(() => {
    const { setTimeout: later, requestAnimationFrame: atNextFrame } = window;
    const held: (() => void)[] = [];
    const hold = (run: () => void) => held.push(run);
    const release = () => {
      Object.assign(globalThis, { setTimeout: later, requestAnimationFrame: atNextFrame });
      atNextFrame(() => held.forEach((run) => run()));
    };
    Object.assign(globalThis, { setTimeout: hold, requestAnimationFrame: hold, release });
  });
  await page.reload();
  expect(await before().isVisible()).toBe(true);
  expect(await invitation().count()).toBe(0);
  await page.evaluate(() => (globalThis as unknown as { release: () => void }).release());
  await invitation().waitFor();
  expect(await before().count()).toBe(0);
});

it.each([false, true])("opens where no frame comes, hidden: %j", async (hidden) => {
  stage = await openStage();
  const { page } = stage;
  await page.addInitScript((isHidden) => {
    Object.defineProperty(document, "hidden", { value: isHidden });
    globalThis.requestAnimationFrame = () => 0;
  }, hidden);
  await page.reload();
  await invitation().waitFor();
  expect(await before().count()).toBe(0);
});
