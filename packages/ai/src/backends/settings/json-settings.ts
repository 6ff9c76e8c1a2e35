import type { ParseError } from "jsonc-parser";
import type { SettingsNotation } from "./read-user-settings.js";

/** Strict JSON, with the line of the first fault. */
export const jsonSettings: SettingsNotation = {
  name: "JSON",
  parse: (text) => JSON.parse(text),
  async faultyLine(text) {
    // The engine's own message tells the place in words that change with its version.
    const { parse } = await import("jsonc-parser");
    const faults: ParseError[] = [];
    parse(text, faults, { allowTrailingComma: false, disallowComments: true });
    const [first] = faults;
    return first === undefined ? undefined : text.slice(0, first.offset).split("\n").length;
  },
};
