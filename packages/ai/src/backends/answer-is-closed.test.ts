import { expect, it } from "vitest";
import { answerIsClosed } from "./answer-is-closed.js";

it.each(['{"a":1}', 'Sure: {"a":{"b":"}"}}\n', '```json\n{"a":1}\n```\n', "{ not json } {}"])(
  "sees that %j is whole",
  (text) => {
    expect(answerIsClosed(text)).toBe(true);
  },
);

it.each(["", "thinking", '{"a":1', '{"a":{"b":1}', 'use {"a":1} like', "{}}", "```\n{"])(
  "sees that %j may go on",
  (text) => {
    expect(answerIsClosed(text)).toBe(false);
  },
);

it("takes no time over hostile output", () => {
  const started = performance.now();
  expect(answerIsClosed(`${"{".repeat(1_000_000)}}`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1_000);
});
