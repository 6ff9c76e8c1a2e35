import { describe, expect, it } from "vitest";
import { plain } from "../text/plain.js";
import { fields } from "./fields/fields.js";
import { entertainingVideos } from "./leisure/entertaining-videos.js";
import { leisureKinds } from "./leisure/leisure-kinds.js";
import { functionWords } from "./words/function-words.js";
import { seriousWords } from "./words/serious-words.js";

const functionWordSet = new Set(
  Object.values(functionWords).flatMap(({ words }) => words.split(/[\s,]+/u).map((word) => plain(word))),
);
/** Words of a list that another language uses all the time and that are still worth it there. */
const KNOWN = new Set(["note", "these"]);

const lists: readonly (readonly [string, string])[] = [
  ...Object.entries(fields),
  ...Object.entries(leisureKinds).map(([name, { shows }]) => [name, shows] as const),
  ["videos", entertainingVideos.shows],
  ["serious", seriousWords],
];

describe("lists of phrases", () => {
  it.each(lists)("has no function word of any language in %s, since every title would fit", (_name, list) => {
    const phrases = list.split(",").map((phrase) => plain(phrase));
    expect(phrases.length).toBeGreaterThan(3);
    expect(phrases.filter((phrase) => functionWordSet.has(phrase) && !KNOWN.has(phrase))).toEqual([]);
  });
});
