import { visible } from "./plain.js";

const LONGEST_TITLE = 500;

/**
 * What counters and marks add to a title while it stays the same title: "(3) Inbox", "● main.rs", "draft.odt*",
 * "Telegram (2)", "Numbers — Edited". A year in brackets and a number without brackets stay.
 */
const LEADING = /^(?:[*●•◌○⬤✱✳▶⏸⏵⏯🔇🔈🔊🔴]|[([]\d{1,3}(?:,\d{3})*\+?[)\]]|\[\+\])\s*/u;
const TRAILING =
  /\s*(?:[*●•]|[([]\d{1,3}(?:,\d{3})*\+?[)\]]|\[\+\]|[([](?:modified|unsaved|read[- ]only|geändert|schreibgeschützt|modifié|lecture seule|modificado|sólo lectura|somente leitura|変更済み|読み取り専用)[)\]])$/iu;

/** A title in one line, cut to a length no real title needs, without counters and modified marks. */
export function cleanTitle(title: string): string {
  return withoutMarks(visible(title.slice(0, LONGEST_TITLE)).trim());
}

/** A title, or a part of one, without counters and modified marks at its ends. */
export function withoutMarks(text: string): string {
  let rest = text;
  for (;;) {
    const shorter = rest.replace(LEADING, "").replace(TRAILING, "").trim();
    if (shorter === rest) return rest;
    rest = shorter;
  }
}
