/** Whether a text only holds the place of one: "...", "<one sentence>", "string", nothing that can be seen. */
export function isPlaceholder(text: string): boolean {
  return NOTHING_BUT_MARKS.test(text) || IN_BRACKETS.test(text) || WORDS.test(text);
}

/** Punctuation, spaces and letters without a shape; an emoji does say something. */
const NOTHING_BUT_MARKS = /^[\p{P}\p{Sm}\p{Sk}\p{Z}\p{C}\p{M}\s\u115f\u1160\u2800\u3164\uffa0]*$/u;
const IN_BRACKETS =
  /^(?:<[^<>]*>|\{\{?[^{}]*\}?\}|\[(?:[^[\]]*\b(?:action|condition|sentence|text|string|your)\b[^[\]]*|\.*|…)\])$/iu;
const WORDS =
  /^["'`]?(?:string|text|next[ _]action|success[ _]condition|your (?:next action|success condition) here|tbd|todo|n\/a|none|null|undefined|placeholder)["'`.]?$/iu;
