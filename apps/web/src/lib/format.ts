/** Times and numbers in the user's language. */
export class Format {
  readonly #locale: string;
  readonly #time: Intl.DateTimeFormat;

  constructor(locale: string) {
    this.#locale = locale;
    this.#time = new Intl.DateTimeFormat(locale, { hour: "numeric", minute: "2-digit" });
  }

  /** "14:35" */
  time(ms: number): string {
    return this.#time.format(ms);
  }

  /** "Monday, 30 November" */
  day(ms: number): string {
    return new Intl.DateTimeFormat(this.#locale, { weekday: "long", day: "numeric", month: "long" }).format(
      ms,
    );
  }

  /** "Nov 30", where there is little room. */
  shortDay(ms: number): string {
    return new Intl.DateTimeFormat(this.#locale, { month: "short", day: "numeric" }).format(ms);
  }

  number(value: number, digits = 0): string {
    return new Intl.NumberFormat(this.#locale, { maximumFractionDigits: digits }).format(value);
  }

  /** "4 s", for a number that is watched. */
  seconds(secs: number): string {
    return `${this.number(secs)}\u00a0s`;
  }

  /** "45 sec", "25 min", "1 hr 20 min": never more exact than a person needs. */
  duration(secs: number): string {
    if (secs < 60) return this.#unit(Math.round(secs), "second");
    const minutes = Math.round(secs / 60);
    if (minutes < 60) return this.#unit(minutes, "minute");
    const hours = this.#unit(Math.floor(minutes / 60), "hour");
    return minutes % 60 === 0 ? hours : `${hours} ${this.#unit(minutes % 60, "minute")}`;
  }

  #unit(value: number, unit: string): string {
    return new Intl.NumberFormat(this.#locale, { style: "unit", unit, unitDisplay: "short" }).format(value);
  }
}
