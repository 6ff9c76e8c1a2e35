import type { XEvent } from "x11";
import type { XConnection } from "./x-connection.js";

/** The atoms window managers tell the active window by. */
export interface FocusAtoms {
  readonly netActiveWindow: number;
  readonly netSupportingWmCheck: number;
  readonly wmClass: number;
}

const STRUCTURE_NOTIFY = 0x2_0000;
const FOCUS_CHANGE = 0x20_0000;
const PROPERTY_CHANGE = 0x40_0000;
const CHANGES = STRUCTURE_NOTIFY | FOCUS_CHANGE | PROPERTY_CHANGE;

/** What `GetInputFocus` answers when the focus follows the pointer; 0 is none at all. */
const POINTER_ROOT = 1;
/** Frames of a window manager, and windows inside a window, are no deeper than this. */
const MAX_PARENTS = 8;

/**
 * Knows which window is active: as the window manager says, or, where none says it, by the keyboard focus. It asks the
 * server for the events that tell of a change, so that nothing has to be polled.
 */
export class ActiveWindow {
  readonly #x: XConnection;
  readonly #atoms: FocusAtoms;
  #managerKnown = false;
  #manager: number | undefined;
  readonly #watched = new Set<number>();

  constructor(x: XConnection, atoms: FocusAtoms) {
    this.#x = x;
    this.#atoms = atoms;
  }

  /** Whether an event may mean another active window, or another text of it. */
  concerns(event: XEvent): boolean {
    if (event.name === "DestroyNotify") {
      this.#watched.delete(event.wid ?? 0);
      if (event.wid === this.#manager) this.#managerKnown = false;
      return true;
    }
    if (event.name !== "PropertyNotify")
      return event.name.startsWith("Focus") || event.name === "UnmapNotify";
    if (event.wid !== this.#x.root) return true;
    if (event.atom === this.#atoms.netSupportingWmCheck) this.#managerKnown = false;
    return event.atom === this.#atoms.netActiveWindow || event.atom === this.#atoms.netSupportingWmCheck;
  }

  /** The active window, from now on watched for changes of its properties. */
  async find(): Promise<number | undefined> {
    // Before anything is read, or a change right after the reading would go unnoticed.
    await this.#watch(this.#x.root);
    if (!this.#managerKnown) await this.#findManager();
    return this.#manager === undefined ? this.#findByFocus() : this.#findByManager();
  }

  async #findByManager(): Promise<number | undefined> {
    const active = await this.#x.windowProperty(this.#x.root, this.#atoms.netActiveWindow);
    await this.#watchOnly(active === undefined ? [] : [active]);
    return active;
  }

  async #findByFocus(): Promise<number | undefined> {
    let focused = await this.#x.focus();
    for (;;) {
      const isWindow = focused > POINTER_ROOT && focused !== this.#x.root;
      const active = isWindow ? await this.#withClass(focused) : undefined;
      await this.#watchOnly(active === undefined ? [] : [focused, active]);
      const now = await this.#x.focus();
      if (now === focused) return active;
      focused = now;
    }
  }

  /** The window itself, or the nearest around it that names its application. */
  async #withClass(window: number): Promise<number> {
    let at: number | undefined = window;
    for (let depth = 0; at !== undefined && at !== this.#x.root && depth < MAX_PARENTS; depth += 1) {
      if (await this.#x.property(at, this.#atoms.wmClass, 4)) return at;
      at = await this.#x.parent(at);
    }
    return window;
  }

  /** A window manager that follows EWMH leaves a window whose property names itself; one that died left a stale id. */
  async #findManager(): Promise<void> {
    this.#managerKnown = true;
    const check = this.#atoms.netSupportingWmCheck;
    const claimed = await this.#x.windowProperty(this.#x.root, check);
    const confirmed = claimed === undefined ? undefined : await this.#x.windowProperty(claimed, check);
    this.#manager = confirmed === claimed ? claimed : undefined;
  }

  async #watchOnly(windows: readonly number[]): Promise<void> {
    const keep = new Set([this.#x.root, ...windows]);
    if (this.#manager !== undefined) keep.add(this.#manager);
    for (const window of this.#watched) {
      if (keep.has(window)) continue;
      this.#watched.delete(window);
      await this.#x.select(window, 0);
    }
    for (const window of keep) await this.#watch(window);
  }

  async #watch(window: number): Promise<void> {
    if (this.#watched.has(window)) return;
    this.#watched.add(window);
    await this.#x.select(window, CHANGES);
  }
}
