import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folder of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The files git would keep, by their paths from the root. */
export function trackedFiles(): string[] {
  const list = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  return list.toString("utf8").split("\0").filter(Boolean);
}

/** The text of one file of the repository. */
export function textOf(path: string): string {
  return readFileSync(`${root}${path}`, "utf8");
}

/** The fenced blocks of one language in a Markdown text. */
export function codeBlocks(markdown: string, language: string): string[] {
  const blocks = markdown.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm);
  return [...blocks].filter((block) => block[1] === language).map((block) => block[2] ?? "");
}
