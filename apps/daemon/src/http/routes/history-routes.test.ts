import { once } from "node:events";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import Fastify, { type FastifyInstance } from "fastify";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { answerErrors } from "../plugins/error-responses.js";
import { readJsonBodies } from "../plugins/json-body.js";
import { compilersFactory } from "../schemas/compilers-factory.js";
import { sharedSchemas } from "@antidrift/wire/schemas";
import type { OpenedStore } from "../../store/open-store.js";
import {
  NOON,
  openTestStore,
  session,
  snapshot,
  spans,
  temporaryStateDir,
} from "../../store/test-support.js";
import { soon } from "../../testing/soon.js";
import { exportRoute } from "./export.js";
import { historyRoutes } from "./history.js";
import { importRoute } from "./import.js";

let opened: OpenedStore;
let app: FastifyInstance;

beforeEach(async () => {
  opened = openTestStore(temporaryStateDir());
  app = Fastify({
    schemaController: { compilersFactory },
    bodyLimit: 64 * 1024,
    forceCloseConnections: true,
  });
  for (const schema of Object.values(sharedSchemas)) app.addSchema(schema);
  answerErrors(app);
  readJsonBodies(app);
  await app.register(historyRoutes, opened);
  await app.register(exportRoute, { history: opened.history, nowMs: () => NOON });
  await app.register(importRoute, opened);
  onTestFinished(() => app.close());
});

function record(...numbers: number[]): void {
  for (const n of numbers) opened.store.commit({ snapshot: snapshot(n), ended: session(n), spans: spans(2) });
}

async function get(url: string) {
  const response = await app.inject(url);
  return { status: response.statusCode, body: response.json() };
}

async function send(method: "PATCH" | "DELETE" | "POST", url: string, body?: unknown) {
  const response = await app.inject({ method, url, ...(body !== undefined && { payload: body as object }) });
  return { status: response.statusCode, body: response.json() };
}

describe("GET /history", () => {
  test("answers pages that join", async () => {
    record(1, 2, 3);
    const first = await get("/history?limit=2");
    expect(first).toMatchObject({ status: 200, body: { sessions: [session(3), session(2)] } });
    const second = await get(`/history?limit=2&cursor=${first.body.next_cursor}`);
    expect(second.body).toEqual({ sessions: [session(1)] });
  });

  test("takes a time and words", async () => {
    record(1, 2, 3);
    const { body } = await get(`/history?from=${NOON + 120_000}&to=${NOON + 180_000}&q=ACTION`);
    expect(body).toEqual({ sessions: [session(2)] });
  });

  test.each([
    ["limit=0", "limit"],
    ["limit=201", "limit"],
    ["limit=-1", "limit"],
    ["limit=ten", "limit"],
    ["limit=1&limit=2", "limit"],
    ["from=yesterday", "from"],
    ["to=1e3", "to"],
    ["to=9999999999999999", "to"],
    ["cursor=x", "cursor"],
    [`q=${"x".repeat(201)}`, "q"],
    ["page=2", "page"],
  ])("refuses ?%s by the name of the field", async (query, field) => {
    expect(await get(`/history?${query}`)).toMatchObject({
      status: 400,
      body: { field, error: expect.any(String) },
    });
  });
});

describe("/history/:id", () => {
  test("GET answers the session and its spans, a page at a time", async () => {
    record(1);
    const first = await get("/history/session-1?limit=1");
    expect(first.body).toMatchObject({ session: session(1), spans: spans(1), spans_count: 2 });
    const second = await get(`/history/session-1?cursor=${first.body.next_cursor}`);
    expect(second.body).toEqual({ session: session(1), spans: spans(2).slice(1), spans_count: 2 });
  });

  test("PATCH changes outcome and note", async () => {
    record(1);
    const { body } = await send("PATCH", "/history/session-1", { outcome: "not_done", note: "x" });
    expect(body).toEqual(session(1, { outcome: "not_done", note: "x" }));
    expect((await get("/history/session-1")).body.session).toEqual(body);
  });

  test.each([
    [{}, undefined],
    [{ outcome: "not_recorded" }, "outcome"],
    [{ note: 5 }, "note"],
    [{ note: "x".repeat(4001) }, "note"],
    [{ next_action: "other" }, "next_action"],
  ])("PATCH %j is refused and changes nothing", async (change, field) => {
    record(1);
    const { status, body } = await send("PATCH", "/history/session-1", change);
    expect([status, body.field]).toEqual([400, field]);
    expect((await get("/history/session-1")).body.session).toEqual(session(1));
  });

  test("DELETE answers what it removed, which POST /import takes back", async () => {
    record(1);
    const { body } = await send("DELETE", "/history/session-1");
    expect(body).toEqual({ session: session(1), spans: spans(2) });
    expect((await get("/history")).body.sessions).toEqual([]);
    const undo = await send("POST", "/import", { version: 1, sessions: [body] });
    expect(undo).toEqual({ status: 200, body: { imported: 1, unchanged: 0, kept: 0 } });
    expect((await get("/history/session-1")).body.spans).toEqual(spans(2));
  });

  test.each(["GET", "PATCH", "DELETE"] as const)(
    "%s answers 404 for a session that is not there",
    async (method) => {
      const payload = method === "PATCH" ? { payload: { note: "" } } : {};
      const response = await app.inject({ method, url: "/history/nothing", ...payload });
      expect([response.statusCode, response.json().code]).toEqual([404, "not_found"]);
    },
  );
});

