import { afterAll, afterEach, expect, it } from "vitest";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";

let stage: Stage;

afterEach(() => stage.close());
afterAll(closeBrowser);

it("drafts at once where no program is installed, and the draft is taken with one click", async () => {
  stage = await openStage({ noPrograms: true });
  const { page } = stage;
  await page.getByRole("button", { name: "Plan a session" }).click();
  await page.getByText("Until it is there, Sharpen drafts on this computer.").waitFor();
  await page.getByLabel("Rough intent").fill("write the report for Petra, 45 min");
  await page.getByRole("button", { name: "Sharpen" }).click();
  await page.locator("p.error").getByText("was not found").waitFor();
  await page.getByRole("button", { name: "Use the offline draft" }).click();
  await page.getByText("Drafted on this computer.").waitFor();
  expect(await page.locator("p.error").count()).toBe(0);
  expect(await page.getByLabel("Minutes", { exact: true }).inputValue()).toBe("45");
  await page.getByLabel("Next action").press("End");
  await page.getByLabel("Next action").pressSequentially(" now");
  expect(await page.getByRole("button", { name: "Use the offline draft" }).count()).toBe(0);
  await page.getByRole("button", { name: "Start commitment" }).click();
  await page.getByRole("timer").waitFor();
});

it("leaves the keyboard at the form when the draft was taken by key, and starts by key", async () => {
  stage = await openStage({ noPrograms: true });
  const { page } = stage;
  await page.getByRole("button", { name: "Plan a session" }).press("Enter");
  await page.getByLabel("Rough intent").fill("write the report for Petra, 45 min");
  await page.getByLabel("Rough intent").press("Enter");
  await page.locator("p.error").getByText("was not found").waitFor();
  await page.getByRole("button", { name: "Use the offline draft" }).press("Enter");
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("next_action");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("timer").waitFor();
});

it("starts by key after the draft was taken with the mouse", async () => {
  stage = await openStage({ noPrograms: true });
  const { page } = stage;
  await page.getByRole("button", { name: "Plan a session" }).click();
  await page.getByLabel("Rough intent").fill("write the report for Petra, 45 min");
  await page.getByLabel("Rough intent").press("Enter");
  await page.locator("p.error").getByText("was not found").waitFor();
  await page.getByRole("button", { name: "Use the offline draft" }).click();
  await page.getByText("Drafted on this computer.").waitFor();
  await page.keyboard.press("Control+Enter");
  await page.getByRole("timer").waitFor();
  expect(await page.getByRole("button", { name: "Start commitment" }).count()).toBe(0);
});

it("fills the fields at once when no model is wanted", async () => {
  stage = await openStage({ env: { ANTIDRIFT_AI_BACKEND: "offline" }, noPrograms: true });
  const { page } = stage;
  await page.getByRole("button", { name: "Plan a session" }).click();
  await page.getByText("Nothing is sent anywhere.").waitFor();
  await page.getByLabel("Rough intent").fill("write the report for Petra, 45 min");
  await page.getByLabel("Rough intent").press("Enter");
  await page.getByText("Drafted on this computer.").waitFor();
  expect(await page.getByLabel("Next action").inputValue()).not.toBe("");
  expect(await page.getByLabel("Minutes", { exact: true }).inputValue()).toBe("45");
});

it("leaves the manual way whole without any coach", async () => {
  stage = await openStage({ env: { ANTIDRIFT_AI_BACKEND: "nobody" } });
  const { page } = stage;
  await page.getByRole("button", { name: "Plan a session" }).click();
  await page.getByText("No coach is set up. Sharpen drafts on this computer.").waitFor();
  await page.getByLabel("Rough intent").fill("the report");
  await page.getByLabel("Rough intent").press("Enter");
  await page.locator("p.error").getByText("Coach unavailable. Take the draft below").waitFor();
  await page.getByLabel("Next action").fill("Write ten lines");
  await page.getByLabel("Success condition").fill("Ten lines");
  await page.getByRole("button", { name: "Start commitment" }).click();
  expect(await page.getByRole("heading", { name: "Write ten lines" }).textContent()).toBe("Write ten lines");
});
