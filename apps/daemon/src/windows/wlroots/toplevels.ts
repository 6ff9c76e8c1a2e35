import type { WindowSample } from "@antidrift/session";
import type { Handler, WaylandConnection } from "../wayland/wayland-connection.js";

const MANAGER_TOPLEVEL = 0;
const EVENT = { title: 0, appId: 1, state: 4, done: 5, closed: 6 };
const DESTROY = 7;
const ACTIVATED = 2;

interface Toplevel {
  app: string;
  title: string;
  activated: boolean;
}

/** Knows every window of the compositor, by the protocol `wlr-foreign-toplevel-management`. */
export class Toplevels {
  readonly #wayland: WaylandConnection;
  readonly #onChange: (front: WindowSample | undefined) => void;
  readonly #known = new Map<number, Toplevel>();

  constructor(wayland: WaylandConnection, onChange: (front: WindowSample | undefined) => void) {
    this.#wayland = wayland;
    this.#onChange = onChange;
  }

  /** Whether the compositor offers the protocol; if so, its windows are told of from now on. */
  follow(): boolean {
    const manager = this.#wayland.bind("zwlr_foreign_toplevel_manager_v1", 3, (opcode, args) => {
      if (opcode === MANAGER_TOPLEVEL) this.#add(args.number());
    });
    return manager !== undefined;
  }

  #add(id: number): void {
    const next: Toplevel = { app: "", title: "", activated: false };
    const handle: Handler = (opcode, args) => {
      if (opcode === EVENT.title) next.title = args.text();
      else if (opcode === EVENT.appId) next.app = args.text();
      else if (opcode === EVENT.state) next.activated = holds(args.array(), ACTIVATED);
      else if (opcode === EVENT.done) this.#update(id, next);
      else if (opcode === EVENT.closed) this.#remove(id);
    };
    this.#wayland.adopt(id, handle);
  }

  /** What changes together becomes true together, with "done". */
  #update(id: number, next: Toplevel): void {
    this.#known.set(id, { ...next });
    this.#tell();
  }

  #remove(id: number): void {
    this.#known.delete(id);
    this.#wayland.drop(id);
    this.#wayland.send(id, DESTROY);
    this.#tell();
  }

  #tell(): void {
    const front = [...this.#known.values()].findLast((toplevel) => toplevel.activated);
    this.#onChange(front && { app: front.app, title: front.title });
  }
}

function holds(array: Buffer, value: number): boolean {
  for (let at = 0; at + 4 <= array.length; at += 4) if (array.readUInt32LE(at) === value) return true;
  return false;
}
