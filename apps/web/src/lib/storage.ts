/** A small value kept in the browser. Storage that is full, blocked or holds something else reads as nothing. */
export class Stored<Value> {
  readonly #area: () => Storage;
  readonly #key: string;

  constructor(area: () => Storage, key: string) {
    this.#area = area;
    this.#key = key;
  }

  read(): Partial<Value> {
    try {
      const value: unknown = JSON.parse(this.#area().getItem(this.#key) ?? "{}");
      return typeof value === "object" && value !== null ? (value as Partial<Value>) : {};
    } catch {
      return {};
    }
  }

  write(value: Value): void {
    try {
      this.#area().setItem(this.#key, JSON.stringify(value));
    } catch {
      // A private window without storage: the page works, it only forgets.
    }
  }

  clear(): void {
    try {
      this.#area().removeItem(this.#key);
    } catch {
      // As above.
    }
  }
}
