import { expect, it } from "vitest";
import { ClaudeReader } from "./claude-reader.js";

const line = (event: unknown) => JSON.stringify(event);
const delta = (text: string) =>
  line({ type: "stream_event", event: { type: "content_block_delta", delta: { type: "text_delta", text } } });

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

it.each(["plain text", "{", "[1]", '{"next_action":"x"}', ""])("lets %j through", (text) => {
  const reader = new ClaudeReader();
  expect(reader.line(text)).toBe(true);
  expect(reader).toMatchObject({ sawEvents: false, complete: false, textSoFar: undefined });
});
