import type { Surface, Verdict } from "@antidrift/ai";
import { blankTitles, systemTitles } from "../lists/nature.js";
import type { Seen } from "../read/read-surface.js";
import { plain } from "../text/plain.js";
import { verdict } from "./verdict.js";

/** Surfaces that no title can say anything of: hidden ones. */
export function ifHidden({ title }: Surface): Verdict | undefined {
  return title.trim() === ""
    ? verdict("unclear", "list", "Its title is hidden, so nothing can be said.")
    : undefined;
}

/** Surfaces that say nothing whatever the work is: blank ones, those of the system, and music. */
export function byNature(seen: Seen): Verdict | undefined {
  if (
    seen.is.has("system") ||
    systemNames.some((name) => seen.title === name || seen.title.startsWith(`${name} `))
  ) {
    return verdict("unclear", "list", "This belongs to the system, not to any work.");
  }
  if (seen.program?.is.has("neutral") === true) {
    return verdict("unclear", "list", "Sound can go with any work.");
  }
  if (seen.title === "" || blank.has(seen.title) || blank.has(seen.text)) {
    return verdict("unclear", "list", "This window shows nothing yet.");
  }
  return undefined;
}

const blank = new Set(blankTitles.split(",").map((title) => plain(title)));
const systemNames = systemTitles.split(",").map((name) => plain(name));
