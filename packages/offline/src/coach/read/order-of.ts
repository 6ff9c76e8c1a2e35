/** When a part of an intent is to be done, as its own words say. */
export interface Ordered {
  /** Without the words that say when. */
  readonly text: string;
  /** 0 for "first" and "now", 2 for "later" and "can wait", 1 for most. */
  readonly rank: 0 | 1 | 2;
}

/** Reads "first call the bank", "laundry later", "dishes can wait" and the like. */
export function orderOf(part: string): Ordered {
  for (const [pattern, rank] of MARKS) {
    const text = part.replace(pattern, "").trim();
    if (text !== part.trim() && text !== "") return { text, rank };
  }
  return { text: part, rank: 1 };
}

const LATER = "later(?: on)?|afterwards?|after that|tomorrow|next week|another (?:day|time)|some other time";
const MARKS: readonly (readonly [RegExp, Ordered["rank"]])[] = [
  [
    /^(?:but |and |so )?(?:first(?:ly)?(?: of all| thing)?|start (?:with|by)|(?:right )?now|today|before (?:that|then))\b[\s,:–-]*/iu,
    0,
  ],
  [/[\s,]+(?:first|(?:right )?now|right away|before (?:that|then))[\s.!]*$/iu, 0],
  [
    new RegExp(
      `^(?:(?:maybe )?(?:${LATER})|second(?:ly)?|third(?:ly)?|last(?:ly)?|eventually)\\b[\\s,:–-]+`,
      "iu",
    ),
    2,
  ],
  [
    new RegExp(
      `[\\s,]+(?:(?:maybe |is for )?(?:${LATER})|next|second|third|last|after|(?:can|could|has to|must) wait)[\\s.!]*$`,
      "iu",
    ),
    2,
  ],
  [/ (?:once|as soon as) (?:the|my|i|we|it|that|they|he|she)\b.*$/iu, 2],
  [/^not\s+(?=.+\syet[\s.!]*$)/iu, 2],
];
