/**
 * Whether plain output ends in an object that is complete, alone or in a code fence. Only for a program that has said
 * nothing for a while and does not exit: there is no other sign that its answer is whole.
 */
export function answerIsClosed(output: string): boolean {
  const text = output.trimEnd().replace(/\s*```$/u, "");
  if (!text.endsWith("}")) return false;
  for (let at = text.indexOf("{"); at !== -1; at = text.indexOf("{", at + 1)) {
    if (isJson(text.slice(at))) return true;
    // Hostile output has thousands of braces; an answer has a few.
    if (text.length - at > MAX_CHARS) return false;
  }
  return false;
}

const MAX_CHARS = 16_384;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
