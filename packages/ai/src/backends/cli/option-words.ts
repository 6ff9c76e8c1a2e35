import type { ArgumentGroup } from "./cli-adapter.js";

/** The options among a group's arguments: "--tools", "-c". Values, sub-commands and files are none. */
export function optionWords(group: ArgumentGroup): readonly string[] {
  return group.args.filter((arg) => typeof arg === "string").filter((word) => OPTION.test(word));
}

const OPTION = /^(?:-[a-z]|--[a-z][a-z-]+)$/u;
