import http, { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { soon } from "../../testing/soon.js";
import { RetryingSource } from "../retrying-source.js";
import { RecordedEvents } from "../testing/recorded-events.js";
import { watchActivityWatch } from "./watch-activitywatch.js";

let server: Server;
let port: number;
let source: RetryingSource;
let events: RecordedEvents;
let window: { app?: string; title?: string };
let status: string;
let ageSecs: number;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

function bucket(id: string, type: string, host: string): object {
  const times = { created: "2024-01-01T00:00:00Z", last_updated: "2024-01-02T00:00:00Z" };
  return { [id]: { id, type, client: "aw-watcher", hostname: host, ...times } };
}

function lastEvent(data: object): object[] {
  return [{ id: 1, timestamp: new Date(Date.now() - ageSecs * 1_000).toISOString(), duration: 1.5, data }];
}

/** As documented at docs.activitywatch.net/en/latest/api/rest.html. */
function answerAsDocumented(request: IncomingMessage, response: ServerResponse): void {
  const answers: Record<string, unknown> = {
    "/api/0/buckets/": {
      ...bucket("aw-watcher-window_other", "currentwindow", "other"),
      ...bucket("aw-watcher-window_desk", "currentwindow", "desk"),
      ...bucket("aw-watcher-afk_desk", "afkstatus", "desk"),
    },
    "/api/0/buckets/aw-watcher-window_desk/events?limit=1": lastEvent(window),
    "/api/0/buckets/aw-watcher-afk_desk/events?limit=1": lastEvent({ status }),
  };
  const found = answers[request.url ?? ""];
  response.writeHead(found === undefined ? 404 : 200, { "content-type": "application/json" });
  response.end(JSON.stringify(found ?? { message: "There's no bucket named that" }));
}

const notThere = () => `does not answer at 127.0.0.1:${port}`;

async function listen(): Promise<void> {
  server = createServer((request, response) => answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
}

async function close(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

beforeEach(async () => {
  [window, status, ageSecs, answer] = [{ app: "firefox", title: "News" }, "not-afk", 1, answerAsDocumented];
  await listen();
  events = new RecordedEvents();
  const watch = watchActivityWatch({ port, hostname: "desk", pollMs: 20 });
  source = new RetryingSource({ name: "activitywatch", watch });
});
afterEach(async () => {
  await source.stop();
  await close();
});

it("follows the window bucket of this machine, and whether the user is away", async () => {
  source.start(events);
  await vi.waitFor(() => expect(events.windows.at(-1)).toEqual({ app: "firefox", title: "News" }), soon);
  window = { app: "code" };
  status = "afk";
  await vi.waitFor(() => expect(events.windows.at(-1)).toEqual({ app: "code", title: "" }), soon);
  await vi.waitFor(() => expect(events.idles.at(-1)).toBe(true), soon);
});

it("gives no sign of life for a watcher that stopped writing", async () => {
  ageSecs = 60;
  source.start(events);
  status = "afk";
  await vi.waitFor(() => expect(events.idles.at(-1)).toBe(true), soon);
  expect([events.windows, events.aliveCount]).toEqual([[], 0]);
});

it("is asked directly, not by way of what Node sends through the user's proxy", async () => {
  // With NODE_USE_ENV_PROXY these two are what goes through it.
  const shared = http.globalAgent;
  let throughProxy = 0;
  http.globalAgent = new (class extends http.Agent {
    createConnection(): never {
      throughProxy += 1;
      throw new Error("a proxy was asked");
    }
  })();
  const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new Error("a proxy was asked"));
  onTestFinished(() => {
    http.globalAgent = shared;
    fetched.mockRestore();
  });
  // The trap works: a request that names no agent of its own falls into it.
  expect(() => http.get({ port })).toThrow("a proxy was asked");
  source.start(events);
  await vi.waitFor(() => expect(events.windows.at(-1)).toEqual({ app: "firefox", title: "News" }), soon);
  expect([throughProxy, fetched.mock.calls.length]).toEqual([1, 0]);
});

it("says so while the server is gone, and goes on when it is back", async () => {
  source.start(events);
  await vi.waitFor(() => expect(events.windows.length).toBeGreaterThan(0), soon);
  // It keeps its port, which somebody else could take meanwhile.
  answer = (request) => request.socket.destroy();
  await vi.waitFor(() => expect(events.reasons.at(-1)).toContain(notThere()), soon);
  const before = events.windows.length;
  answer = answerAsDocumented;
  await vi.waitFor(() => expect(events.windows.length).toBeGreaterThan(before), soon);
});

it("says so when nobody listens", async () => {
  await close();
  source.start(events);
  await vi.waitFor(() => expect(events.reasons[0]).toContain(notThere()), soon);
});

it("says that the window watcher is missing", async () => {
  answer = (_request, response) => response.end("{}");
  source.start(events);
  await vi.waitFor(() => expect(events.reasons.at(-1)).toContain("Start aw-watcher-window"), soon);
});

it.each<[string, (response: ServerResponse) => void]>([
  ["no JSON", (response) => response.end("<html>")],
  ["an endless answer", (response) => response.end(Buffer.alloc(5_000_000, "x"))],
  ["a redirection elsewhere", (response) => response.writeHead(302, { location: "http://192.0.2.1/" }).end()],
  ["an error", (response) => response.writeHead(500).end("{}")],
])("takes %s for an ActivityWatch that cannot be used", async (_name, respond) => {
  answer = (_request, response) => respond(response);
  source.start(events);
  await vi.waitFor(() => expect(events.reasons[0]).toContain("ActivityWatch"), soon);
  expect(events.windows).toEqual([]);
});
