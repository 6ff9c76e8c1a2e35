import { dirname, join } from "node:path";
import { createServer, type Server } from "node:net";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { soon } from "../../testing/soon.js";
import { RetryingSource } from "../retrying-source.js";
import { RecordedEvents } from "../testing/recorded-events.js";
import { SocketServer } from "../testing/socket-server.js";
import { watchHyprland } from "./watch-hyprland.js";

let eventSocket: SocketServer;
let querySocket: Server;
let source: RetryingSource;
let events: RecordedEvents;
let asked: string[];
let active: unknown;

beforeEach(async () => {
  active = {};
  asked = [];
  eventSocket = await SocketServer.start(() => undefined, ".socket2.sock");
  const socketDir = dirname(eventSocket.path);
  querySocket = createServer((socket) => {
    socket.on("data", (query: Buffer) => {
      asked.push(query.toString());
      socket.end(JSON.stringify(active));
    });
  });
  await new Promise<void>((resolve) => querySocket.listen(join(socketDir, ".socket.sock"), resolve));
  events = new RecordedEvents();
  source = new RetryingSource({ name: "hyprland", watch: watchHyprland({ socketDir }) });
});
afterEach(async () => {
  await source.stop();
  await new Promise((resolve) => querySocket.close(resolve));
  await eventSocket.stop();
});

async function untilLast(expected: unknown): Promise<void> {
  await vi.waitFor(() => expect(events.windows.at(-1)).toEqual(expected), soon);
}

it("asks once what is in front, and follows by events from there", async () => {
  active = { address: "0x1", class: "kitty", title: "one, two", pid: 7 };
  source.start(events);
  await untilLast({ app: "kitty", title: "one, two" });
  eventSocket.send("workspace>>2\nactivewindow>>firefox,A, B and C\nactivewindowv2>>5f00\n");
  await untilLast({ app: "firefox", title: "A, B and C" });
  eventSocket.send("activewindow>>,\nactivewindowv2>>\n");
  await untilLast(undefined);
  expect(asked).toEqual(["j/activewindow"]);
});

it("knows that no window is active when Hyprland answers with an empty object", async () => {
  source.start(events);
  await vi.waitFor(() => expect(events.windows).toEqual([undefined]), soon);
});

it("takes lines in pieces, garbage, endless lines and floods", async () => {
  source.start(events);
  await vi.waitFor(() => expect(events.windows.length).toBe(1), soon);
  eventSocket.send("activewi");
  eventSocket.send("ndow>>kitty,pie");
  eventSocket.send("ces\n");
  await untilLast({ app: "kitty", title: "pieces" });
  eventSocket.send(Buffer.from([0xff, 0x00, 0x0a]));
  eventSocket.send(`activewindow>>kitty,${"x".repeat(1_000_000)}\n`);
  const flood = Array.from({ length: 10_000 }, (_, at) => `activewindow>>kitty,title ${at}\n`);
  eventSocket.send(flood.join(""));
  await untilLast({ app: "kitty", title: "title 9999" });
  expect(events.windows.length).toBeLessThan(1_000);
  expect(events.reasons).toEqual([]);
});

it("says so when Hyprland is gone", async () => {
  source.start(events);
  await vi.waitFor(() => expect(events.windows.length).toBe(1), soon);
  eventSocket.dropClients();
  await vi.waitFor(() => expect(events.reasons).toEqual(["The connection to Hyprland was lost."]), soon);
  await vi.waitFor(() => expect(events.windows.length).toBe(2), soon);
});
