/** Makes a set of words from a text of words separated by commas or white space. */
export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/[\s,]+/u).filter((word) => word !== ""));
}

/** Makes a list of phrases from a text of phrases separated by commas. */
export function phraseList(text: string): readonly string[] {
  return text
    .split(",")
    .map((phrase) => phrase.trim().replaceAll(/\s+/gu, " "))
    .filter((phrase) => phrase !== "");
}

/** Makes a map of a text of entries such as "teh: the", separated by semicolons. */
export function wordPairs(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .replaceAll(/\s+/gu, " ")
      .split(";")
      .map((entry): [string, string] => {
        const [from = "", to = ""] = entry.split(":");
        return [from.trim(), to.trim()];
      }),
  );
}
