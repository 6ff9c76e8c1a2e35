/**
 * Whether plain output ends in an object that is complete, alone or in a code fence. Only for a program that has said
 * nothing for a while and does not exit: there is no other sign that its answer is whole.
 */
export function answerIsClosed(output: string): boolean {
  const text = output.trimEnd().replace(/\s*```$/u, "");
  if (!text.endsWith("}")) return false;
  if (text.length > MAX_CHARS) return false;
  for (let at = text.indexOf("{"); at !== -1; at = text.indexOf("{", at + 1)) {
    // Inside an object that is still open, an inner one says nothing.
    if (isBalanced(text.slice(0, at)) && isJson(text.slice(at))) return true;
  }
  return false;
}

/** A plain answer is short; hostile output would make this slow. */
const MAX_CHARS = 16_384;

function isBalanced(text: string): boolean {
  return text.split("{").length === text.split("}").length;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
