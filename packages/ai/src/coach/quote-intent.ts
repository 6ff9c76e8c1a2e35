/**
 * The intent as a JSON string on one line: data that cannot end its own quotation.
 *
 * Programs look for more than quotes: claude replaces `@path` by a file, codex `$name` by a skill, others treat a tag or
 * a line separator as structure. As escapes they are the same text to the model and nothing to the program.
 */
export function quoteIntent(intent: string): string {
  return JSON.stringify(intent).replace(
    /[@$`<>\u007f-\u009f\u2028\u2029]/gu,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
