import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";

let stage: Stage;
let page: Page;

beforeEach(async () => {
  stage = await openStage();
  page = stage.page;
  for (const action of ["Draft the summary", "Sort the receipts"]) {
    await stage.daemon.client.enterPlanning();
    const commitment = { next_action: action, success_condition: "Done", timebox_secs: 1500 };
    await stage.daemon.client.startManualCommitment(commitment);
    await stage.daemon.client.enterReview();
    await stage.daemon.client.end({ outcome: "done" });
  }
  await page.goto(`${stage.daemon.address}/#/history`);
  await record("Draft the summary").waitFor();
});

afterEach(() => stage.close());
afterAll(closeBrowser);

const open = () => page.locator("details[open]");
const record = (action: string) => page.locator("summary").filter({ hasText: action });

it("finds sessions by their words", async () => {
  await page.getByLabel("Search").fill("receipts");
  await record("Draft the summary").waitFor({ state: "detached" });
  expect(await record("Sort the receipts").count()).toBe(1);
  await page.getByLabel("Search").fill("nothing like it");
  await page.getByText("No session matches.").waitFor();
});

it("keeps the words looked for while the daemon is away, and finds them once it is back", async () => {
  const search = page.getByLabel("Search");
  await stage.daemon.kill();
  await search.pressSequentially("receipts");
  await page.getByText("The history cannot be read right now.").waitFor();
  expect(await search.inputValue()).toBe("receipts");
  await stage.daemon.run();
  await record("Sort the receipts").waitFor();
  expect(await record("Draft the summary").count()).toBe(0);
  expect(await search.inputValue()).toBe("receipts");
  expect(await search.getAttribute("maxlength")).toBe("200");
});

it("keeps an edited outcome and note", async () => {
  await record("Draft the summary").click();
  await open().getByLabel("Outcome").selectOption("Partly");
  await page.getByRole("img", { name: "Partly" }).waitFor();
  await open().getByLabel("Note").fill("Half of it.");
  const save = open().getByRole("button", { name: "Save" });
  await save.click();
  // Once it is kept there is nothing to save: a reload before would take the request with it.
  await expect.poll(() => save.isDisabled()).toBe(true);
  await page.reload();
  await record("Draft the summary").click();
  expect(await open().getByLabel("Outcome").inputValue()).toBe("partly");
  expect(await open().getByLabel("Note").inputValue()).toBe("Half of it.");
});

it("brings a deleted session back", async () => {
  await record("Sort the receipts").click();
  await open().getByRole("button", { name: "Delete" }).click();
  await record("Sort the receipts").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await record("Sort the receipts").waitFor();
  await page.reload();
  await record("Sort the receipts").waitFor();
  expect(await page.locator("summary").count()).toBe(2);
});

it("says so when a deleted session cannot be brought back, and brings it back later", async () => {
  await record("Sort the receipts").click();
  await open().getByRole("button", { name: "Delete" }).click();
  await record("Sort the receipts").waitFor({ state: "detached" });
  await stage.daemon.kill();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("That did not reach AntiDrift.").waitFor();
  await stage.daemon.run();
  await page.getByRole("button", { name: "Undo" }).click();
  await record("Sort the receipts").waitFor();
  expect(await page.getByText("That did not reach AntiDrift.").count()).toBe(0);
});

it.each(["JSON", "CSV"])("exports as %s", async (format) => {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: format }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${format.toLowerCase()}$`));
});

it("leaves the planning form as it was behind it", async () => {
  await page.getByRole("link", { name: "Focus" }).click();
  await page.getByRole("button", { name: "Plan a session" }).click();
  const action = page.getByLabel("Next action");
  await action.fill("Write ten lines");
  await page.getByRole("link", { name: "History" }).click();
  await record("Draft the summary").waitFor();
  await page.goBack();
  expect(await action.inputValue()).toBe("Write ten lines");
});
