// The least an MCP server on standard input and output has to say: who it is, and one tool.
import { createInterface } from "node:readline";

const RESULTS = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: "bench", version: "1.0.0" },
  }),
  "tools/list": () => ({
    tools: [{ name: "noop", description: "Does nothing.", inputSchema: { type: "object" } }],
  }),
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  const result = RESULTS[method]?.(params ?? {});
  if (id === undefined) continue;
  const answer = result === undefined ? { error: { code: -32601, message: "Method not found" } } : { result };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...answer })}\n`);
}
