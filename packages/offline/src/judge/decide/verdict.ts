import type { Verdict } from "@antidrift/ai";
import { visible } from "../text/plain.js";

const LONGEST_REASON = 120;

/** A verdict whose reason is one line of at most 120 characters, also where it quotes a title. */
export function verdict(relation: Verdict["relation"], by: Verdict["by"], reason: string): Verdict {
  return { relation, by, reason: cut(visible(reason), LONGEST_REASON) };
}

/** A quotation that leaves room for the sentence around it. */
export function quoted(text: string): string {
  return `“${cut(visible(text).trim(), 40)}”`;
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text
    .slice(0, most - 1)
    .replace(/\p{Surrogate}$/u, "")
    .trimEnd()}…`;
}
