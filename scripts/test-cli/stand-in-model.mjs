import { createServer } from "node:http";
import { anthropicEvents } from "./anthropic-events.mjs";
import { openaiEvents } from "./openai-events.mjs";

/**
 * A model server on loopback that speaks Anthropic Messages and OpenAI Responses, streaming, and records what it is sent.
 * Set `scenario` between runs: "ok", "fenced", "prose", "empty", "hang", "half", "tool", "code", "401", "429", "500".
 * `strays` are other places that somebody wanted to reach with this server as a proxy.
 */
export async function startStandInModel({ answer, delayMs = 0 }) {
  const model = { scenario: "ok", requests: [], strays: [], answer, url: "", close };
  const server = createServer((request, response) => {
    void serve(request, response);
  });
  // codex tries a WebSocket first; 426 sends it to plain HTTP at once, 404 makes it try five times.
  server.on("upgrade", (_request, socket) => {
    turnAway(socket, "426 Upgrade Required");
  });
  // As a proxy it only writes down who wanted to go where.
  server.on("connect", (request, socket) => {
    model.strays.push(request.url);
    turnAway(socket, "403 Forbidden");
  });
  await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  model.url = `http://127.0.0.1:${server.address().port}`;

  async function serve(request, response) {
    const body = await readBody(request);
    model.requests.push({ method: request.method, url: request.url, headers: request.headers, body });
    setTimeout(() => reply(model, request, response), delayMs);
  }

  async function close() {
    server.closeAllConnections();
    await new Promise((resolve) => {
      server.close(resolve);
    });
  }
  return model;
}

function turnAway(socket, status) {
  // Whoever is turned away may hang up first.
  socket.on("error", () => {});
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

async function readBody(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function reply(model, request, response) {
  const dialect = dialectOf(request.url);
  if (!request.url.startsWith("/")) model.strays.push(request.url);
  if (request.method !== "POST" || dialect === undefined) {
    response.writeHead(404).end();
    return;
  }
  const { scenario } = model;
  if (scenario === "hang") return;
  if (/^\d{3}$/u.test(scenario)) {
    response.writeHead(Number(scenario), { "content-type": "application/json" });
    response.end(JSON.stringify(errorBody(dialect, model)));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const events = dialect.events({
    text: textFor(model),
    tool: ["tool", "code"].find((call) => call === scenario),
  });
  const sent = scenario === "half" ? events.slice(0, Math.ceil(events.length / 2)) : events;
  for (const event of sent) response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  if (scenario !== "half") response.end();
}

function dialectOf(url) {
  const path = url.split("?")[0];
  if (path.endsWith("/v1/messages")) return { name: "anthropic", events: anthropicEvents };
  if (path.endsWith("/responses")) return { name: "openai", events: openaiEvents };
  return undefined;
}

function textFor({ scenario, answer }) {
  if (scenario === "empty") return "";
  if (scenario === "fenced") return `Here it is:\n\`\`\`json\n${answer}\n\`\`\`\n`;
  if (scenario === "prose") return "I would rather talk about the weather.";
  return answer;
}

const KINDS = {
  401: ["authentication_error", "invalid x-api-key"],
  429: ["rate_limit_error", "This request would exceed your account's rate limit."],
  500: ["api_error", "Internal server error"],
};

/** `words` of the model server stand in for the usual message. */
function errorBody(dialect, { scenario, words }) {
  const [type, usual] = KINDS[scenario] ?? ["invalid_request_error", "error"];
  const message = words ?? usual;
  return dialect.name === "anthropic"
    ? { type: "error", error: { type, message } }
    : { error: { type, message, code: type } };
}
