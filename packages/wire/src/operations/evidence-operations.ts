import { EVIDENCE_STALE_SECS } from "../data/evidence-timing.js";
import { errorReplies } from "../replies/error-replies.js";
import { stateReply } from "../replies/state-reply.js";
import { WindowReport } from "../requests/window-report.js";

/** What was in front of the person. */
export const evidenceOperations = {
  recordWindow: {
    tags: ["evidence"],
    summary: "Say which window is in front",
    description:
      `For scripts and other trackers. Say it again at least every ${EVIDENCE_STALE_SECS} seconds, or it counts as stale. ` +
      "It is saved when it is answered, or refused with `not_saved`. Outside a running session, and with evidence turned " +
      "off, it is ignored. The user's privacy rules apply.",
    body: WindowReport,
    response: { 200: stateReply, ...errorReplies(503) },
  },
};
