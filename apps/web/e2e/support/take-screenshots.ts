import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { SessionRecord } from "@antidrift/session";
import type { Page } from "playwright-core";
import { closeBrowser, openStage, type Stage } from "./stage.js";
import { tellTabs } from "./tell-tabs.js";
import { tour } from "./tour.js";

const WIDTHS = [1280, 375];
const THEMES = ["light", "dark"] as const;
const HEIGHTS: Record<number, number> = { 1280: 800, 375: 740 };
const PICTURED = /^(locked|planning|planning-pending|planning-suggestion|active|overtime|review|history)$/;

/** Writes `<view>-<theme>-<width>.png` for every view in both themes. The numbers in them are made up, the page is not. */
export async function takeScreenshots(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const width of WIDTHS) for (const theme of THEMES) await takeOne(folder, { width, theme });
  await closeBrowser();
}

async function takeOne(
  folder: string,
  { width, theme }: { width: number; theme: "light" | "dark" },
): Promise<void> {
  const stage = await openStage({
    colorScheme: theme,
    reducedMotion: "reduce",
    viewport: { width, height: HEIGHTS[width] ?? 800 },
    env: { ANTIDRIFT_EVIDENCE: "http" },
  });
  const shoot = async (name: string, page: Page) => {
    await page.mouse.move(0, 0);
    await page.evaluate(() => scrollTo(0, 0));
    await page.screenshot({
      path: join(folder, `${name}-${theme}-${width}.png`),
      fullPage: name !== "history",
    });
  };
  try {
    await tour(stage, async (name, page) => {
      if (!PICTURED.test(name)) return;
      if (name === "locked") await fillHistory(stage);
      if (name === "active") await workFor(stage);
      if (name === "active" || name === "review") await shootLater(stage, (other) => shoot(name, other));
      else await shoot(name, page);
    });
  } finally {
    await stage.close();
  }
}

/** Shows another tab the commitment as it may be after a quarter of an hour. */
async function shootLater(
  { context, daemon, page }: Stage,
  shoot: (page: Page) => Promise<void>,
): Promise<void> {
  const other = await context.newPage();
  await other.goto(daemon.address);
  await other.getByRole("heading", { level: 1 }).waitFor();
  const now = Date.now();
  await tellTabs(page, {
    commitment: { started_at_ms: now - 1_680_000, deadline_ms: now + 980_000, ended_at_ms: now },
    evidence: { summary: SUMMARY },
  });
  await other
    .getByText(/16:|28 min/)
    .first()
    .waitFor();
  await shoot(other);
  await other.close();
}

const SUMMARY = {
  apps: [
    { app: "Code", secs: 900 },
    { app: "Firefox", secs: 340 },
    { app: "Terminal", secs: 160 },
  ],
  other_secs: 0,
  observed_secs: 1400,
  unknown_secs: 280,
  gap_secs: 0,
  longest_stretch: { app: "Code", secs: 540 },
  switches: 14,
};

/** Lets the windows of a session be seen. */
async function workFor({ daemon, page }: Stage): Promise<void> {
  await daemon.send("/evidence/window", { app: "Code", title: "slides.md" });
  await page.getByText("slides.md").waitFor();
}

async function fillHistory({ daemon, page }: Stage): Promise<void> {
  const { sessions: walked } = (await daemon.send("/history", {}, "GET")) as { sessions: SessionRecord[] };
  for (const { id } of walked) await daemon.send(`/history/${id}`, {}, "DELETE");
  const sessions = ACTIONS.map((action, index) => ({ session: madeUp(action, index), spans: [] }));
  await daemon.send("/import", { version: 1, sessions });
  await page.reload();
  await page
    .getByText(ACTIONS[0] ?? "")
    .first()
    .waitFor();
}

const ACTIONS = [
  "Reply to Petra about the contract",
  "Draft the executive summary section",
  "Read chapter 12 and write five notes",
  "Sketch the landing page on paper",
  "Sort the receipts of October",
  "Write the outline of the slides",
  "Outline the talk in ten lines",
  "Call the dentist and fix a date",
  "Mark the five longest paragraphs",
  "Draft the agenda for Monday",
];
const OUTCOMES = ["done", "partly", "done", "done", "not_done"] as const;

function madeUp(next_action: string, index: number): SessionRecord {
  const planned = [1500, 2700, 900, 1800][index % 4] ?? 1500;
  const worked = Math.round(planned * ([1, 1.25, 0.7, 1.1, 1.5][index % 5] ?? 1));
  const started = Date.now() - 3_600_000 - (index * 86_400_000) / 2.5;
  return {
    id: `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
    next_action,
    success_condition: "Another person could check it",
    planned_timebox_secs: planned,
    extensions: [],
    started_at_ms: Math.round(started),
    ended_at_ms: Math.round(started) + worked * 1000,
    worked_secs: worked,
    overtime_secs: Math.max(0, worked - planned),
    gaps: [],
    outcome: OUTCOMES[index % OUTCOMES.length] ?? "done",
    note: "",
  };
}
