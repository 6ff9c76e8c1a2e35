import { expect, it } from "vitest";
import { CodexReader } from "./codex-reader.js";

function read(...events: readonly unknown[]): CodexReader {
  const reader = new CodexReader();
  for (const event of events) expect(reader.line(JSON.stringify(event))).toBe(true);
  return reader;
}

const item = (type: string, more: object = {}) => ({
  type: "item.completed",
  item: { id: "1", type, ...more },
});
const refused = {
  type: "error",
  message: "Reconnecting... 1/5 (unexpected status 401 Unauthorized: bad key)",
};

it("finds the answer, and its end with the turn", () => {
  const reader = read(item("error", { message: "harmless" }), item("agent_message", { text: "hi" }));
  expect(reader).toMatchObject({ textSoFar: "hi", complete: false, hopeless: undefined });
  reader.line('{"type":"turn.completed","usage":{}}');
  expect(reader).toMatchObject({ complete: true, problem: undefined });
});

it("keeps what a failed turn says", () => {
  const reader = read({ type: "turn.failed", error: { message: "last status: 429" } });
  expect(reader).toMatchObject({ complete: true, problem: { text: "last status: 429" } });
});

it("takes an error at the end for one though a message was complete, not one that it survived", () => {
  const message = item("agent_message", { text: '{"a":1}' });
  const cut = { type: "error", message: "stream disconnected before completion" };
  expect(read(message, cut).problem).toEqual({ text: cut.message });
  expect(read(cut, message).problem).toBeUndefined();
  expect(read(cut, message, cut, { type: "turn.completed" }).problem).toBeUndefined();
});

it("gives up when the key is refused again, not the first time: a new token may come", () => {
  expect(read(refused).hopeless).toBeUndefined();
  expect(read(refused, refused).hopeless).toBe("not_signed_in");
});

it("gives up when the service cannot be reached over HTTP twice, while a WebSocket may fail as it likes", () => {
  const socket = { type: "error", message: "Reconnecting... 2/5 (stream disconnected: Connection refused)" };
  const http = { type: "error", message: "Reconnecting... 1/5 (Connection failed: error sending request)" };
  expect(read(socket, socket, socket, http).hopeless).toBeUndefined();
  expect(read(socket, http, http).hopeless).toBe("network");
});

it.each(["command_execution", "mcp_tool_call", "file_change", "web_search"])("gives up on a %s", (type) => {
  expect(read({ type: "item.started", item: { type } }).hopeless).toBe("failed");
});

it("gives up when the model calls a tool that is not there", () => {
  const reader = read();
  reader.stderr("warning: nothing\n");
  expect(reader.hopeless).toBeUndefined();
  reader.stderr("2026-11-30T07:53:06Z ERROR codex_core::tools::router: error=unsupported call: shell\n");
  expect(reader.hopeless).toBe("failed");
});
