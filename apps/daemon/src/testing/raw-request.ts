import { connect, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** Opens a connection that is closed with the test. */
export async function openSocket(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
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

/** How long a busy daemon may take to its first byte, and how long it is silent when it has said everything. */
const firstByteMs = 10_000;
const silenceMs = 150;

/** Sends these bytes and answers with all that comes back until the daemon closes, or says no more. */
export async function sendRaw(port: number, bytes: string | Buffer): Promise<string> {
  const socket = await openSocket(port);
  socket.write(bytes);
  return readUntilSilence(socket);
}

function readUntilSilence(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    const done = (): void => {
      clearTimeout(timer);
      resolve(text);
    };
    let timer = setTimeout(done, firstByteMs);
    socket.on("data", (chunk: Buffer) => {
      text += chunk.toString("latin1");
      clearTimeout(timer);
      timer = setTimeout(done, silenceMs);
    });
    socket.on("close", done);
  });
}

/** The status codes of the responses in this text. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((match) => Number(match[1]));
}
