/**
 * A text without characters that nobody sees: controls of writing direction, which can make a text read as another one,
 * and marks that could hide words in it. Joiners stay where a script or an emoji needs them, and so do what selects the
 * form of a character and the tags of a flag.
 */
export function shownText(text: string): string {
  return text.replace(UNSEEN, (_, needed: string | undefined) => needed ?? "");
}

const JOINERS = [
  String.raw`(?<=\p{M})[\u200c\u200d]`,
  String.raw`(?<=(?!\p{Script=Latin})\p{L})[\u200c\u200d](?=[\p{L}\p{M}])`,
  String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
];
const SELECTORS = String.raw`\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;
const SELECTOR = String.raw`(?<![\s${SELECTORS}])[${SELECTORS}]|[\u180b-\u180d\u180f]`;
const FLAG = String.raw`(?<=\u{1f3f4})[\u{e0020}-\u{e007e}]{1,8}\u{e007f}`;
const UNSEEN = new RegExp(
  `(${[...JOINERS, SELECTOR, FLAG].join("|")})|[\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]`,
  "gu",
);
