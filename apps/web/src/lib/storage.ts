/** A small value kept in the browser. Storage that is full, blocked or holds something else reads as nothing. */
export class Stored<Value> {
  readonly #area: () => Storage;
  readonly #key: string;

  constructor(area: () => Storage, key: string) {
    this.#area = area;
    this.#key = key;
  }

  /** @param nothing what stands for each part that is missing or of another type than here. */
  read(nothing: Value): Value {
    let kept: unknown;
    try {
      kept = JSON.parse(this.#area().getItem(this.#key) ?? "0");
    } catch {
      // As if nothing were there.
    }
    return shaped(nothing, kept);
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

function shaped<Value>(nothing: Value, kept: unknown): Value {
  if (kindOf(nothing) !== Object) return kindOf(kept) === kindOf(nothing) ? (kept as Value) : nothing;
  const parts = Object.entries(nothing as object);
  return Object.fromEntries(parts.map(([key, part]) => [key, shaped(part, Object(kept)[key])])) as Value;
}

const kindOf = (value: unknown): unknown => Object(value).constructor;
