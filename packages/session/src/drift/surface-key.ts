import type { Surface } from "@antidrift/ai";

/** "(7)", "[12]", "(1,204)", "(99+)"; a year is none. */
const COUNTER = String.raw`[(\[{]\s*\d{1,3}(?:[.,]\d{3})*[kKmM]?[+*]?\s*[)\]}]`;
const MARK = String.raw`[*!●•○◦∙⬤✱]`;
const LEADING = new RegExp(String.raw`^(?:\s|${MARK}|${COUNTER})+`, "u");
const BEFORE_SEPARATOR = new RegExp(String.raw`\s+${COUNTER}(?=\s*$|\s+[-–—|·:])`, "gu");
const MODIFIED =
  /\s*(?:[*●•○◦∙⬤✱]|(?<=\s)\+|\[\+\]|\[\*\]|[([]modified[)\]]|[-–—]\s+edited)(?=\s*$|\s+[-–—|·(])/giu;
const NEWS = /\s*[-–—|·]?\s*\b\d+\+? (?:new|unread)(?: (?:items?|messages?|notifications?|mails?))?\b/giu;

/**
 * The same for the same window: its application and its title without what merely counts or marks it as changed.
 * "(7) Home" and "(8) Home" are one, and so are "report.md" and "● report.md".
 */
export function surfaceKey({ app, title }: Surface): string {
  return `${app.trim()}\n${plainTitle(title)}`;
}

/** A title without what merely counts or marks it as changed. Empty only when it was. */
export function plainTitle(title: string): string {
  const plain = title
    .replace(/\s+/gu, " ")
    .replace(LEADING, "")
    .replace(BEFORE_SEPARATOR, "")
    .replace(MODIFIED, "")
    .replace(NEWS, "")
    .trim();
  return plain === "" ? title.trim() : plain;
}
