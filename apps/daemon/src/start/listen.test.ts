import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import Fastify from "fastify";
import { expect, it, onTestFinished, vi } from "vitest";
import { listen } from "./listen.js";
import { StartError } from "./start-error.js";

/** Another program, which does this with whoever connects. Returns its port. */
async function startProgram(onClient: (socket: Socket) => void): Promise<number> {
  const sockets: Socket[] = [];
  const program = createServer((socket) => {
    sockets.push(socket.on("error", () => {}));
    onClient(socket);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    program.close();
  });
  await once(program.listen(0, "127.0.0.1"), "listening");
  return (program.address() as AddressInfo).port;
}

it.each<[string, number, (socket: Socket) => void]>([
  ["never answers", 20, () => {}],
  ["hangs up", 60_000, (socket) => socket.destroy()],
  ["never ends its answer", 20, (socket) => socket.write("HTTP/1.1 200 OK\r\n\r\n{")],
])("takes a program that %s for another one", async (_, patienceMs, onClient) => {
  const port = await startProgram(onClient);
  const app = Fastify();
  onTestFinished(() => app.close());
  const refusal: unknown = await listen(app, { host: "127.0.0.1", port, patienceMs }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toContain("in use by another program");
});

it.each([
  ["0.2.0", "AntiDrift 0.2.0,"],
  ["0.3.0-beta.1", "AntiDrift 0.3.0-beta.1,"],
  ["1\u001b]0;x\u0007\u001b[2J", "AntiDrift,"],
  [7, "AntiDrift,"],
])("says of a version %j that holds the port: %s", async (version, said) => {
  const body = JSON.stringify({ coach: {}, version });
  const port = await startProgram((socket) =>
    socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`),
  );
  const app = Fastify();
  onTestFinished(() => app.close());
  const refusal = listen(app, { host: "127.0.0.1", port });
  await expect(refusal).rejects.toThrow(`Port ${port} is in use by ${said}`);
});

it("waits for a silent program no longer than a person would", async () => {
  const port = await startProgram(() => {});
  const app = Fastify();
  onTestFinished(() => app.close());
  vi.spyOn(AbortSignal, "timeout");
  onTestFinished(() => void vi.restoreAllMocks());
  await expect(listen(app, { host: "127.0.0.1", port })).rejects.toThrow("in use by another program");
  expect(vi.mocked(AbortSignal.timeout).mock.calls[0]?.[0]).toBeLessThanOrEqual(2000);
});
