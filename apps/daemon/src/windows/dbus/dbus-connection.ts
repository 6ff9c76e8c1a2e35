import { once } from "node:events";
import type { Socket } from "node:net";
import { connectSocket, untilClosed } from "../connect-socket.js";
import { WatchError } from "../watch.js";
import { encodeMessage } from "./encode-message.js";
import { MESSAGE, NO_REPLY_EXPECTED, type DbusMessage, type DbusValue } from "./message.js";
import { MessageDecoder } from "./message-decoder.js";

/** What is called: a method of an object of somebody on the bus. */
export interface Method {
  readonly destination: string;
  readonly path: string;
  readonly interface: string;
  readonly member: string;
}

/** Somebody answered a call with an error; `errorName` is its well-known name. */
export class DbusError extends Error {
  override readonly name = "DbusError";
  readonly code = "ErrDbus";
  readonly errorName: string;

  constructor(errorName: string) {
    super(`The call was refused: ${errorName}.`);
    this.errorName = errorName;
  }
}

/** Answers a call of somebody else's, with nothing if it returns nothing. */
export type CallHandler = (call: DbusMessage) => Pick<DbusMessage, "signature" | "args"> | undefined;

const GOODBYE_MS = 500;
const WHO = "the session bus";
const BUS = {
  destination: "org.freedesktop.DBus",
  path: "/org/freedesktop/DBus",
  interface: "org.freedesktop.DBus",
};

/** A connection to the session bus: calls with strings, unsigned numbers and booleans, and calls from others. */
export class DbusConnection {
  readonly socket: Socket;
  readonly #decoder = new MessageDecoder();
  readonly #replies = new Map<number, (reply: DbusMessage | WatchError) => void>();
  #onCall: CallHandler = () => undefined;
  #onSignal: (signal: DbusMessage) => void = () => {};
  #serial = 0;
  /** Our own name on the bus: ":1.42". */
  name = "";

  /**
   * Connects, says who we are and takes a name. Throws `WatchError`. Once `signal` aborts there is half a second to say
   * goodbye, so that nobody who does not answer can keep us.
   */
  static async open(path: string, signal: AbortSignal): Promise<DbusConnection> {
    const socket = await connectSocket(path, "The session bus");
    const close = (): void => void socket.destroy();
    signal.addEventListener("abort", () => setTimeout(close, GOODBYE_MS).unref(), { once: true });
    try {
      await Promise.race([authenticate(socket), untilClosed(socket, WHO)]);
      const connection = new DbusConnection(socket);
      const [name] = await connection.call({ ...BUS, member: "Hello" });
      connection.name = String(name);
      return connection;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on("data", (chunk: Buffer) => this.#receive(chunk));
    socket.once("close", () => {
      for (const settle of this.#replies.values())
        settle(new WatchError(`The connection to ${WHO} was lost.`));
    });
  }

  /** Signals that are sent to us, or that we asked for with `listenTo`, go to `handler` from now on. */
  onSignal(handler: (signal: DbusMessage) => void): void {
    this.#onSignal = handler;
  }

  /** Asks the bus for the signals of an interface. Throws as `call`. */
  async listenTo(interfaceName: string): Promise<void> {
    const rule = `type='signal',interface='${interfaceName}'`;
    await this.call({ ...BUS, member: "AddMatch" }, rule);
  }

  /** Calls of others go to `handler` from now on. */
  onCall(handler: CallHandler): void {
    this.#onCall = handler;
  }

  /** The reply to a call. Throws `DbusError` when it is refused, `WatchError` when the connection is lost. */
  async call(method: Method, ...args: readonly DbusValue[]): Promise<ReadonlyArray<DbusValue>> {
    return await this.callWith(method, withSignature(args));
  }

  /** The same, with the types of the arguments given. */
  async callWith(
    method: Method,
    given: Pick<DbusMessage, "args" | "signature">,
  ): Promise<ReadonlyArray<DbusValue>> {
    const serial = this.#send({ ...method, type: MESSAGE.call, ...given });
    const reply = await new Promise<DbusMessage | WatchError>((resolve) =>
      this.#replies.set(serial, resolve),
    );
    this.#replies.delete(serial);
    if (reply instanceof WatchError) throw reply;
    if (reply.type === MESSAGE.error) throw new DbusError(reply.errorName ?? "");
    return reply.args;
  }

  /** The unique name of whoever owns a well-known one. Throws `DbusError` when nobody does. */
  async ownerOf(name: string): Promise<string> {
    const [owner] = await this.call({ ...BUS, member: "GetNameOwner" }, name);
    return String(owner);
  }

  #send(message: Omit<DbusMessage, "serial">): number {
    this.#serial += 1;
    this.socket.write(encodeMessage({ ...message, serial: this.#serial }));
    return this.#serial;
  }

  #receive(chunk: Buffer): void {
    try {
      for (const message of this.#decoder.push(chunk)) this.#handle(message);
    } catch {
      // Not the protocol: nothing that follows can be understood either.
      this.socket.destroy();
    }
  }

  #handle(message: DbusMessage): void {
    if (message.type === MESSAGE.call) this.#answer(message);
    else if (message.type === MESSAGE.signal) this.#onSignal(message);
    else if (message.replySerial !== undefined) this.#replies.get(message.replySerial)?.(message);
  }

  #answer(call: DbusMessage): void {
    const answer = this.#onCall(call) ?? { args: [] };
    if ((call.flags ?? 0) & NO_REPLY_EXPECTED || call.sender === undefined) return;
    this.#send({ type: MESSAGE.reply, replySerial: call.serial, destination: call.sender, ...answer });
  }
}

function withSignature(args: readonly DbusValue[]): Pick<DbusMessage, "args" | "signature"> {
  return args.length === 0 ? { args } : { args, signature: args.map(typeOf).join("") };
}

function typeOf(value: DbusValue): string {
  if (typeof value === "string") return "s";
  return typeof value === "number" ? "u" : "b";
}

/** By our user id, which the bus reads from the socket itself. */
async function authenticate(socket: Socket): Promise<void> {
  const id = Buffer.from(String(process.getuid?.() ?? 0)).toString("hex");
  socket.write(`\0AUTH EXTERNAL ${id}\r\n`);
  const [answer] = await once(socket, "data");
  if (!String(answer).startsWith("OK")) throw new WatchError("The session bus refuses the connection.");
  socket.write("BEGIN\r\n");
}
