import { afterAll, afterEach, expect, it } from "vitest";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";

let stage: Stage;

afterEach(() => stage.close());
afterAll(closeBrowser);

const MISSING = { ANTIDRIFT_AI_COMMAND: "/nonexistent/claude" };

it("says before anyone asks that the program is missing, and plans all the same", async () => {
  stage = await openStage({ env: MISSING, noPrograms: true });
  const { page } = stage;
  await page.getByRole("button", { name: "Plan a session" }).click();
  await page
    .getByText(/claude was not found|not found|Install/)
    .first()
    .waitFor();
  await page.getByLabel("Rough intent").fill("write the report for Petra, 45 min");
  await page.getByRole("button", { name: "Sharpen" }).click();
  await page.locator("p.error").getByText("was not found").waitFor();
  await page.getByRole("button", { name: "Use the offline draft" }).click();
  expect(await page.getByLabel("Minutes", { exact: true }).inputValue()).toBe("45");
  await page.getByRole("button", { name: "Start commitment" }).click();
  await page.getByRole("timer").waitFor();
});

it("fills the fields at once when no model is wanted", async () => {
  stage = await openStage({ env: { ANTIDRIFT_AI_BACKEND: "offline" }, noPrograms: true });
  const { page } = stage;
  await page.getByRole("button", { name: "Plan a session" }).click();
  await page.getByText("Nothing is sent anywhere.").waitFor();
  await page.getByLabel("Rough intent").fill("write the report for Petra, 45 min");
  await page.getByLabel("Rough intent").press("Enter");
  await page.getByText("Filled in by").waitFor();
  expect(await page.getByLabel("Next action").inputValue()).not.toBe("");
  expect(await page.getByLabel("Minutes", { exact: true }).inputValue()).toBe("45");
});

it("leaves the manual way whole without any coach", async () => {
  stage = await openStage({ env: { ANTIDRIFT_AI_BACKEND: "nobody" } });
  const { page } = stage;
  await page.getByRole("button", { name: "Plan a session" }).click();
  await page.getByText("No coach is set up.").waitFor();
  await page.getByLabel("Rough intent").fill("the report");
  await page.getByLabel("Rough intent").press("Enter");
  await page.locator("p.error").getByText("coach unavailable").waitFor();
  await page.getByLabel("Next action").fill("Write ten lines");
  await page.getByLabel("Success condition").fill("Ten lines");
  await page.getByRole("button", { name: "Start commitment" }).click();
  expect(await page.getByRole("heading", { name: "Write ten lines" }).textContent()).toBe("Write ten lines");
});
