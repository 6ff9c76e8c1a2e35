import { once } from "node:events";
import { FIRST_REVISION } from "@antidrift/session/testing";
import { expect, it, vi } from "vitest";
import { openSocket, sendRaw, statusesIn } from "../../testing/raw-request.js";
import { soon } from "../../testing/soon.js";
import { startTestApp } from "../../testing/test-app.js";

const post = (headers: string, body = ""): string =>
  `POST /planning HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const smuggled = "POST /planning HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\r\n";

it.each([
  ["a length", post("Content-Length: 2", `{}${smuggled}`)],
  ["chunks", post("Transfer-Encoding: chunked", `2\r\n{}\r\n0\r\n\r\n${smuggled}`)],
])(
  "runs a second command behind one that ends by %s, so that a smuggled one would be seen",
  async (_, bytes) => {
    const { listen, controller } = await startTestApp();
    const commanded = vi.spyOn(controller, "enterPlanning");
    // The second is read, understood and run: planning cannot be entered twice.
    expect(statusesIn(await sendRaw(await listen(), bytes))).toEqual([200, 409]);
    expect(commanded).toHaveBeenCalledTimes(2);
  },
);

it.each([
  ["two lengths", post("Content-Length: 2\r\nContent-Length: 3", "{}")],
  ["two lengths in one header", post("Content-Length: 2, 2", "{}")],
  ["a length and chunks", post("Content-Length: 6\r\nTransfer-Encoding: chunked", `0\r\n\r\n${smuggled}`)],
  [
    "chunks that are not the last coding",
    post("Transfer-Encoding: chunked, identity", `0\r\n\r\n${smuggled}`),
  ],
  ["a coding nobody knows", post("Transfer-Encoding: xchunked", `0\r\n\r\n${smuggled}`)],
  ["a space before the colon", post("Content-Length : 2", "{}")],
  ["a length that is none", post("Content-Length: +2", "{}")],
  ["a length below nothing", post("Content-Length: -1", "{}")],
  ["a folded header", post("X: a\r\n Transfer-Encoding: chunked", smuggled)],
  ["a chunk size that is none", post("Transfer-Encoding: chunked", `0x2\r\n{}\r\n0\r\n\r\n`)],
  ["a bare line feed in a header", post("X: a\nTransfer-Encoding: chunked", smuggled)],
  ["a NUL in a header", post("X: a\u0000b")],
  ["a header without a name", post(": x")],
  ["no Host at all", "GET /state HTTP/1.1\r\n\r\n"],
  ["a version of the future", "GET /state HTTP/9.9\r\nHost: localhost\r\n\r\n"],
  ["a method nobody knows", "FROB /state HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["TLS", Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
  ["headers of 100 KB", `GET /state HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(100_000)}\r\n\r\n`],
])("refuses %s, runs nothing of it and closes the connection", async (_name, bytes) => {
  const { listen, controller } = await startTestApp();
  const commanded = vi.spyOn(controller, "enterPlanning");
  const socket = await openSocket(await listen());
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
  const closed = once(socket, "close");
  socket.write(bytes);
  await closed;
  expect(statusesIn(answer)).toEqual([expect.toSatisfy((status) => status >= 400 && status < 500)]);
  expect(commanded).not.toHaveBeenCalled();
  expect(controller.state().revision).toBe(FIRST_REVISION);
});

it.each([
  ["HTTP/1.0 without a Host", "GET /state HTTP/1.0\r\n\r\n", 421],
  ["two Hosts", "GET /state HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", 421],
  [
    "an address with a host of its own",
    "GET http://evil.example/state HTTP/1.1\r\nHost: localhost\r\n\r\n",
    421,
  ],
  ["our own address with a host", "GET http://localhost/state HTTP/1.1\r\nHost: localhost\r\n\r\n", 421],
  ["an address that cannot be decoded", "GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n", 400],
  ["a long way round", "GET /./state HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
  ["a way out of the page's folder", "GET /../../package.json HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
  ["the same, encoded", "GET /..%2f..%2fpackage.json HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
  ["the same, encoded twice", "GET /%252e%252e%252fpackage.json HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
  ["the same by backslash", "GET /..\\..\\package.json HTTP/1.1\r\nHost: localhost\r\n\r\n", 404],
  [
    "an upgrade",
    "GET /state HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    200,
  ],
  ["a HEAD of the events", "HEAD /events HTTP/1.1\r\nHost: localhost\r\n\r\n", 200],
])("answers %s with its status", async (_name, bytes, status) => {
  const { listen } = await startTestApp();
  expect(statusesIn(await sendRaw(await listen(), bytes))).toEqual([status]);
});

it("refuses a body that is no UTF-8", async () => {
  const { listen, controller } = await startTestApp();
  controller.enterPlanning();
  const body = Buffer.concat([Buffer.from('{"intent":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]);
  const head = `POST /coach HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const answer = await sendRaw(await listen(), Buffer.concat([Buffer.from(head), body]));
  expect(statusesIn(answer)).toEqual([400]);
  expect(controller.state().coach).toMatchObject({ status: "idle" });
});

