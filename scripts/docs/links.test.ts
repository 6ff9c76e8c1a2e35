import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { root, textOf, trackedFiles } from "./markdown.js";

const pages = trackedFiles().filter((path) => path.endsWith(".md"));

describe("every relative link leads to a file", () => {
  test.each(pages)("%s", (page) => {
    const targets = [...textOf(page).matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(
      (match) => match[1] ?? "",
    );
    const missing = targets.filter((target) => !existsSync(join(root, dirname(page), target)));
    expect(missing).toEqual([]);
  });
});
