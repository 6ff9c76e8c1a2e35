const LINE_END = /\r\n?|[\u2028\u2029]/gu;
const LONE_SURROGATE = /\p{Surrogate}/gu;
// Every control character but tab (09) and line feed (0a), which people type.
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what this removes
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu;
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * What a user typed, fit to be kept: well-formed, with plain line ends, without control characters, trimmed.
 * Empty when nothing in it can be seen.
 */
export function cleanText(text: string): string {
  const clean = text.replace(LONE_SURROGATE, "\uFFFD").replace(LINE_END, "\n").replace(CONTROL, "").trim();
  return VISIBLE.test(clean) ? clean : "";
}

/** Length in characters as JSON Schema counts them: code points. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
