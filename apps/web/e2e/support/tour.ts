import type { Page } from "playwright-core";
import type { Stage } from "./stage.js";
import { tellTabs } from "./tell-tabs.js";

/** Called in every state of every view. */
export type Stop = (name: string, page: Page) => Promise<void>;

const PROPOSAL = {
  next_action: "Draft the executive summary section",
  success_condition: "Summary has 3 paragraphs: revenue, risks, outlook",
  timebox_minutes: 25,
};

/** Walks through every view in every state that a user can meet, and calls `stop` in each. */
export async function tour({ page, claude, daemon, context }: Stage, stop: Stop): Promise<void> {
  await page.getByText("Nothing yet today").waitFor();
  await stop("locked-empty", page);

  await page.getByRole("button", { name: "Plan a session" }).click();
  await page.getByText("Sharpen sends these words").waitFor();
  await stop("planning", page);

  await page.getByLabel("Rough intent").fill("sort out the slides for Thursday");
  await page.getByRole("button", { name: "Sharpen" }).click();
  const failing = await claude.nextRun();
  await page.getByText("Asking claude…").waitFor();
  await stop("planning-pending", page);

  failing.say("Claude usage limit reached. Your limit will reset at 1pm.", 1);
  await page.getByRole("button", { name: "Try again" }).waitFor();
  await stop("planning-error", page);

  await page.getByRole("button", { name: "Try again" }).click();
  const answering = await claude.nextRun();
  await page.getByLabel("Next action").fill("Write the outline of the slides");
  answering.answer(PROPOSAL);
  await page.getByText("Your own words stayed").waitFor();
  await stop("planning-suggestion", page);

  await page.getByLabel("Minutes", { exact: true }).fill("none");
  await page.keyboard.press("Control+Enter");
  await page.getByText("A number of minutes from 1 to 1440.").waitFor();
  await stop("planning-invalid", page);

  await page.getByLabel("Minutes", { exact: true }).fill("25");
  await page.getByRole("button", { name: "Start commitment" }).click();
  await page.getByRole("timer").waitFor();
  await stop("active", page);

  const follower = await context.newPage();
  await follower.goto(daemon.address);
  await follower.getByRole("timer").waitFor();
  await tellTabs(page, { deadlineInMs: -192_000 });
  await follower.getByText("Finish here, or give it a little more.").waitFor();
  await stop("overtime", follower);
  await follower.close();

  await daemon.kill();
  await page.getByText("AntiDrift is not answering.").waitFor();
  await stop("active-away", page);
  await daemon.run();
  await page.getByText("AntiDrift is not answering.").waitFor({ state: "detached" });

  await page.getByRole("button", { name: "I’m done" }).click();
  await page.getByRole("heading", { name: "How did it go?" }).waitFor();
  await stop("review", page);

  await page.getByRole("radio", { name: "Partly" }).check();
  await page.getByLabel("Note").fill("Start with the numbers next time.");
  await page.getByRole("button", { name: "Lock" }).click();
  await page.getByText("1 session, ").waitFor();
  await stop("locked", page);

  await page.getByRole("button", { name: "Keys and settings" }).click();
  await page.getByRole("dialog").waitFor();
  await stop("options", page);
  await page.getByRole("button", { name: "Close" }).click();

  await page.getByRole("link", { name: "History" }).click();
  await page.locator("summary").getByText("Write the outline of the slides").click();
  await page.locator("details[open]").getByLabel("Outcome").waitFor();
  await stop("history", page);
}
