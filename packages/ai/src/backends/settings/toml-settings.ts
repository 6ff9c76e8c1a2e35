import { parse, TomlError } from "smol-toml";
import type { SettingsNotation } from "./read-user-settings.js";

/** TOML, with the line of the fault. */
export const tomlSettings: SettingsNotation = {
  name: "TOML",
  parse,
  faultyLine: (_text, error) => (error instanceof TomlError ? error.line : undefined),
};
