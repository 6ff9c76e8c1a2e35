const LONGEST_RAW = 10_000;
const BREAK = /[\s\u0085]+/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;
/**
 * Invisible characters, those that reorder text and all controls but line ends and tabs among them: they go without a
 * trace, since a space in their place would part a word that a privacy rule looks for. Kept: the joiner inside an emoji, the non-joiner
 * inside an Arabic-script word, and the selector that makes a character an emoji.
 */
const INVISIBLE =
  /(?<=\p{Script=Arabic})\u200C(?=\p{Script=Arabic})|(?<=[\p{Extended_Pictographic}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=\p{Extended_Pictographic})\uFE0F|((?![\s\u0085])\p{Cc}|[\p{Cf}\p{Default_Ignorable_Code_Point}])/gu;

/**
 * What a window system says, fit to be shown: one line, without control and invisible characters.
 * A text over 10,000 characters is no name of anything and becomes empty: cut short, it could escape a
 * redaction rule that looks at its end.
 */
export function cleanWindowText(text: unknown): string {
  if (typeof text !== "string" || text.length > LONGEST_RAW) return "";
  return text
    .replace(LONE_SURROGATE, "\uFFFD")
    .replace(INVISIBLE, (match: string, invisible?: string) => (invisible === undefined ? match : ""))
    .replace(BREAK, " ")
    .trim();
}
