import { isObject } from "../../json/is-object.js";
import { readSettingsText } from "./read-settings-text.js";
import { UserSettingsError } from "./user-settings-error.js";

/** A notation of settings files. */
export interface SettingsNotation {
  /** "JSON". */
  readonly name: string;
  /** May throw; what it throws is told to nobody, because it would quote the file. */
  readonly parse: (text: string) => unknown;
  /** The line at which a text that cannot be parsed stops being one, counted from 1. */
  readonly faultyLine: (text: string, error: unknown) => number | undefined | Promise<number | undefined>;
}

/** A user's settings file as it was read. */
export interface UserSettings {
  readonly file: string;
  readonly text: string;
  readonly values: Readonly<Record<string, unknown>>;
}

/**
 * The settings in this file; undefined where there is none, as for most people.
 *
 * Throws `UserSettingsError` when the file is there and cannot be understood for certain. The program itself may pass over
 * such a file, and ask another service than the one the user has written down.
 */
export async function readUserSettings(
  file: string,
  { name, parse, faultyLine }: SettingsNotation,
): Promise<UserSettings | undefined> {
  const text = await readSettingsText(file);
  if (text === undefined) return undefined;
  let values: unknown;
  try {
    values = parse(text);
  } catch (error) {
    throw new UserSettingsError({ file, line: await faultyLine(text, error), problem: `is not ${name}` });
  }
  if (!isObject(values)) throw new UserSettingsError({ file, problem: `holds no ${name} object` });
  return { file, text, values };
}
