import { expect, it, vi } from "vitest";
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

it("looks into no output that is longer than any answer", () => {
  const searches = vi.spyOn(String.prototype, "indexOf");
  expect(answerIsClosed(`${"{".repeat(1_000_000)}}`)).toBe(false);
  expect(searches).not.toHaveBeenCalled();
  expect(answerIsClosed('{"a":1}')).toBe(true);
  expect(searches).toHaveBeenCalled();
  searches.mockRestore();
});
