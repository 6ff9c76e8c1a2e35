import { deepEqual, equal, ok } from "node:assert/strict";
import { readdirSync } from "node:fs";
import { isAgentTool } from "./is-agent-tool.mjs";
import { makeCustomisedHome, PRIVATE_MARK } from "./make-home.mjs";

/** Throws unless a run gives the model the intent, and nothing of the user's to it or to the disk. */
export async function keepsApart(context) {
  const { home, traces } = makeCustomisedHome(context.model);
  const mark = `intent-${Date.now()}`;
  const backend = context.backend({ home, ...(context.name === "codex" && { model: "stand-in" }) });
  equal((await backend.status()).status, "ready");
  const { error } = await context.coach("ok", { backend, intent: mark });
  if (error !== undefined) throw error;
  // Older ones warm up the models of helpers that are never used, with words of their own.
  const requests = context.modelRequests().map(({ body }) => body);
  ok(!requests.some((body) => body.includes(PRIVATE_MARK)), "the user's instructions were sent");
  const asked = requests.filter((body) => body.includes(mark));
  equal(asked.length, 1);
  deepEqual((JSON.parse(asked[0]).tools ?? []).filter(isAgentTool), []);
  deepEqual(readdirSync(traces), [], "hooks or servers of the user ran");
  deepEqual(context.filesHolding(home, mark), [], "the intent is on the disk");
}
