import { errorReplies } from "../replies/error-replies.js";
import { stateReply } from "../replies/state-reply.js";
import { CoachRequest } from "../requests/coach-request.js";
import { CommitmentRequest } from "../requests/commitment-request.js";
import { EndRequest } from "../requests/end-request.js";
import { ExtendRequest } from "../requests/extend-request.js";
import { NoArguments } from "../requests/no-arguments.js";
import { NoticeAddress } from "../requests/notice-address.js";
import { PauseRequest } from "../requests/pause-request.js";

const tags = ["commands"];

/** Everything a person can do. Each answers with the new State. */
export const commandOperations = {
  enterPlanning: {
    tags,
    summary: "Begin to plan; from review it ends the review",
    body: NoArguments,
    response: { 200: stateReply, ...errorReplies(409, 503) },
  },
  requestCoach: {
    tags,
    summary: "Ask the coach for a proposal",
    description:
      "Answers at once, with the coach pending; the proposal or the error comes as an event. Without a coach the State " +
      'says "coach unavailable". Only while planning: otherwise 400 with code `not_planning`.',
    body: CoachRequest,
    response: { 200: stateReply, ...errorReplies(503) },
  },
  cancelCoach: {
    tags,
    summary: "Stop asking the coach",
    description: "The coach is idle afterwards; harmless when nothing runs.",
    response: { 200: stateReply, ...errorReplies(503) },
  },
  prepareCoach: {
    tags,
    summary: "Say that the coach is likely to be asked soon",
    description:
      "Starts whatever makes the next answer quicker. Never asks a model, changes nothing in the State.",
    body: NoArguments,
    response: { 200: stateReply, ...errorReplies(503) },
  },
  startManualCommitment: {
    tags,
    summary: "Commit to a next action",
    body: CommitmentRequest,
    response: { 200: stateReply, ...errorReplies(409, 503) },
  },
  extend: {
    tags,
    summary: "Make the timebox longer",
    body: ExtendRequest,
    response: { 200: stateReply, ...errorReplies(409, 503) },
  },
  enterReview: {
    tags,
    summary: "End the work and look back at it",
    body: NoArguments,
    response: { 200: stateReply, ...errorReplies(409, 503) },
  },
  pause: {
    tags,
    summary: "Take a deliberate break",
    description: "The deadline moves by its length, and nothing is judged meanwhile.",
    body: PauseRequest,
    response: { 200: stateReply, ...errorReplies(409, 503) },
  },
  resume: {
    tags,
    summary: "End the break",
    body: NoArguments,
    response: { 200: stateReply, ...errorReplies(409, 503) },
  },
  back: {
    tags,
    summary: "Take back that the work is done",
    description: "Within 10 s of `/review`.",
    body: NoArguments,
    response: { 200: stateReply, ...errorReplies(409, 503) },
  },
  end: {
    tags,
    summary: "End the review with its outcome, or cancel planning",
    description: "From review the outcome is needed; from planning there is none to give.",
    body: EndRequest,
    response: { 200: stateReply, ...errorReplies(409, 503) },
  },
  dismissNotice: {
    tags,
    summary: "Take a notice away that was read",
    description: "Harmless when there is no such notice.",
    params: NoticeAddress,
    response: { 200: stateReply, ...errorReplies() },
  },
};
