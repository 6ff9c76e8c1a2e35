import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** Opens a connection that is closed with the test. A half-open one keeps its own side when the daemon ends the other. */
export async function openSocket(port: number, { allowHalfOpen = false } = {}): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen });
  // A peer that resets the connection is what some tests are about.
  socket.on("error", () => {});
  onTestFinished(() => {
    socket.destroy();
  });
  await new Promise((resolve) => socket.once("connect", resolve));
  return socket;
}

/** Opens a stream of events, waits for its first bytes and leaves. */
export async function visitEvents(port: number): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((resolve, reject) => socket.once("data", resolve).once("error", reject));
  socket.destroy();
}

/** Sends these bytes and answers with all that comes back until the daemon closes, or has no more to say. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(port);
  let text = "";
  const answered = new Promise((resolve) =>
    socket.on("data", (chunk: Buffer) => resolve((text += chunk.toString("latin1")))),
  );
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.write(bytes);
  await Promise.race([answered, closed]);
  // What it would still say it has said when it has answered others that came later.
  for (let later = 0; later < 3; later += 1) await Promise.race([askAgain(port), closed]);
  return text;
}

/** Settles when the daemon has answered a request on another connection. */
async function askAgain(port: number): Promise<void> {
  const socket = await openSocket(port);
  const answered = once(socket, "close");
  socket.resume().write("GET /state HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  await answered;
}

/** The status codes of the responses in this text. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]));
}
