const SHELL_CALL = {
  type: "function_call",
  id: "fc_1",
  call_id: "call_1",
  name: "shell",
  arguments: '{"command":["cat","/etc/hostname"]}',
};

/** What the newest models are offered whatever the options say. */
const CODE_CALL = {
  type: "custom_tool_call",
  id: "ctc_1",
  call_id: "call_1",
  name: "exec",
  input: 'text(await tools.exec_command({ cmd: "cat /etc/hostname" }))',
};

/** One streamed answer of the OpenAI Responses API: a text, or a call of a tool ("tool" or "code"). */
export function openaiEvents({ text, tool }) {
  const message = {
    type: "message",
    id: "msg_1",
    role: "assistant",
    content: [{ type: "output_text", text, annotations: [] }],
  };
  const item = { tool: SHELL_CALL, code: CODE_CALL }[tool] ?? message;
  const deltas = tool ? [] : (text.match(/[\s\S]{1,24}/gu) ?? []);
  return [
    { type: "response.created", response: { id: "resp_1" } },
    { type: "response.output_item.added", output_index: 0, item: { ...item, content: [] } },
    ...deltas.map((delta) => ({
      type: "response.output_text.delta",
      item_id: "msg_1",
      output_index: 0,
      content_index: 0,
      delta,
    })),
    { type: "response.output_item.done", output_index: 0, item },
    {
      type: "response.completed",
      response: {
        id: "resp_1",
        output: [item],
        usage: {
          input_tokens: 10,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: 20,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: 30,
        },
      },
    },
  ];
}
