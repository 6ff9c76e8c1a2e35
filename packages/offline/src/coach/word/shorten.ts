/** Cuts a text at a word, never after a word that asks for more. */
export function shorten(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const room = text.slice(0, maxChars + 1);
  const cut = room.lastIndexOf(" ");
  const whole = cut > maxChars / 3 ? room.slice(0, cut) : withoutHalfCharacter(text.slice(0, maxChars));
  return whole.replace(DANGLING, "").replace(/[\s,;:("'–-]+$/u, "");
}

const DANGLING =
  /(?:[\s,;]+(?:the|a|an|my|our|your|his|her|their|this|that|and|or|but|for|with|to|of|in|on|at|by|from|about|into|as|is|are|so|because|which|who|when|if|not|very|i|we|it)){1,4}[\s,;:]*$/iu;

function withoutHalfCharacter(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/u, "").replace(/[\u200D\p{M}]+$/u, "");
}
