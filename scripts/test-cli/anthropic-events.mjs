/** One streamed answer of the Anthropic Messages API: a text, or a call of a tool. */
export function anthropicEvents({ text, tool }) {
  const block = tool
    ? { type: "tool_use", id: "toolu_1", name: "Read", input: {} }
    : { type: "text", text: "" };
  const deltas = tool
    ? [{ type: "input_json_delta", partial_json: '{"file_path":"/etc/hostname"}' }]
    : pieces(text).map((piece) => ({ type: "text_delta", text: piece }));
  return [
    {
      type: "message_start",
      message: {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: "stand-in",
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 10, output_tokens: 1 },
      },
    },
    { type: "content_block_start", index: 0, content_block: block },
    ...deltas.map((delta) => ({ type: "content_block_delta", index: 0, delta })),
    { type: "content_block_stop", index: 0 },
    {
      type: "message_delta",
      delta: { stop_reason: tool ? "tool_use" : "end_turn", stop_sequence: null },
      usage: { output_tokens: 20 },
    },
    { type: "message_stop" },
  ];
}

function pieces(text) {
  return text.match(/[\s\S]{1,24}/gu) ?? [];
}
