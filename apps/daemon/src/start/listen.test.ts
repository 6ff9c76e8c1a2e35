import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";
import Fastify from "fastify";
import { expect, it, onTestFinished } from "vitest";
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
