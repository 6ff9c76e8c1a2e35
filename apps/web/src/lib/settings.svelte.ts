import type { Stored } from "./storage.js";

export type Theme = "system" | "light" | "dark";

export interface SettingsValues {
  theme: Theme;
  /** Empty: the browser's. */
  language: string;
  sound: boolean;
  /** Whether a single key ("?") does anything. */
  keys: boolean;
  /** The user was asked about notifications and said "not now". */
  quiet: boolean;
}

const DEFAULTS: SettingsValues = { theme: "system", language: "", sound: false, keys: true, quiet: false };

/** What the user chose for this browser; the theme is applied to the document as it is chosen. */
export class Settings {
  #values = $state(DEFAULTS);
  readonly #stored: Stored<SettingsValues>;

  constructor(stored: Stored<SettingsValues>) {
    this.#stored = stored;
    this.#values = stored.read(DEFAULTS);
  }

  get values(): Readonly<SettingsValues> {
    return this.#values;
  }

  choose(change: Partial<SettingsValues>): void {
    // Another tab may have chosen something a moment ago.
    this.follow(change);
    this.#stored.write({ ...this.#values });
  }

  /** Takes over what other tabs chose. */
  follow(change: Partial<SettingsValues> = {}): void {
    const { theme } = this.#values;
    Object.assign(this.#values, this.#stored.read(this.#values), change);
    if (this.#values.theme !== theme) applyTheme(this.#values.theme);
  }
}

function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
