import type { WatchEvents } from "../watch.js";
import type { Handler, WaylandConnection } from "../wayland/wayland-connection.js";

const MANAGER_TOPLEVEL = 0;
const EVENT = { title: 0, appId: 1, state: 4, done: 5, closed: 6 };
const DESTROY = 7;
const ACTIVATED = 2;

/** What is needed of a connection to the compositor. */
type Compositor = Pick<WaylandConnection, "bind" | "adopt" | "drop" | "send">;

/** A window as far as it may be remembered. */
interface Toplevel {
  /** Absent while the privacy rules drop the application. */
  readonly app?: string;
  readonly title: string;
  readonly activated: boolean;
}

/** What the compositor told of a window since it last said "done". */
type Change = { -readonly [Key in keyof Toplevel]?: Toplevel[Key] };

const NEW: Toplevel = { app: "", title: "", activated: false };

/**
 * Knows every window of the compositor, by the protocol `wlr-foreign-toplevel-management`. It tells each title once, not
 * again when the window comes to the front, so titles have to be remembered: as the privacy rules leave them.
 */
export class Toplevels {
  readonly #wayland: Compositor;
  readonly #events: Pick<WatchEvents, "window" | "keep">;
  readonly #known = new Map<number, Toplevel>();

  constructor(wayland: Compositor, events: Pick<WatchEvents, "window" | "keep">) {
    this.#wayland = wayland;
    this.#events = events;
  }

  /** Whether the compositor offers the protocol; if so, its windows are told of from now on. */
  follow(): boolean {
    const manager = this.#wayland.bind("zwlr_foreign_toplevel_manager_v1", 3, (opcode, args) => {
      if (opcode === MANAGER_TOPLEVEL) this.#add(args.number());
    });
    return manager !== undefined;
  }

  #add(id: number): void {
    let change: Change = {};
    const handle: Handler = (opcode, args) => {
      if (opcode === EVENT.title) change.title = args.text();
      else if (opcode === EVENT.appId) change.app = args.text();
      else if (opcode === EVENT.state) change.activated = holds(args.array(), ACTIVATED);
      else if (opcode === EVENT.closed) this.#remove(id);
      else if (opcode === EVENT.done) {
        // What changes together becomes true together.
        this.#known.set(id, this.#changed(this.#known.get(id) ?? NEW, change));
        change = {};
        this.#tell();
      }
    };
    this.#wayland.adopt(id, handle);
  }

  #changed(known: Toplevel, change: Change): Toplevel {
    const { app, title, activated } = { ...known, ...change };
    if (app === undefined) return { title: "", activated };
    const kept = this.#events.keep({ app, title });
    if (kept !== undefined) return { app, title: kept.title, activated };
    // Without a name yet, it is the next change that says which application it is.
    return { ...(app === "" && { app }), title: "", activated };
  }

  #remove(id: number): void {
    this.#known.delete(id);
    this.#wayland.drop(id);
    this.#wayland.send(id, DESTROY);
    this.#tell();
  }

  #tell(): void {
    const front = [...this.#known.values()].findLast(({ activated }) => activated);
    this.#events.window(front?.app === undefined ? undefined : { app: front.app, title: front.title });
  }
}

function holds(array: Buffer, value: number): boolean {
  for (let at = 0; at + 4 <= array.length; at += 4) if (array.readUInt32LE(at) === value) return true;
  return false;
}
