import { expect, it } from "vitest";
import { ClaudeReader } from "./claude-reader.js";

const line = (event: unknown) => JSON.stringify(event);
const delta = (text: string) =>
  line({ type: "stream_event", event: { type: "content_block_delta", delta: { type: "text_delta", text } } });

const part = (id: string, content: unknown) => line({ type: "assistant", message: { id, content } });

it("collects the text from its pieces, which are not kept", () => {
  const reader = new ClaudeReader();
  expect(reader.line(line({ type: "system", subtype: "init" }))).toBe(true);
  expect(reader.line(delta('{"a"'))).toBe(false);
  reader.line(delta(":1}"));
  expect(reader.textSoFar).toBe('{"a":1}');
  expect(reader.complete).toBe(false);
});

it("starts over with each message of the model, and leaves thinking out", () => {
  const reader = new ClaudeReader();
  reader.line(delta("first"));
  reader.line(line({ type: "stream_event", event: { type: "message_start" } }));
  reader.line(
    line({
      type: "stream_event",
      event: { type: "content_block_delta", delta: { type: "thinking_delta", thinking: "hm" } },
    }),
  );
  expect(reader.textSoFar).toBeUndefined();
});

it("is complete with the result", () => {
  const reader = new ClaudeReader();
  reader.line(line({ type: "result", subtype: "success", is_error: false, result: "x" }));
  expect(reader).toMatchObject({ complete: true, problem: undefined });
});

it("believes is_error, not the subtype", () => {
  const reader = new ClaudeReader();
  reader.line(
    line({
      type: "result",
      subtype: "success",
      is_error: true,
      api_error_status: 401,
      result: "Invalid API key",
    }),
  );
  expect(reader.problem).toEqual({ text: "Invalid API key", status: 401 });
});

it("takes the message before a result that is empty, and the result where there is one", () => {
  const message = { type: "assistant", message: { id: "m", content: [{ type: "text", text: "said" }] } };
  const reader = new ClaudeReader();
  reader.line(line(message));
  reader.line(line({ type: "result", subtype: "success", is_error: false, result: "" }));
  expect(reader).toMatchObject({ answer: "said", complete: true, problem: undefined });
  reader.line(line({ type: "result", subtype: "success", is_error: false, result: "whole" }));
  expect(reader.answer).toBe("whole");
});

it("puts the parts of one message together, and takes the last of several", () => {
  const reader = new ClaudeReader();
  reader.line(part("1", "first"));
  reader.line(part("2", [{ type: "text", text: '{"a"' }]));
  reader.line(part("2", [{ type: "thinking", thinking: "hm" }]));
  reader.line(part("2", [{ type: "text", text: ":1}" }]));
  expect(reader.answer).toBe('{"a":1}');
});

it("takes an error at the end for one though an object was complete, not one that it survived", () => {
  const reader = new ClaudeReader();
  reader.line(delta('{"a":1}'));
  reader.line(line({ type: "error", error: { type: "overloaded_error", message: "Overloaded" } }));
  expect(reader.problem).toEqual({ text: "Overloaded overloaded_error" });
  reader.line(delta("{}"));
  expect(reader.problem).toBeUndefined();
  reader.line(line({ type: "result", subtype: "error_during_execution", is_error: false }));
  expect(reader.problem).toEqual({ text: "error_during_execution" });
});

it.each(["plain text", "{", "[1]", '{"next_action":"x"}', ""])("lets %j through", (text) => {
  const reader = new ClaudeReader();
  expect(reader.line(text)).toBe(true);
  expect(reader).toMatchObject({ sawEvents: false, complete: false, textSoFar: undefined });
});
