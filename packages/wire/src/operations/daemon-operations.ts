import { errorReplies } from "../replies/error-replies.js";
import { Health } from "../replies/health.js";

const tags = ["daemon"];

/** The daemon itself. */
export const daemonOperations = {
  getHealth: {
    tags,
    summary: "Whether the daemon lives, and whether the coach's program is found",
    response: { 200: Health, ...errorReplies() },
  },
  getApi: {
    tags,
    summary: "This document",
    response: { 200: { type: "object", description: "An OpenAPI 3.1 document." }, ...errorReplies() },
  },
};
