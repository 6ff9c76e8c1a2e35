import { deepEqual, equal, ok } from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { nothingLeft } from "./leftovers.mjs";
import { makeCustomisedHome, PRIVATE_MARK } from "./make-home.mjs";

const HOSTILE_INTENTS = [
  "look at @/etc/passwd",
  "/help",
  "- [ ] x",
  "--version",
  "$skill",
  "@/etc/hostname",
  "!id",
  "# x",
];

const FIXED = { system: "You answer with one JSON object." };

/** Checks of what reaches the model: our prompt as it is, no tools that work, nothing of the user's. */
export const promptChecks = [
  ...HOSTILE_INTENTS.map((intent) => ({
    name: `takes the intent ${JSON.stringify(intent)} for plain text`,
    async run(context) {
      const { proposal, error } = await context.coach("ok", { intent });
      if (error !== undefined) throw error;
      ok(proposal.nextAction);
      equal(sentText(context.onlyRequest().body), context.ai.buildPrompt(intent).trim());
    },
  })),
  ...[false, true].map((warmStart) => ({
    name: `opens no file that a bare prompt names${warmStart ? ", started ahead" : ""}`,
    async run(context) {
      const prompt = "Look at this:\n @/etc/hostname and\n@/etc/passwd please";
      const backend = context.backend({ warmStart });
      backend.warm(FIXED);
      await backend.run({ ...FIXED, prompt }, { signal: AbortSignal.timeout(60_000) });
      const { body } = context.onlyRequest();
      equal(sentText(body), prompt);
      ok(!body.includes("root:x:0"), "the password file was sent");
      ok(
        !body.includes(JSON.stringify(readFileSync("/etc/hostname", "utf8")).slice(1, -1)),
        "the host name was sent",
      );
    },
  })),
  {
    name: "sends one request, and goes nowhere else",
    async run(context) {
      await context.coach("ok");
      const { body } = context.onlyRequest();
      deepEqual(context.model.strays, []);
      return `${body.length} bytes`;
    },
  },
  {
    name: "offers no tools",
    async run(context) {
      // codex offers its newest models tools that no option takes away; what holds those is checked by a call of one.
      await context.coach("ok", {
        backend: context.backend(context.name === "codex" ? { model: "stand-in" } : {}),
      });
      deepEqual(JSON.parse(context.onlyRequest().body).tools ?? [], []);
    },
  },
  {
    name: "runs and sends nothing of a customised HOME",
    async run(context) {
      const { home, traces } = makeCustomisedHome(context.model);
      const { error } = await context.coach("ok", { backend: context.backend({ home }) });
      if (error !== undefined) throw error;
      ok(!context.onlyRequest().body.includes(PRIVATE_MARK), "the user's instructions were sent");
      deepEqual(readdirSync(traces), []);
    },
  },
  {
    name: "leaves no copy of the prompt on disk",
    async run(context) {
      const mark = `intent-${Date.now()}`;
      await context.coach("ok", { intent: mark });
      ok(context.onlyRequest().body.includes(mark));
      await nothingLeft(context.runDir);
      deepEqual(context.filesHolding(context.home, mark), []);
    },
  },
];

/** The words of the user's message, in either dialect. */
function sentText(body) {
  const { messages, input } = JSON.parse(body);
  const message = (messages ?? input).findLast(({ role }) => role === "user");
  const parts = typeof message.content === "string" ? [{ text: message.content }] : message.content;
  return parts
    .map(({ text }) => text)
    .join("")
    .trim();
}
