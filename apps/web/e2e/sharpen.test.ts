import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";

const PROPOSAL = {
  next_action: "Draft the executive summary section",
  success_condition: "Summary has 3 paragraphs: revenue, risks, outlook",
  timebox_minutes: 30,
};

let stage: Stage;
let page: Page;

beforeEach(async () => {
  stage = await openStage();
  page = stage.page;
});

afterEach(() => stage.close());

afterAll(closeBrowser);

async function sharpen(intent: string) {
  await page.getByRole("button", { name: "Plan a session" }).click();
  await page.getByLabel("Rough intent").fill(intent);
  await page.getByLabel("Rough intent").press("Enter");
  return await stage.claude.nextRun();
}

const fields = async (on = page) => ({
  next_action: await on.getByLabel("Next action", { exact: true }).inputValue(),
  success_condition: await on.getByLabel("Success condition", { exact: true }).inputValue(),
  minutes: await on.getByLabel("Minutes", { exact: true }).inputValue(),
});

it("goes from a rough intent to a commitment, a review and back", async () => {
  const start = page.getByRole("button", { name: "Start commitment" });
  const run = await sharpen("sort out the slides");
  expect(run.prompt).toContain("sort out the slides");
  await page.getByText(/Asking claude… \d+\ss/).waitFor();
  expect(await start.isDisabled()).toBe(true);

  run.answer(PROPOSAL);
  await page.getByText("Filled in by claude").waitFor();
  expect(await fields()).toEqual({
    next_action: PROPOSAL.next_action,
    success_condition: PROPOSAL.success_condition,
    minutes: "30",
  });
  await page.getByLabel("Next action").fill("Draft the first paragraph");
  await start.click();

  await page.getByRole("heading", { name: "Draft the first paragraph" }).waitFor();
  await page.getByRole("timer", { name: /Time left: (30:00|2\d:\d\d)/ }).waitFor();
  expect(await page.title()).toMatch(/^(30:00|2\d:\d\d) · Draft the first paragraph$/);
  await page.getByRole("button", { name: "Add 5 minutes" }).click();
  await page.getByRole("timer", { name: /Time left: (35:00|3[0-4]:\d\d)/ }).waitFor();
  await page.getByRole("button", { name: "I’m done" }).click();

  await page.getByRole("heading", { name: "How did it go?" }).waitFor();
  await page.getByText("1 extension").waitFor();
  await page.getByRole("radio", { name: "Partly" }).check();
  await page.getByLabel("Note").fill("Start earlier.");
  await page.getByRole("button", { name: "Lock" }).click();

  await page.getByRole("button", { name: "Plan a session" }).waitFor();
  await page.getByText("1 session, ").waitFor();
  await page.getByRole("img", { name: "Partly" }).waitFor();
});

it("never overwrites a field edited while the coach is asked, and offers the suggestion beside it", async () => {
  const run = await sharpen("sort out the slides");
  await page.getByLabel("Next action").fill("My own words");
  run.answer(PROPOSAL);
  await page.getByText("Your own words stayed").waitFor();
  expect(await fields()).toEqual({
    next_action: "My own words",
    success_condition: PROPOSAL.success_condition,
    minutes: "30",
  });

  await page.getByRole("button", { name: "Use the suggestion for “Next action”" }).click();
  expect((await fields()).next_action).toBe(PROPOSAL.next_action);
  await page.getByRole("button", { name: "Undo" }).click();
  expect((await fields()).next_action).toBe("My own words");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await fields()).toEqual({ next_action: "My own words", success_condition: "", minutes: "25" });
});

it("leaves text, caret and focus alone while more States arrive", async () => {
  const run = await sharpen("sort out the slides");
  run.answer(PROPOSAL);
  await page.getByText("Filled in by claude").waitFor();
  const action = page.getByLabel("Next action");
  await action.fill("Write ten lines");
  await action.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(6, 9));

  // Each of these is a change of State; none of them is a new proposal.
  await stage.daemon.client.requestCoach({ intent: "something else" });
  const second = await stage.claude.nextRun();
  await page.getByText("Asking claude…").waitFor();
  second.say("nothing usable");
  await page.locator("p.error").getByText("was not usable").waitFor();

  expect(await fields()).toEqual({
    next_action: "Write ten lines",
    success_condition: PROPOSAL.success_condition,
    minutes: "30",
  });
  const caret = await action.evaluate((field: HTMLTextAreaElement) => [
    field.selectionStart,
    field.selectionEnd,
  ]);
  expect(caret).toEqual([6, 9]);
  expect(await action.evaluate((field) => field === document.activeElement)).toBe(true);
});

it("shows only the answer to the latest question", async () => {
  const first = await sharpen("the first question");
  await page.getByLabel("Rough intent").fill("the second question");
  await page.getByLabel("Rough intent").press("Enter");
  const second = await stage.claude.nextRun();
  await first.gone;
  second.answer({ ...PROPOSAL, next_action: "The second answer" });
  await page.getByText("Filled in by claude").waitFor();
  expect((await fields()).next_action).toBe("The second answer");
});

it("cancels on request, and the program ends", async () => {
  const run = await sharpen("sort out the slides");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("Asking claude…").waitFor({ state: "detached" });
  await page.getByRole("status").getByText("Stopped.").waitFor({ state: "attached" });
  await run.gone;
  expect(await fields()).toEqual({ next_action: "", success_condition: "", minutes: "25" });
});

it("says why the coach failed, and what can be done", async () => {
  const run = await sharpen("reply to Petra about the contract");
  run.say("Claude usage limit reached. Your limit will reset at 1pm.", 1);
  await page
    .locator("p.error")
    .getByText(/claude says its usage limit is reached/)
    .waitFor();
  await page.getByRole("button", { name: "Use the offline draft" }).click();
  const taken = await fields();
  expect(taken.next_action).not.toBe("");
  expect(await page.getByRole("button", { name: "Start commitment" }).isEnabled()).toBe(true);

  await page.getByRole("button", { name: "Try again" }).click();
  (await stage.claude.nextRun()).answer(PROPOSAL);
  await page.getByText("Filled in by claude").waitFor();
  expect((await fields()).next_action).toBe(PROPOSAL.next_action);
});

it("shows the same truth in a second tab, and both keep their own words", async () => {
  const other = await stage.context.newPage();
  await other.goto(stage.daemon.address);
  const run = await sharpen("sort out the slides");
  await other.getByText("Asking claude…").waitFor();
  await other.getByLabel("Next action").fill("Words of the second tab");
  run.answer(PROPOSAL);
  await page.getByText("Filled in by claude").waitFor();
  await other.getByText("Your own words stayed").waitFor();
  expect((await fields()).next_action).toBe(PROPOSAL.next_action);
  expect((await fields(other)).next_action).toBe("Words of the second tab");

  await other.getByRole("button", { name: "Start commitment" }).click();
  await page.getByRole("heading", { name: "Words of the second tab" }).waitFor();
});

it("says what is wrong with a suggested time that cannot be started", async () => {
  const run = await sharpen("sort out the slides");
  run.answer({ ...PROPOSAL, timebox_minutes: 0.5 });
  await page.getByText("A number of minutes from 1 to 1440.").waitFor();
  expect(await page.getByRole("button", { name: "Start commitment" }).isDisabled()).toBe(true);
});
