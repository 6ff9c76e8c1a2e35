/** The line at which a key of a JSON text stands, counted from 1; undefined when it is not there. */
export async function lineOfJsonKey(text: string, path: readonly string[]): Promise<number | undefined> {
  // Only a faulty file needs it.
  const { findNodeAtLocation, parseTree } = await import("jsonc-parser");
  const root = parseTree(text);
  const node = root && findNodeAtLocation(root, [...path]);
  return node && text.slice(0, node.offset).split("\n").length;
}