describe("GET /export", () => {
  test("answers a file that POST /import takes back", async () => {
    record(1, 2);
    const response = await app.inject("/export");
    expect(response.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="antidrift-2026-03-01.json"`,
    });
    expect(await send("POST", "/import", response.json())).toMatchObject({
      body: { imported: 0, unchanged: 2, kept: 0 },
    });
    for (const n of [1, 2]) await send("DELETE", `/history/session-${n}`);
    expect(await send("POST", "/import", response.json())).toMatchObject({
      body: { imported: 2, unchanged: 0, kept: 0 },
    });
    expect((await app.inject("/export")).body).toBe(response.body);
  });

  test("answers a table", async () => {
    record(1);
    const response = await app.inject("/export?format=csv");
    expect(response.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="antidrift-2026-03-01.csv"`,
    });
    expect(response.body.trim().split("\r\n")).toHaveLength(2);
  });

  test("refuses another format", async () => {
    expect(await get("/export?format=xml")).toMatchObject({ status: 400, body: { field: "format" } });
  });

  test("answers 503 where the store cannot be reached", async () => {
    await opened.close();
    expect(await get("/export")).toMatchObject({ status: 503, body: { code: "not_saved" } });
  });

  test("waits for a reader that stops reading", async () => {
    // More than the buffers of both ends of a socket hold.
    const large = spans(50_000).map((span) => Object.assign(span, { title: "x".repeat(500) }));
    opened.store.commit({ snapshot: snapshot(1), ended: session(1), spans: large });
    let read = 0;
    const { spans: all } = opened.history;
    opened.history.spans = function* counted(id) {
      for (const span of all(id)) {
        read += 1;
        yield span;
      }
    };
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write("GET /export HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n");
    await once(socket, "readable");
    // Until it has come to rest.
    for (let before = -1; before !== read; await new Promise((resolve) => setTimeout(resolve, 50)))
      before = read;
    expect(read).toBeLessThan(40_000);
    let bytes = 0;
    for await (const chunk of socket) bytes += chunk.length;
    expect(read).toBe(50_000);
    expect(bytes).toBeGreaterThan(25_000_000);
  });
});

describe("POST /import", () => {
  test("takes more than other bodies may have", async () => {
    const sessions = Array.from({ length: 1000 }, (_, n) => ({ session: session(n), spans: spans(5) }));
    expect(await send("POST", "/import", { version: 1, sessions })).toMatchObject({
      body: { imported: 1000 },
    });
    expect((await get("/history")).body.sessions).toHaveLength(50);
  });

  test("takes all or nothing", async () => {
    const sessions = [1, 2].map((n) => ({ session: session(n), spans: [] }));
    const { status, body } = await send("POST", "/import", {
      version: 1,
      sessions: [...sessions, { session: {} }],
    });
    expect([status, body.field]).toEqual([400, "sessions.2.spans"]);
    expect((await get("/history")).body.sessions).toEqual([]);
  });

  test("takes a note as the session itself would", async () => {
    await send("POST", "/import", { version: 1, sessions: [{ session: session(1), spans: [] }] });
    const { body } = await send("PATCH", "/history/session-1", { note: " done\u0000\r\nwell " });
    expect(body.note).toBe("done\nwell");
  });

  test("refuses a body that is none", async () => {
    const headers = { "content-type": "application/json" };
    expect((await app.inject({ method: "POST", url: "/import", headers })).statusCode).toBe(400);
    expect((await app.inject({ method: "POST", url: "/import", headers, payload: "{" })).statusCode).toBe(
      400,
    );
    expect((await app.inject({ method: "POST", url: "/import", headers, payload: "x" })).json().code).toBe(
      "bad_body",
    );
  });

  test("answers, and keeps the connection, when it refuses a body that is still on its way", async () => {
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const body = Buffer.concat([Buffer.from(`{"version":1,"sessions":[{}`), Buffer.alloc(5_000_000, ",{}")]);
    const response = await fetch(`http://127.0.0.1:${port}/import`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ field: "sessions.0.session" });
  });

  test("forgets an upload that breaks off", async () => {
    await app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const arrived = once(app.server, "connection") as Promise<[Socket]>;
    const socket = connect(port, "127.0.0.1");
    const part = JSON.stringify({ version: 1, sessions: [{ session: session(1), spans: [] }] }).slice(0, -2);
    const upload = `POST /import HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n${part}`;
    socket.write(upload);
    const [served] = await arrived;
    await vi.waitFor(() => expect(served.bytesRead).toBe(Buffer.byteLength(upload)), soon);
    socket.destroy();
    await once(socket, "close");
    expect((await get("/history")).body.sessions).toEqual([]);
    expect(await send("POST", "/import", { version: 1, sessions: [] })).toMatchObject({ status: 200 });
  });
});
