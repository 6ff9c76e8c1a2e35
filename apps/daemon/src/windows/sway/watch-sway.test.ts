import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { soon } from "../../testing/soon.js";
import { RetryingSource } from "../retrying-source.js";
import { RecordedEvents } from "../testing/recorded-events.js";
import { SocketServer } from "../testing/socket-server.js";
import { encodeI3, I3, I3Decoder } from "./i3-ipc.js";
import { watchSway } from "./watch-sway.js";

interface Container {
  readonly focused: boolean;
  readonly name?: string | null;
  readonly app_id?: string | null;
  readonly pid?: number;
  readonly window_properties?: { readonly class: string };
  readonly nodes?: readonly Container[];
  readonly floating_nodes?: readonly Container[];
}

describe("the Sway source, against a server that speaks its protocol", () => {
  let server: SocketServer;
  let source: RetryingSource;
  let events: RecordedEvents;
  let tree: Container;
  let subscribed: unknown;
  /** Goes out once, in one piece with the answer about the tree. */
  let afterTree: (() => Buffer) | undefined;

  beforeEach(async () => {
    tree = { focused: false, nodes: [{ focused: true, name: "1" }] };
    afterTree = undefined;
    server = await SocketServer.start((socket) => {
      const decoder = new I3Decoder();
      socket.on("data", (chunk: Buffer) => {
        for (const { type, payload } of decoder.push(chunk)) {
          if (type === I3.subscribe) subscribed = JSON.parse(payload);
          const answer = type === I3.getTree ? tree : { success: true };
          const parts = [encodeI3({ type, payload: JSON.stringify(answer) })];
          if (type === I3.getTree && afterTree !== undefined) parts.push(afterTree());
          socket.write(Buffer.concat(parts));
        }
      });
    });
    events = new RecordedEvents();
    source = new RetryingSource({ name: "sway", watch: watchSway({ socketPath: server.path }) });
  });
  afterEach(async () => {
    await source.stop();
    await server.stop();
  });

  function tell(type: number, event: unknown): void {
    server.send(encodeI3({ type, payload: JSON.stringify(event) }));
  }

  async function untilLast(expected: unknown): Promise<void> {
    await vi.waitFor(() => expect(events.windows.at(-1)).toEqual(expected), soon);
  }

  it("begins with what the tree says, floating windows and X11 ones too", async () => {
    const front = { focused: true, pid: 7, name: "Draft", window_properties: { class: "Gimp" } };
    tree = { focused: false, nodes: [{ focused: false, nodes: [], floating_nodes: [front] }] };
    source.start(events);
    await untilLast({ app: "Gimp", title: "Draft" });
    expect(subscribed).toEqual(["window", "workspace"]);
  });

  it("follows focus and titles by events alone, and passes over titles in the background", async () => {
    source.start(events);
    await vi.waitFor(() => expect(events.windows).toEqual([undefined]), soon);
    tell(I3.windowEvent, {
      change: "focus",
      container: { focused: true, pid: 1, app_id: "foot", name: "one" },
    });
    await untilLast({ app: "foot", title: "one" });
    tell(I3.windowEvent, {
      change: "title",
      container: { focused: false, pid: 2, app_id: "mail", name: "two" },
    });
    tell(I3.windowEvent, {
      change: "title",
      container: { focused: true, pid: 1, app_id: "foot", name: null },
    });
    await untilLast({ app: "foot", title: "" });
    expect(events.windows.map((sample) => sample?.app)).not.toContain("mail");
  });

  it("takes no older tree for newer than an event that came with it", async () => {
    tree = { focused: true, pid: 2, app_id: "foot", name: "second" };
    const container = { focused: true, pid: 1, app_id: "foot", name: "first" };
    afterTree = () => {
      afterTree = undefined;
      tree = container;
      return encodeI3({ type: I3.windowEvent, payload: JSON.stringify({ change: "focus", container }) });
    };
    source.start(events);
    await untilLast({ app: "foot", title: "first" });
    tell(I3.windowEvent, { change: "title", container: { ...container, name: "third" } });
    await untilLast({ app: "foot", title: "third" });
    expect(events.windows.map((sample) => sample?.title)).toEqual(["first", "third"]);
  });

  it("asks the tree when a window closes or another workspace is shown", async () => {
    tree = { focused: true, pid: 1, app_id: "foot", name: "one" };
    source.start(events);
    await untilLast({ app: "foot", title: "one" });
    tree = { focused: true, name: "2" };
    tell(I3.workspaceEvent, { change: "focus" });
    await untilLast(undefined);
    expect(events.windows).toEqual([{ app: "foot", title: "one" }, undefined]);
  });

  it("says that the connection was lost, and finds Sway again", async () => {
    tree = { focused: true, pid: 1, app_id: "foot", name: "one" };
    source.start(events);
    await untilLast({ app: "foot", title: "one" });
    server.dropClients();
    await vi.waitFor(() => expect(events.reasons).toEqual(["The connection to Sway was lost."]), soon);
    await vi.waitFor(() => expect(events.windows.length).toBe(2), soon);
  });

  it("survives garbage where an event should be", async () => {
    source.start(events);
    await vi.waitFor(() => expect(events.windows.length).toBe(1), soon);
    server.send(Buffer.from([0xff, 0xfe, ...Buffer.from("garbage garbage")]));
    await vi.waitFor(() => expect(events.reasons[0]).toContain("does not speak Sway's protocol"), soon);
    await vi.waitFor(() => expect(events.windows.length).toBe(2), soon);
    server.send(encodeI3({ type: I3.windowEvent, payload: `{"canary` }));
    await vi.waitFor(() => expect(events.reasons[1]).toBe("Sway sent something that is no JSON."), soon);
  });

  it("leaves no connection behind when it stops", async () => {
    source.start(events);
    await vi.waitFor(() => expect(events.windows.length).toBe(1), soon);
    await source.stop();
    await vi.waitFor(() => expect(server.connections).toBe(0), soon);
  });
});
