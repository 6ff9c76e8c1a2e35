import { deepEqual, equal, match, ok } from "node:assert/strict";
import { accountChecks } from "./account-checks.mjs";
import { nothingLeft } from "./leftovers.mjs";
import { poisonChecks } from "./poison-checks.mjs";
import { processChecks } from "./process-checks.mjs";
import { promptChecks } from "./prompt-checks.mjs";
import { settingsChecks } from "./settings-checks.mjs";

const PROPOSAL = {
  nextAction: "Draft the summary",
  successCondition: "It has 3 paragraphs",
  timeboxSecs: 1500,
};

/** What the stand-in model answers. */
export const ANSWER =
  '{"next_action":"Draft the summary","success_condition":"It has 3 paragraphs","timebox_minutes":25}';

const answerChecks = [
  {
    name: "says which version it is, without a model",
    async run(context) {
      const status = await context.backend().status();
      equal(status.status, "ready");
      match(status.version, /^\d+\.\d+\.\d+/u);
      equal(context.modelRequests().length, 0);
      return status.version;
    },
  },
  ...["ok", "fenced"].map((scenario) => ({
    name: `makes a proposal of an answer that is ${scenario}`,
    async run(context) {
      const { proposal, error } = await context.coach(scenario);
      if (error !== undefined) throw error;
      deepEqual(proposal, PROPOSAL);
      await nothingLeft(context.runDir);
    },
  })),
  ...[
    ["empty", "ErrEmptyResponse", undefined],
    ["prose", "ErrNoJSON", undefined],
    ["tool", "ErrBackend", "failed"],
    ["401", "ErrBackend", "not_signed_in"],
    ["429", "ErrBackend", "rate_limited"],
    ["500", "ErrBackend", "overloaded"],
  ].map(([scenario, code, reason]) => failureCheck(scenario, { code, reason })),
  { ...failureCheck("code", { code: "ErrBackend", reason: "failed" }), only: "codex" },
];

/** The contract that every real program has to meet. */
export const checks = [
  ...answerChecks,
  ...promptChecks,
  ...accountChecks,
  ...settingsChecks,
  ...poisonChecks,
  ...processChecks,
];

function failureCheck(scenario, { code, reason }) {
  return {
    name: `names the failure when the model's answer is ${scenario}`,
    async run(context) {
      const { error, ms } = await context.coach(scenario);
      deepEqual([error?.code, error?.reason], [code, reason]);
      const requests = context.modelRequests().length;
      if (reason === "failed") ok(requests < 30, `${requests} requests`);
      return `${requests} requests, ${Math.round(ms)} ms`;
    },
  };
}
