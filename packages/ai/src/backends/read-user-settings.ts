import { readFile } from "node:fs/promises";
import { isObject } from "../coach/is-object.js";

/** How the user's own settings of a program are read. */
export interface UserSettingsFormat {
  /** May throw; what it throws is told to nobody, because it would quote the file. */
  readonly parse: (text: string) => unknown;
  /** What is wrong with a file that holds no settings: "config.toml is not TOML". */
  readonly complaint: string;
  readonly onUnreadable: (what: string) => void;
}

/** The settings in this file; none where it is missing, as for most people, or cannot be understood. */
export async function readUserSettings(
  file: string,
  { parse, complaint, onUnreadable }: UserSettingsFormat,
): Promise<Readonly<Record<string, unknown>>> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch {
    return {};
  }
  try {
    const settings = parse(text);
    if (isObject(settings)) return settings;
  } catch {
    // Told below: the parser's message would quote the file.
  }
  onUnreadable(complaint);
  return {};
}
