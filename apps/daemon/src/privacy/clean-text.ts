// Joiners mean something between the letters of many scripts and inside emoji, and nothing beside ASCII.
const JOINER_IN_USE = String.raw`(?<=[^\p{ASCII}\p{C}\p{Z}])[\u200C\u200D](?=[^\p{ASCII}\p{C}\p{Z}])`;
const EMOJI_STYLE = String.raw`(?<=[^\p{C}\p{Z}])\uFE0F`;
const UNSEEN = new RegExp(
  String.raw`${JOINER_IN_USE}|${EMOJI_STYLE}|([\p{C}\p{Default_Ignorable_Code_Point}])`,
  "gu",
);

/** Text of a window as it may be shown: on one line, without control, invisible or direction-changing characters. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/\s+/gu, " ")
    .replaceAll(UNSEEN, (found: string, unseen: string | undefined) => (unseen === undefined ? found : ""))
    .trim();
}

/** The first `max` UTF-16 units of a text; never leaves half of a character behind. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  const splitsPair = last >= 0xd8_00 && last <= 0xdb_ff;
  return text.slice(0, splitsPair ? max - 1 : max).replace(/[\s\u200C\u200D]+$/u, "");
}
