import type { Socket } from "node:net";
import { connectSocket } from "../connect-socket.js";
import { WatchError } from "../watch.js";
import { encodeRequest, EventDecoder, type ArgumentReader } from "./wire.js";

/** What an object of ours does when the compositor tells of it. */
export type Handler = (opcode: number, args: ArgumentReader) => void;

/** Something the compositor offers to be bound. */
interface Global {
  readonly name: number;
  readonly version: number;
}

const DISPLAY = 1;
const DISPLAY_SYNC = 0;
const DISPLAY_GET_REGISTRY = 1;
const REGISTRY_BIND = 0;
const ignore: Handler = () => undefined;

/**
 * A client of a Wayland compositor that draws nothing: only what passes no file descriptors can be used, since Node
 * cannot receive them.
 */
export class WaylandConnection {
  readonly socket: Socket;
  readonly #handlers = new Map<number, Handler>();
  readonly #globals = new Map<string, Global>();
  #lastId = DISPLAY;
  #registry = 0;
  #fail: (error: unknown) => void = () => undefined;

  static async open(path: string, signal: AbortSignal): Promise<WaylandConnection> {
    return new WaylandConnection(await connectSocket(path, "The Wayland compositor", signal));
  }

  private constructor(socket: Socket) {
    this.socket = socket;
    const decoder = new EventDecoder();
    this.#handlers.set(DISPLAY, (opcode, args) => this.#onDisplay(opcode, args));
    socket.on("data", (chunk: Buffer) => {
      try {
        for (const { object, opcode, args } of decoder.push(chunk))
          this.#handlers.get(object)?.(opcode, args);
      } catch (error) {
        this.#fail(error);
        socket.destroy();
      }
    });
    this.#registry = this.create(DISPLAY, DISPLAY_GET_REGISTRY, (opcode, args) =>
      this.#onRegistry(opcode, args),
    );
  }

  /** Rejects when the compositor refuses us, or does not speak the protocol. */
  failed(): Promise<never> {
    return new Promise((_resolve, reject) => (this.#fail = reject));
  }

  /** Resolves when the compositor has done everything asked of it so far. */
  roundTrip(): Promise<void> {
    return new Promise((resolve) => {
      const id = this.create(DISPLAY, DISPLAY_SYNC, () => {
        this.#handlers.delete(id);
        resolve();
      });
    });
  }

  /** Sends a request whose first argument is a new object, and returns its id. */
  create(object: number, opcode: number, handler: Handler, ...args: ReadonlyArray<number | string>): number {
    const id = this.#newId(handler);
    this.send(object, opcode, id, ...args);
    return id;
  }

  send(object: number, opcode: number, ...args: ReadonlyArray<number | string>): void {
    this.socket.write(encodeRequest(object, opcode, args));
  }

  /** Binds what is called `name`, in a version of at most `version`; `undefined` when the compositor has it not. */
  bind(name: string, version: number, handler: Handler = ignore): number | undefined {
    const found = this.#globals.get(name);
    if (!found) return undefined;
    const id = this.#newId(handler);
    this.send(this.#registry, REGISTRY_BIND, found.name, name, Math.min(version, found.version), id);
    return id;
  }

  /** An object that the compositor made. */
  adopt(id: number, handler: Handler): void {
    this.#handlers.set(id, handler);
  }

  drop(id: number): void {
    this.#handlers.delete(id);
  }

  #newId(handler: Handler): number {
    this.#lastId += 1;
    this.#handlers.set(this.#lastId, handler);
    return this.#lastId;
  }

  #onDisplay(opcode: number, args: ArgumentReader): void {
    if (opcode !== 0) return;
    const [object, code] = [args.number(), args.number()];
    this.#fail(new WatchError(`The Wayland compositor refused a request (object ${object}, code ${code}).`));
  }

  #onRegistry(opcode: number, args: ArgumentReader): void {
    if (opcode !== 0) return;
    const name = args.number();
    this.#globals.set(args.text(), { name, version: args.number() });
  }
}
