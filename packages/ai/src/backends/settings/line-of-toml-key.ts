/**
 * The line at which a key of a TOML text stands, counted from 1: the deepest part of its path that can be found. Follows
 * table headers and plain keys, as people write them; undefined when not even the first part is there.
 */
export function lineOfTomlKey(text: string, path: readonly string[]): number | undefined {
  let table: readonly string[] = [];
  let best: { readonly depth: number; readonly line: number } | undefined;
  for (const [index, line] of text.split("\n").entries()) {
    const header = HEADER.exec(line)?.[1];
    const key = header === undefined ? KEY.exec(line)?.[1] : undefined;
    if (header !== undefined) table = parts(header);
    else if (key === undefined) continue;
    const depth = sharedDepth(key === undefined ? table : [...table, ...parts(key)], path);
    if (depth > (best?.depth ?? 0)) best = { depth, line: index + 1 };
  }
  return best?.line;
}

const HEADER = /^\s*\[\[?([^\]]+)\]\]?/u;
const KEY = /^\s*((?:[\w-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[\w-]+|"[^"]*"|'[^']*'))*)\s*=/u;

function parts(key: string): readonly string[] {
  return (key.match(/[\w-]+|"[^"]*"|'[^']*'/gu) ?? []).map((part) => part.replaceAll(/^["']|["']$/gu, ""));
}

/** How many parts lead to the path; 0 when they lead elsewhere. */
function sharedDepth(found: readonly string[], path: readonly string[]): number {
  return found.length <= path.length && found.every((part, index) => part === path[index]) ? found.length : 0;
}
