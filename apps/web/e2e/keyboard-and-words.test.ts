import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";

let stage: Stage;
let page: Page;

afterEach(() => stage.close());
afterAll(closeBrowser);

describe("by keyboard alone", () => {
  beforeEach(async () => {
    stage = await openStage();
    page = stage.page;
  });

  it("the whole loop is walked, and the focus is where the hand expects it", async () => {
    const { keyboard } = page;
    const focused = () => page.evaluate(() => document.activeElement?.id ?? "");
    await page.getByRole("button", { name: "Plan a session" }).waitFor();
    await keyboard.press("Enter");
    await expect.poll(focused).toBe("intent");
    await keyboard.type("sort out the slides");
    await keyboard.press("Enter");
    const run = await stage.claude.nextRun();
    run.answer({ next_action: "Draft it", success_condition: "Three slides", timebox_minutes: 25 });
    await page.getByText("Filled in by claude").waitFor();
    await keyboard.press("Control+Enter");
    await expect.poll(focused).toBe("action");
    const done = page.getByRole("button", { name: "I’m done" });
    while (!(await done.evaluate((button) => button === document.activeElement))) await keyboard.press("Tab");
    await keyboard.press("Enter");
    await expect.poll(focused).toBe("review");
    await keyboard.press("Tab");
    await keyboard.press("Space");
    expect(await page.getByRole("radio", { name: "Done", exact: true }).isChecked()).toBe(true);
    await keyboard.press("Tab");
    await keyboard.type("Good.");
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await page.getByRole("button", { name: "Plan a session" }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent.trim()))
      .toBe("Plan a session");
  });

  it("? shows the keys and Escape puts them away, but in a text it is only a letter", async () => {
    await page.getByRole("button", { name: "Plan a session" }).waitFor();
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Plan a session" }).click();
    await page.getByLabel("Rough intent").pressSequentially("why?");
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.getByLabel("Rough intent").inputValue()).toBe("why?");
  });

  it("Ctrl+Enter with something missing says what, and goes there", async () => {
    await page.getByRole("button", { name: "Plan a session" }).click();
    await page.getByLabel("Next action").fill("Draft it");
    await page.keyboard.press("Control+Enter");
    await page.getByText("This cannot be empty.").waitFor();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("success_condition");
    expect(await page.getByLabel("Success condition").getAttribute("aria-invalid")).toBe("true");
  });
});

describe("words and colours", () => {
  it("are German for a German browser, and switch without losing anything", async () => {
    stage = await openStage({ locale: "de-DE" });
    page = stage.page;
    await page.getByRole("button", { name: "Sitzung planen" }).click();
    await page.getByLabel("Grobes Vorhaben").fill("die Folien");
    await page.getByRole("button", { name: "Tasten und Einstellungen" }).click();
    await page.getByLabel("Sprache").selectOption("English");
    await page.getByRole("button", { name: "Close" }).click();
    expect(await page.getByLabel("Rough intent").inputValue()).toBe("die Folien");
    expect(await page.evaluate(() => document.documentElement.lang)).toBe("en");
  });

  it("are the same in every tab, whichever chose them", async () => {
    stage = await openStage();
    page = stage.page;
    const other = await stage.context.newPage();
    await other.goto(stage.daemon.address);
    for (const tab of [page, other]) await tab.getByRole("button", { name: "Keys and settings" }).click();
    await page.getByLabel("Language").selectOption("Deutsch");
    await other.getByRole("heading", { name: "Tasten und Einstellungen" }).waitFor();
    await other.getByLabel("Dunkel").check();
    await page.locator(":root[data-theme=dark]").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Sitzung planen" }).waitFor();
    expect(await page.locator(":root[data-theme=dark]").count()).toBe(1);
  });

  it("are dark before the first paint when dark was chosen", async () => {
    stage = await openStage({ colorScheme: "light" });
    page = stage.page;
    await page.getByRole("button", { name: "Keys and settings" }).click();
    await page.getByRole("radio", { name: "Dark" }).check();
    await page.addInitScript(() => {
      document.addEventListener("DOMContentLoaded", () => {
        const { theme } = document.documentElement.dataset;
        sessionStorage.setItem("theme before scripts", theme ?? "none");
      });
    });
    await page.reload();
    await page.getByRole("button", { name: "Plan a session" }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem("theme before scripts"))).toBe("dark");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
  });
});