it("answers what is no HTTP in JSON", async () => {
  const { listen } = await startTestApp();
  const answer = await sendRaw(await listen(), "hello\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1\.1 400 .*"code":"bad_request"\}$/s);
});

it.each([
  ["no Host", "GET /state HTTP/1.1\r\n\r\n", 400, "bad_request"],
  [
    "a Host and an expectation",
    "GET /state HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\n\r\n",
    417,
    "bad_expectation",
  ],
])("answers what has %s in JSON, where Node itself would say nothing", async (_, bytes, status, code) => {
  const { listen } = await startTestApp();
  const answer = await sendRaw(await listen(), bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\\{"error":"[^"]+","code":"${code}"\\}`, "s"));
});

it.each([
  ["an address that cannot be decoded", "GET /%zz HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  [
    "a part of an address that is too long",
    `DELETE /notices/${"x".repeat(5000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
  ],
  ["an address that is nowhere", "GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["an expectation", "GET /state HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\n\r\n"],
  ["no HTTP", "hello\r\n\r\n"],
])("answers %s with the headers that every answer has", async (_, bytes) => {
  const { app, listen } = await startTestApp();
  const usual = await app.inject({ url: "/state", headers: { host: "localhost" } });
  const answer = (await sendRaw(await listen(), bytes)).toLowerCase();
  for (const name of ["content-security-policy", "x-content-type-options", "cross-origin-resource-policy"]) {
    expect(answer).toContain(`\r\n${name}: ${String(usual.headers[name]).toLowerCase()}\r\n`);
  }
});

it("cuts off whoever does not finish a request in time", async () => {
  const { app, listen } = await startTestApp({ timeouts: { headersMs: 100, requestMs: 200, checkMs: 20 } });
  const port = await listen();
  const slow = [await openSocket(port), await openSocket(port), await openSocket(port)];
  slow[1]?.write("GET /state HTTP/1.1\r\nHost: local");
  slow[2]?.write(post("Content-Length: 10", "{"));
  await Promise.all(slow.map((socket) => new Promise((resolve) => socket.on("close", resolve).resume())));
  expect((await app.inject({ url: "/state", headers: { host: "localhost" } })).statusCode).toBe(200);
});

it("gives the place of whoever was cut off to others, though it keeps its own side open", async () => {
  const { app, listen } = await startTestApp({ timeouts: { headersMs: 100, requestMs: 200, checkMs: 20 } });
  const port = await listen();
  const open = (): Promise<number> =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  for (const bytes of [
    "GET /state HTTP/1.1\r\nHost: local",
    post("Content-Length: 10", "{"),
    "hello\r\n\r\n",
  ]) {
    const socket = await openSocket(port, { allowHalfOpen: true });
    let answer = "";
    socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
    socket.write(bytes);
    await vi.waitFor(() => expect(answer).toMatch(/^HTTP\/1\.1 4\d\d .*\}$/s), soon);
  }
  await expect.poll(open).toBe(0);
});

it("logs no error when a client breaks off its request", async () => {
  const { listen, log } = await startTestApp();
  const socket = await openSocket(await listen());
  socket.write(post("Content-Length: 10", "{"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  await vi.waitFor(() => expect(log.join("")).toContain("a client broke off its request"), soon);
  expect(log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

it("lets an import take its time, as long as some of it keeps coming", async () => {
  const { listen } = await startTestApp({ timeouts: { headersMs: 2000, requestMs: 3000, checkMs: 20 } });
  const socket = await openSocket(await listen());
  const body = `{"version":1,"sessions":[${" ".repeat(40)}]}`;
  socket.write(`POST /import HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n`);
  socket.write(`Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`);
  for (const byte of body) {
    socket.write(byte);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toContain('{"imported":0,"unchanged":0,"kept":0}');
});

it("answers while 2,000 connections are open that say nothing", async () => {
  const { listen } = await startTestApp();
  const port = await listen();
  for (let opened = 0; opened < 2000; opened += 100) {
    await Promise.all(Array.from({ length: 100 }, () => openSocket(port)));
  }
  expect(
    statusesIn(await sendRaw(port, "GET /state HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")),
  ).toEqual([200]);
});
