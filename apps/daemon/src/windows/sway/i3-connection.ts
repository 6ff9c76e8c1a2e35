import type { Socket } from "node:net";
import { connectSocket } from "../connect-socket.js";
import { encodeI3, I3Decoder, type I3Message } from "./i3-ipc.js";

/** Events have the highest bit of their type set; answers come in the order of their questions. */
const isEvent = (type: number): boolean => type >= 0x8000_0000;

/** A connection to Sway's socket. */
export class I3Connection {
  readonly socket: Socket;
  readonly #decoder = new I3Decoder();
  readonly #waiting: Array<(payload: string) => void> = [];

  static async open(path: string, signal: AbortSignal): Promise<I3Connection> {
    return new I3Connection(await connectSocket(path, "Sway", signal));
  }

  private constructor(socket: Socket) {
    this.socket = socket;
  }

  /** Hands out events until something is wrong with what arrives, or with what is done about it. */
  receive(onEvent: (event: I3Message) => void): Promise<never> {
    return new Promise((_resolve, reject) => {
      this.socket.on("data", (chunk: Buffer) => {
        try {
          for (const message of this.#decoder.push(chunk)) {
            if (isEvent(message.type)) onEvent(message);
            else this.#waiting.shift()?.(message.payload);
          }
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  /** The answer to a question; never settles once the connection is lost. */
  ask(type: number, payload = ""): Promise<string> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.socket.write(encodeI3({ type, payload }));
    });
  }
}
