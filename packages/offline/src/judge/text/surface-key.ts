import type { Surface } from "@antidrift/ai";
import { cleanTitle, withoutMarks } from "./clean-title.js";
import { visible } from "./plain.js";

/**
 * The same text for two surfaces that are the same but for counters, modified marks, invisible characters, kinds of
 * space and case: "(3) Inbox - Mail" and "Inbox (4) - Mail *".
 */
export function surfaceKey({ app, title }: Surface): string {
  const parts = cleanTitle(title)
    .split(PARTS)
    .map((part, at) => (at % 2 === 0 ? withoutMarks(part) : part));
  return `${visible(app).trim().toLowerCase()}\n${parts.join("").toLowerCase()}`;
}

/** What separates the parts of a title is kept, and stands at the odd places. */
const PARTS = /(\s[-–—|·•:]\s)/u;
