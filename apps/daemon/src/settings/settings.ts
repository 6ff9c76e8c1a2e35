import { StoreError } from "@antidrift/session";
import { DEFAULTS, type Notice, type SettingsPatch, type SettingsView } from "@antidrift/wire";
import { SettingsView as SettingsSchema } from "@antidrift/wire/schemas";
import { Check } from "typebox/schema";
import { firstViolations } from "../json/first-violations.js";
import { findViolation } from "../json/violation.js";
import { mergePatch } from "./merge-patch.js";
import { SettingsFile, type JsonObject } from "./settings-file.js";

interface SettingsOptions {
  /** Absolute path of the file. */
  readonly path: string;
  /** Told when the file cannot be followed: the defaults hold then. */
  readonly onNotice: (notice: Notice) => void;
}

/** What the user decided. What the file says beside that stays in it. */
export class Settings {
  readonly #file: SettingsFile;
  readonly #path: string;
  readonly #listeners = new Set<(settings: SettingsView) => void>();
  #current: SettingsView = DEFAULTS.settings;

  /** Reads the file. Never throws. */
  constructor({ path, onNotice }: SettingsOptions) {
    this.#path = path;
    this.#file = new SettingsFile(path);
    try {
      this.#current = this.#understand(this.#file.read());
    } catch (error) {
      const why = error instanceof Error ? error.message : "";
      onNotice({
        code: "settings",
        message: `The settings in ${path} are not followed, and the defaults hold: ${why}`,
      });
    }
  }

  get current(): SettingsView {
    return this.#current;
  }

  /** Calls `listener` after each change. */
  follow(listener: (settings: SettingsView) => void): void {
    this.#listeners.add(listener);
  }

  /** Durable and in force when it returns. A file that cannot be followed is left as it is. Throws `StoreError`. */
  patch(patch: SettingsPatch): SettingsView {
    const merged = mergePatch(this.#read(), patch);
    const next = this.#understand(merged);
    this.#file.write(merged);
    this.#current = next;
    for (const listener of this.#listeners) listener(next);
    return next;
  }

  #read(): JsonObject {
    try {
      const kept = this.#file.read();
      this.#understand(kept);
      return kept;
    } catch (cause) {
      throw new StoreError(`The settings in ${this.#path} cannot be followed: mend them first.`, { cause });
    }
  }

  #understand(kept: JsonObject): SettingsView {
    const settings = mergePatch({ ...DEFAULTS.settings }, kept);
    if (Check(SettingsSchema, settings)) return settings;
    throw new StoreError(findViolation(firstViolations(SettingsSchema, settings), "The file").sentence);
  }
}
