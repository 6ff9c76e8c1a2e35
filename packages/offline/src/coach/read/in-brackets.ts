/** Whether a place in a text stands in brackets that are closed after it. */
export function isInBrackets(text: string, at: number): boolean {
  const opened = text.lastIndexOf("(", at);
  if (opened === -1 || text.slice(opened, at).includes(")")) return false;
  return text.includes(")", at);
}
