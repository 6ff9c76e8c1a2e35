import type { Page } from "playwright-core";
import { commitment, drift, evidence, NUDGE, planning, sessions, state, SUMMARY } from "./make.js";
import { NOW_MS, type Scene } from "./scene.js";

const INTENT = "sort out the slides for Thursday, 45 min";
const PROPOSAL = {
  next_action: "Draft the executive summary section",
  success_condition: "Summary has 3 paragraphs: revenue, risks, outlook",
  timebox_secs: 1500,
};
const EXPECTS = ["LibreOffice Writer", "report.odt", "#q3-report", "Petra", "Wikipedia"];
const OFFLINE = {
  next_action: "Open the slides for Thursday and list what is missing",
  success_condition: "The list holds every missing slide",
  timebox_secs: 2700,
};
const READY = { backend: "claude", status: "ready", program: "claude", version: "2.1.332" };
const MISSING = {
  backend: "claude",
  status: "not_installed",
  program: "claude",
  remedy:
    "Install Claude Code (https://claude.com/claude-code), then run `claude` once in a terminal to sign in.",
};
const EMPTY = { next_action: "", success_condition: "", minutes: "25" };

/** What the page keeps of a plan: how it comes back after a reload. */
const typed = (values: Partial<typeof EMPTY> = {}, more: Record<string, unknown> = {}) => ({
  "antidrift.plan": { intent: INTENT, values: { ...EMPTY, ...values }, touched: [], ...more },
});
const asked = { generation: 1, pending_since_ms: NOW_MS - 4000 };

/** Every view in every state that a user can meet. */
export const SCENES: readonly Scene[] = [
  { name: "locked-empty", state: state({}), shows: "Nothing yet today" },
  { name: "locked", state: state({}), shows: "3 sessions", sessions: sessions(3) },
  {
    name: "locked-notice",
    state: state({
      notices: [
        {
          code: "damaged_snapshot",
          message: "The file antidrift.db was damaged and was set aside as antidrift.db.damaged-1.",
        },
      ],
    }),
    shows: "was damaged",
    sessions: sessions(3),
  },
  { name: "planning", state: planning(), shows: "Sharpen sends these words", coach: READY },
  {
    name: "planning-pending",
    state: planning({ status: "pending", offline: OFFLINE, ...asked }),
    shows: "Asking claude…",
    stored: typed(),
  },
  {
    name: "planning-arriving",
    state: planning({
      status: "pending",
      offline: OFFLINE,
      ...asked,
      partial: {
        next_action: PROPOSAL.next_action,
        success_condition: "Summary has 3 para",
      },
    }),
    shows: "Summary has 3 para",
    stored: typed(),
  },
  {
    name: "planning-suggestion",
    state: planning({ status: "ready", generation: 1, proposal: PROPOSAL }),
    shows: "Your own words stayed",
    stored: typed(
      { next_action: "Write the outline of the slides" },
      { touched: ["next_action"], generation: 1 },
    ),
  },
  {
    name: "planning-agreed",
    state: planning({ status: "ready", generation: 1, proposal: { ...PROPOSAL, expects: EXPECTS } }),
    shows: "Filled in by claude",
    stored: typed({}, { ifDrift: "If I end up on YouTube, I close the tab." }),
    act: async (page) => await page.locator("summary").click(),
  },
  {
    name: "planning-error",
    state: planning({
      status: "error",
      generation: 1,
      offline: OFFLINE,
      error: "`claude` says its usage limit is reached (resets 1pm).",
      failure: { reason: "rate_limited", program: "claude", resets: "1pm" },
    }),
    shows: "usage limit",
    stored: typed(),
  },
  {
    name: "planning-invalid",
    state: planning(),
    shows: "Sharpen sends",
    coach: READY,
    stored: typed({ minutes: "none" }),
    act: async (page) => {
      await page.keyboard.press("Control+Enter");
      await page.locator("#minutes[aria-invalid=true]").waitFor();
    },
  },
  {
    name: "planning-no-program",
    state: planning(),
    shows: "was not found",
    coach: MISSING,
  },
  {
    name: "planning-offline-draft",
    state: planning({
      status: "error",
      generation: 1,
      offline: OFFLINE,
      error: "`claude` was not found. Install it, or fill in the fields yourself.",
      failure: { reason: "not_installed", program: "claude" },
    }),
    shows: "was not found",
    coach: MISSING,
    stored: typed(),
  },
  {
    name: "planning-offline",
    state: planning({ status: "ready", generation: 1, program: "offline", proposal: OFFLINE }),
    shows: "Drafted on this computer",
    stored: typed(),
  },
  {
    name: "active",
    state: state({ runtime_state: "active", commitment: commitment(16.3), evidence: evidence() }),
    shows: "ends at",
  },
  {
    name: "overtime",
    state: state({ runtime_state: "active", commitment: commitment(-3.2), evidence: evidence() }),
    shows: "Time is up",
  },
  {
    name: "active-away",
    state: state({ runtime_state: "active", commitment: commitment(16.3), evidence: evidence() }),
    shows: "AntiDrift is not answering.",
    isAway: true,
  },
  {
    name: "active-paused",
    state: state({
      runtime_state: "active",
      commitment: commitment(16.3, { paused: { since_ms: NOW_MS - 300_000 } }),
      evidence: evidence(),
    }),
    shows: "Paused since",
  },
  {
    name: "active-nudge",
    state: state({
      runtime_state: "active",
      commitment: commitment(16.3, { if_drift: NUDGE.words }),
      evidence: evidence({
        current: { app: NUDGE.app, title: NUDGE.title, since_ms: NOW_MS - 540_000 },
      }),
      drift: drift({ nudge: NUDGE }),
    }),
    shows: "You said",
  },
  {
    name: "active-sign",
    state: state({
      runtime_state: "active",
      commitment: commitment(16.3),
      evidence: evidence({
        current: { app: NUDGE.app, title: NUDGE.title, since_ms: NOW_MS - 540_000 },
      }),
      drift: drift(),
    }),
    shows: "off task",
    act: async (page) => await page.locator("summary").click(),
  },
  {
    name: "review",
    state: state({
      runtime_state: "review",
      commitment: commitment(3.7, { ended_at_ms: NOW_MS }),
      evidence: evidence({ summary: SUMMARY }),
    }),
    shows: "How did it go?",
  },
  {
    name: "history",
    state: state({}),
    shows: "Thursday 15 October",
    fragment: "#/history",
    sessions: sessions(12),
    act: openFirst,
  },
  {
    name: "options",
    state: state({}),
    shows: "3 sessions",
    sessions: sessions(3),
    act: async (page) => {
      await page.locator("header button").click();
      await page.getByRole("dialog").waitFor();
    },
  },
];

async function openFirst(page: Page): Promise<void> {
  await page.locator("summary").first().click();
  await page.locator("details[open] select").waitFor();
}
