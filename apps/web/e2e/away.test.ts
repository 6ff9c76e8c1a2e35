import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";

let stage: Stage;
let page: Page;

beforeEach(async () => {
  stage = await openStage();
  page = stage.page;
});

afterEach(() => stage.close());
afterAll(closeBrowser);

const banner = () => page.getByText("AntiDrift is not answering.");

it("keeps every keystroke while the daemon is killed and comes back, and goes on by itself", async () => {
  await page.getByRole("button", { name: "Plan a session" }).click();
  const action = page.getByLabel("Next action");
  await action.pressSequentially("Write ");
  await stage.daemon.kill("SIGKILL");
  await action.pressSequentially("ten lines");
  await banner().waitFor();
  await page.getByLabel("Success condition").fill("Ten lines");
  await page.getByRole("button", { name: "Start commitment" }).click();
  await page.getByText("did not reach AntiDrift").waitFor();

  await stage.daemon.run();
  await banner().waitFor({ state: "detached" });
  await page.getByText("did not reach AntiDrift").waitFor({ state: "detached" });
  expect(await action.inputValue()).toBe("Write ten lines");
  await page.getByRole("button", { name: "Start commitment" }).click();
  await page.getByRole("heading", { name: "Write ten lines" }).waitFor();
});

it("keeps the draft through a reload", async () => {
  await page.getByRole("button", { name: "Plan a session" }).click();
  await page.getByLabel("Rough intent").fill("the slides");
  await page.getByLabel("Next action").fill("Write ten lines");
  await page.reload();
  expect(await page.getByLabel("Rough intent").inputValue()).toBe("the slides");
  expect(await page.getByLabel("Next action").inputValue()).toBe("Write ten lines");
});

it("opens without the daemon, and says that it is away", async () => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await stage.daemon.kill();
  await page.reload();
  await banner().waitFor();
  await stage.daemon.run();
  await page.getByRole("button", { name: "Plan a session" }).click();
  await banner().waitFor({ state: "detached" });
  const heading = page.getByRole("heading", { level: 1 });
  await expect.poll(() => heading.textContent()).toBe("Plan one session");
});

it("keeps no answer of the API in the offline shell", async () => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/");
  expect(kept.filter((path) => /^\/(state|events|history|healthz|export)/.test(path))).toEqual([]);
});

it("works in eight tabs at once, also after the tab with the stream is closed", async () => {
  const tabs = [page];
  while (tabs.length < 8) {
    const tab = await stage.context.newPage();
    await tab.goto(stage.daemon.address);
    tabs.push(tab);
  }
  await tabs[7]?.getByRole("button", { name: "Plan a session" }).click();
  for (const tab of tabs) await tab.getByRole("heading", { name: "Plan one session" }).waitFor();

  await page.close();
  await tabs[3]?.getByRole("button", { name: "Not now" }).click();
  const others = tabs.slice(1);
  await Promise.all(others.map((tab) => tab.getByRole("button", { name: "Plan a session" }).waitFor()));
  expect(
    await Promise.all(others.map((tab) => tab.getByText("AntiDrift is not answering.").count())),
  ).toEqual(others.map(() => 0));
});
