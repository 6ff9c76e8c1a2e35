import { expect, it } from "vitest";
import { wordsForLog } from "./words-for-log.js";

const PROMPT = 'You are a coach.\nRough intent: "fix the login error"\n';

it("keeps lines that speak of an error", () => {
  expect(
    wordsForLog("OpenAI Codex v0.171.0\nworkdir: /x\nERROR: stream disconnected\ntokens used\n", PROMPT),
  ).toBe("ERROR: stream disconnected");
});

it("keeps no line of the prompt, whole, cut or with something around it", () => {
  const echo = `user\n${PROMPT}\n> Rough intent: "fix the login error"\nthe login error\nERROR: fix the login error\n`;
  expect(wordsForLog(echo, `${PROMPT}fix the login error\n`)).toBeUndefined();
});

it("keeps no answer", () => {
  expect(wordsForLog('error {"next_action":"x","success_condition":"y"}', PROMPT)).toBeUndefined();
});

it("is short and says nothing twice", () => {
  const text = `${"error a\n".repeat(50)}error ${"b".repeat(5_000)}\n`;
  const lines = wordsForLog(text, PROMPT)?.split("\n");
  expect(lines?.map((line) => line.length)).toEqual([7, 300]);
});
