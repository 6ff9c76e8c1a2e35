import { commitment, evidence, planning, sessions, state, SUMMARY } from "./make.js";
import { NOW_MS, type Scene } from "./scene.js";

/** As long as a text may be, with a word in it that fits on no line. */
const LONG =
  `Reconcile the ${"Donaudampfschifffahrtsgesellschaftskapitän".repeat(4)} ledger ${"against every receipt of the last quarter and ".repeat(8)}`.slice(
    0,
    500,
  );
const RTL = "اكتب مخطط العرض التقديمي ليوم الخميس (draft 2)";
const HISTORY = sessions(50);
const NOTICE = {
  code: "snapshot_set_aside",
  message: `The file /home/petra/.local/state/antidrift/${"deep/".repeat(20)}antidrift.db was damaged and was set aside. The last good copy is used.`,
};
const asked = { generation: 1, pending_since_ms: NOW_MS - 4000 };
const draft = { next_action: LONG, success_condition: LONG, timebox_secs: 86_400 };

/** What no picture is kept of, and what nobody meets every day: the page must hold all the same. */
export const HARD_SCENES: readonly Scene[] = [
  {
    name: "long texts in planning",
    state: planning({ status: "pending", partial: draft, offline: draft, ...asked }, { notices: [NOTICE] }),
    shows: "Asking claude…",
    stored: {
      "antidrift.plan": {
        intent: LONG.repeat(4),
        values: { next_action: LONG, success_condition: `${LONG}${LONG}`, minutes: "1440" },
        touched: [],
      },
    },
  },
  {
    name: "long suggestions",
    state: planning({ status: "ready", generation: 1, proposal: draft }),
    shows: "Your own words stayed",
    stored: {
      "antidrift.plan": {
        intent: RTL,
        values: { next_action: RTL, success_condition: RTL, minutes: "25" },
        touched: ["next_action", "success_condition", "minutes"],
        generation: 1,
      },
    },
  },
  {
    name: "a long failure",
    state: planning({
      status: "error",
      generation: 1,
      offline: draft,
      error: `\`claude\` failed: ${LONG}`,
      failure: { reason: "of_another_version", program: "claude" },
    }),
    shows: "failed",
  },
  {
    name: "a long commitment, over by a day",
    state: state({
      runtime_state: "active",
      commitment: commitment(-1500, {
        next_action: LONG,
        success_condition: LONG,
        gaps: [{ from_ms: NOW_MS - 9e6, to_ms: NOW_MS - 6e6 }],
      }),
      evidence: evidence({ current: { app: LONG.slice(0, 200), title: LONG, since_ms: NOW_MS } }),
      notices: [NOTICE],
    }),
    shows: "Time is up",
    isAway: true,
  },
  {
    name: "evidence with a long reason",
    state: state({
      runtime_state: "active",
      commitment: commitment(16.3, { next_action: RTL }),
      evidence: evidence({ health: { status: "unavailable", reason: LONG.slice(0, 300), since_ms: NOW_MS } }),
    }),
    shows: "not available",
    act: async (page) => await page.locator("summary").click(),
  },
  {
    name: "a review of fifty applications",
    state: state({
      runtime_state: "review",
      commitment: commitment(-600, { next_action: LONG, ended_at_ms: NOW_MS, extensions: 12 }),
      evidence: evidence({
        summary: {
          ...SUMMARY,
          apps: Array.from({ length: 50 }, (_, index) => ({
            app: index === 3 ? LONG.slice(0, 200) : `org.example.Application${index}`,
            secs: 5000 - index * 90,
          })),
          other_secs: 4000,
        },
      }),
    }),
    shows: "How did it go?",
  },
  {
    name: "a whole page of history",
    state: state({}),
    shows: "Search",
    fragment: "#/history",
    sessions: [
      ...HISTORY.slice(0, 1).map((session) => Object.assign(session, { next_action: LONG })),
      ...HISTORY.slice(1),
    ],
    act: async (page) => {
      await page.locator("summary").nth(0).click();
      await page.locator("details[open] select").waitFor();
    },
  },
];
