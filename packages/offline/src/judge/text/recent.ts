/** Remembers what was made for the last `size` keys; the oldest key is forgotten first. */
export class Recent<V> {
  readonly #size: number;
  readonly #kept = new Map<string, V>();

  constructor(size: number) {
    this.#size = size;
  }

  /** What was made for the key, made now when it is not remembered. */
  get(key: string, make: () => V): V {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const made = make();
    if (this.#kept.size >= this.#size) this.#forgetOldest();
    this.#kept.set(key, made);
    return made;
  }

  #forgetOldest(): void {
    const oldest = this.#kept.keys().next();
    if (oldest.done !== true) this.#kept.delete(oldest.value);
  }
}
