import { LIMITS } from "@antidrift/wire";

/** The phrases of a text that has one on each line. */
export function phrasesOf(text: string): string[] {
  return text.split("\n").filter((phrase) => phrase !== "");
}

/** The same as text. What is typed may hold several, parted by commas; what is there already, or is too much, is left out. */
export function withPhrases(phrases: readonly string[], typed: string): string {
  const all = [...phrases];
  for (const part of typed.split(/[,;\n]/u)) {
    const phrase = [...part.trim()].slice(0, LIMITS.expectsCharacters).join("").trim();
    const isNew = !all.some((known) => known.toLowerCase() === phrase.toLowerCase());
    if (phrase !== "" && isNew && all.length < LIMITS.expects) all.push(phrase);
  }
  return all.join("\n");
}
