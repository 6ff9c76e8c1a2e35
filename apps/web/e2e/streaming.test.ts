import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import type { Page } from "playwright-core";
import type { Run } from "./support/fake-claude.js";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";

const PIECES = [
  '{"next_action": "Draft the executive',
  ' summary", "success_condition": "It has three paragraphs"',
  ', "timebox_minutes": 45',
  "}",
];
const RESULT = JSON.stringify({
  type: "result",
  subtype: "success",
  is_error: false,
  result: PIECES.join(""),
});

let stage: Stage;
let page: Page;
let run: Run;

beforeEach(async () => {
  // Where things are is asked, so nothing may be on its way there.
  stage = await openStage({ reducedMotion: "reduce" });
  page = stage.page;
  await page.getByRole("button", { name: "Plan a session" }).click();
  await page.getByLabel("Rough intent").fill("sort out the slides");
  await page.getByLabel("Rough intent").press("Enter");
  run = await stage.claude.nextRun();
  await page.getByText("Asking claude…").waitFor();
});

afterEach(() => stage.close());
afterAll(closeBrowser);

const values = () =>
  page
    .locator("form .input")
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
const hint = (field: string) => page.locator(`#${field}-hint`);
const tops = () =>
  page
    .locator("form .input")
    .evaluateAll((inputs) => inputs.map((input) => input.getBoundingClientRect().top));

it("shows beside each field what arrives for it, fills none before the answer is whole, and moves nothing", async () => {
  await page.getByText("A draft made on this computer").waitFor();
  const before = await tops();
  run.write(PIECES[0] ?? "");
  await hint("next_action").getByText("Draft the executive").waitFor();
  expect(await hint("success_condition").textContent()).not.toContain("Coming in");
  run.write(PIECES[1] ?? "");
  await hint("next_action").getByText("Draft the executive summary").waitFor();
  await hint("success_condition").getByText("It has three paragraphs").waitFor();
  run.write(PIECES[2] ?? "");
  run.write(PIECES[3] ?? "");
  await hint("minutes").getByText("45 min").waitFor();
  expect(await values()).toEqual(["", "", "", "", "25"]);
  expect(await tops()).toEqual(before);

  run.say(`${RESULT}\n`);
  await page.getByText("Filled in by claude").waitFor();
  expect(await values()).toEqual(["Draft the executive summary", "It has three paragraphs", "", "", "45"]);
  expect(await page.getByText("Coming in").count()).toBe(0);
});

it("does not pull away the field that somebody writes in when the answer is there", async () => {
  await page.getByText("A draft made on this computer").waitFor();
  await page.getByLabel("Next action").fill("My own words");
  const [before] = await tops();
  run.say(`${RESULT}\n`);
  await page.getByText("Your own words stayed").waitFor();
  expect((await tops())[0]).toBe(before);
});

it("fills nothing from an answer that breaks off", async () => {
  run.write(PIECES[0] ?? "");
  await hint("next_action").getByText("Draft the executive").waitFor();
  run.say("", 1);
  await page.locator("p.error").getByText("claude failed").waitFor();
  expect(await values()).toEqual(["", "", "", "", "25"]);
  expect(await page.getByText("Coming in").count()).toBe(0);
});
