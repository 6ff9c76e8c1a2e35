import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { ApiError } from "./api-error.js";
import { readStates } from "./read-states.js";
import { UnreachableError } from "./unreachable-error.js";

const stateEvent = (revision: number) => `id: ${revision}\nevent: state\ndata: {"revision":${revision}}\n\n`;
const eventStream = { "content-type": "text/event-stream" };

/** The address of a server that lives as long as the test. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function revisions(url: string): Promise<number[]> {
  const read: number[] = [];
  for await (const { revision } of readStates({ url })) read.push(revision);
  return read;
}

it("reads every State until the daemon ends the stream, and no heartbeat", async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, eventStream).write(`retry: 1000\n\n${stateEvent(1)}`);
    response.write(": heartbeat\nevent: heartbeat\ndata:\n\n");
    response.end(stateEvent(2));
  });
  expect(await revisions(url)).toEqual([1, 2]);
});

it("closes its connection when nobody reads on", async () => {
  const connections: Promise<unknown>[] = [];
  const url = await serve((_request, response) => {
    connections.push(once(response, "close"));
    response.writeHead(200, eventStream).write(stateEvent(1));
  });
  for await (const { revision } of readStates({ url })) {
    expect(revision).toBe(1);
    break;
  }
  expect(connections).toHaveLength(1);
  await connections[0];
});

it("throws the reason of its signal, whether it reads or waits for an answer", async () => {
  const url = await serve(
    (_request, response) => void response.writeHead(200, eventStream).write(stateEvent(1)),
  );
  const abort = new AbortController();
  const states = readStates({ url, signal: abort.signal });
  await states.next();
  const next = states.next();
  abort.abort(new Error("enough"));
  await expect(next).rejects.toThrow("enough");
  await expect(readStates({ url, signal: abort.signal }).next()).rejects.toThrow("enough");
});

it("keeps the code of a refusal", async () => {
  const url = await serve((_request, response) => {
    response.writeHead(503).end('{"error":"Too many event streams are open.","code":"too_many_streams"}');
  });
  const error: unknown = await revisions(url).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 503, code: "too_many_streams" });
});

it("is unreachable when the connection breaks", async () => {
  const url = await serve((_request, response) => {
    response.writeHead(200, eventStream).write(stateEvent(1), () => response.destroy());
  });
  await expect(revisions(url)).rejects.toBeInstanceOf(UnreachableError);
});
