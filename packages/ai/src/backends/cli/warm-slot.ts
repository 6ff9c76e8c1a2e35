import type { CliRun } from "./cli-run.js";

interface WarmRun {
  readonly run: CliRun;
  readonly signature: string;
}

interface Filling {
  /** What the request it was started for has in common with the next. */
  readonly key: string;
  readonly started: Promise<WarmRun | undefined>;
}

/** Holds at most one program that was started ahead of its prompt, for a limited time. */
export class WarmSlot {
  readonly #keepMs: number;
  readonly #onDrop: () => void;
  #filling: Filling | undefined;
  #timer: NodeJS.Timeout | undefined;
  #dropping: Promise<void> = Promise.resolve();

  constructor(keepMs: number, onDrop: () => void) {
    this.#keepMs = keepMs;
    this.#onDrop = onDrop;
  }

  /**
   * Starts one unless there is one with this key already; one with another key is dropped for it. That it cannot be
   * started is for the next run to find out and to tell.
   */
  fill(key: string, start: () => Promise<WarmRun | undefined>): void {
    if (this.#filling?.key === key) return;
    this.drop();
    const filling = { key, started: start().catch(() => undefined) };
    this.#filling = filling;
    this.#timer = setTimeout(() => this.drop(), this.#keepMs).unref();
    void this.#forgetWhenGone(filling);
  }

  /** The program, if it still lives and was started as the run would start it now. It is the caller's then. */
  async take(key: string, signature: string): Promise<CliRun | undefined> {
    const filling = this.#filling;
    // Another role's stays: it is likely to be asked next.
    if (filling?.key !== key) return undefined;
    this.#clear();
    const warm = await filling.started;
    if (warm === undefined || warm.run.exited) return undefined;
    if (warm.signature === signature) return warm.run;
    void this.#end(warm);
    return undefined;
  }

  /** Ends it. `graceMs` is what the program has from SIGTERM to SIGKILL, where that is not the run's own. */
  drop(graceMs?: number): void {
    const filling = this.#filling;
    if (filling === undefined) return;
    this.#clear();
    this.#dropping = this.#endAfter(this.#dropping, filling, graceMs);
  }

  /** Settles when what was dropped is gone. */
  async settled(): Promise<void> {
    await this.#dropping;
  }

  async #forgetWhenGone(filling: Filling): Promise<void> {
    const warm = await filling.started;
    await warm?.run.gone;
    if (this.#filling === filling) this.#clear();
  }

  async #endAfter(earlier: Promise<void>, { started }: Filling, graceMs?: number): Promise<void> {
    const warm = await started;
    if (warm !== undefined) await this.#end(warm, graceMs);
    await earlier;
  }

  async #end({ run }: WarmRun, graceMs?: number): Promise<void> {
    this.#onDrop();
    await run.stop(graceMs);
  }

  #clear(): void {
    clearTimeout(this.#timer);
    this.#filling = undefined;
  }
}
