import { KeptRule } from "../judge/kept-rule.js";
import { ReplayReply } from "../judge/replay-reply.js";
import { RulesReply } from "../judge/rules-reply.js";
import { errorReplies } from "../replies/error-replies.js";
import { stateReply } from "../replies/state-reply.js";
import { ContestRequest } from "../requests/contest-request.js";
import { NudgeAnswer } from "../requests/nudge-answer.js";
import { ReplayRequest } from "../requests/replay-request.js";
import { RuleAddress } from "../requests/rule-address.js";
import { RuleRequest } from "../requests/rule-request.js";

const tags = ["judge"];

/** Whether what is in front serves the commitment, and what a person says to that. */
export const judgeOperations = {
  answerNudge: {
    tags,
    summary: "Answer a nudge",
    description:
      'With "on_task" the window counts as on task from its beginning; "always" makes a rule of that, unless its title ' +
      "was hidden. 409 with code `no_such_nudge` when it was answered already, or its drift is over.",
    body: NudgeAnswer,
    response: { 200: stateReply, ...errorReplies(409, 503) },
  },
  contest: {
    tags,
    summary: "Correct how a window is judged",
    description: "Of the session that runs or is reviewed, or of an ended one, which is counted again.",
    body: ContestRequest,
    response: { 200: stateReply, ...errorReplies(404, 409, 503) },
  },
  listRules: {
    tags,
    summary: "The rules about windows, in words",
    response: { 200: RulesReply, ...errorReplies() },
  },
  addRule: {
    tags,
    summary: "Make a rule about windows",
    description: "In force at once.",
    body: RuleRequest,
    response: { 200: KeptRule, ...errorReplies(503) },
  },
  removeRule: {
    tags,
    summary: "Remove a rule",
    params: RuleAddress,
    response: { 200: KeptRule, ...errorReplies(404, 503) },
  },
  replaySessions: {
    tags,
    summary: "What rules and a policy would have done with the recorded sessions",
    description: "Changes nothing.",
    body: ReplayRequest,
    response: { 200: ReplayReply, ...errorReplies(503) },
  },
};
