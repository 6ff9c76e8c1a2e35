import type { FixedRequest, ModelRequest } from "../../backend.js";

/** What some role's requests have in common. */
export const FIXED: FixedRequest = {
  system: "You are a planner.",
  schema: { type: "object", properties: { plan: { type: "string" } }, required: ["plan"] },
};

/** A request of that role. */
export function aRequest(prompt: string): ModelRequest {
  return { ...FIXED, prompt };
}
