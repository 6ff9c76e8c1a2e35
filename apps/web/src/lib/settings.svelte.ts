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
  #values = $state<SettingsValues>({ ...DEFAULTS });
  readonly #stored: Stored<SettingsValues>;

  constructor(stored: Stored<SettingsValues>) {
    this.#stored = stored;
    this.#values = { ...DEFAULTS, ...stored.read() };
  }

  get values(): Readonly<SettingsValues> {
    return this.#values;
  }

  choose(change: Partial<SettingsValues>): void {
    Object.assign(this.#values, change);
    this.#stored.write({ ...this.#values });
    if (change.theme !== undefined) applyTheme(change.theme);
  }
}

function applyTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
