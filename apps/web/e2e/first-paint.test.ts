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

it("says so when its script cannot be had", async () => {
  stage = await openStage();
  // Of its own: what it complains about is wanted here.
  const context = await stage.context.browser()?.newContext({ serviceWorkers: "block" });
  const page = await context?.newPage();
  await page?.route("**/assets/**", (route) => route.abort());
  await page?.goto(stage.daemon.address);
  await page?.getByText("The page could not be loaded.").waitFor();
  await page?.unroute("**/assets/**");
  await page?.getByRole("link", { name: "Try again" }).click();
  await page?.getByRole("button", { name: "Plan a session" }).waitFor();
  expect(await page?.getByText("The page could not be loaded.").isVisible()).toBe(false);
  await context?.close();
});

it("can be installed where a token is needed", async () => {
  const token = "0123456789abcdef0123456789abcdef";
  stage = await openStage({ env: { ANTIDRIFT_TOKEN: token }, at: `/?token=${token}` });
  const session = await stage.context.newCDPSession(stage.page);
  const { data, errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(data).toContain("AntiDrift");
});

it("is printed in dark ink whatever was chosen for the screen", async () => {
  stage = await openStage();
  const { page } = stage;
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("light");
});
