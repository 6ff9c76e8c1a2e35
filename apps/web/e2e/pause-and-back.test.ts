import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";

let stage: Stage;

beforeEach(async () => {
  stage = await openStage();
  await stage.daemon.client.enterPlanning();
  const commitment = { next_action: "Draft it", success_condition: "Done", timebox_secs: 3000 };
  await stage.daemon.client.startManualCommitment(commitment);
});

afterEach(() => stage.close());
afterAll(closeBrowser);

it("stops the clock for a pause in every tab, and goes on with the time that was left", async () => {
  const { page } = stage;
  const other = await stage.context.newPage();
  await other.goto(stage.daemon.address);
  await page.getByRole("button", { name: "Pause", exact: true }).click();
  const timer = page.getByRole("timer", { name: /^Paused\. Time left:/ });
  await timer.waitFor();
  await other.getByText(/Paused since/).waitFor();
  const shown = await timer.textContent();
  await page.getByRole("button", { name: "Go on" }).click();
  await page.getByRole("timer", { name: /^Time left:/ }).waitFor();
  await other.getByRole("timer", { name: /^Time left:/ }).waitFor();
  expect(shown).toMatch(/^(50:00|49:\d\d)/);
  expect((await stage.daemon.client.getState()).commitment?.paused).toBeUndefined();
});

it("takes Done back", async () => {
  const { page } = stage;
  await page.getByRole("button", { name: "I’m done" }).click();
  await page.getByRole("button", { name: "Back to work" }).click();
  await page.getByRole("timer", { name: /^Time left:/ }).waitFor();
  expect((await stage.daemon.client.getState()).runtime_state).toBe("active");
});

it("offers the way back for ten seconds only, and moves nothing when they are over", async () => {
  const { page } = stage;
  await page.clock.install();
  await page.getByRole("button", { name: "I’m done" }).click();
  const offered = page.getByRole("button", { name: "Back to work" });
  await offered.waitFor();
  await offered.focus();
  const place = () => page.getByRole("radio").first().boundingBox();
  // The view is still coming in.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  const before = await place();
  await page.clock.runFor(11_000);
  await offered.waitFor({ state: "detached" });
  expect(await place()).toEqual(before);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("review");
});
