import { STREAM_TIMING } from "../data/stream-timing.js";
import { errorReplies } from "../replies/error-replies.js";
import { stateReply } from "../replies/state-reply.js";

/** The State, once and as it changes. */
export const stateOperations = {
  getState: {
    tags: ["state"],
    summary: "The State as it is",
    response: { 200: stateReply, ...errorReplies() },
  },
  streamState: {
    tags: ["state"],
    summary: "The State, now and on every change",
    description:
      "Server-sent events: event `state` with the whole State at once and after every change, its `id` being the revision; " +
      `event \`heartbeat\` every ${STREAM_TIMING.heartbeatMs / 1_000} s. A reader that is slow gets the newest State only.`,
    response: {
      200: {
        description: "A stream of events.",
        content: { "text/event-stream": { schema: { type: "string" } } },
      },
      ...errorReplies(503),
    },
  },
};
