import type { Surface } from "@antidrift/ai";
import { browserAdditions } from "../lists/browsers.js";
import { taglines } from "../lists/chats.js";
import type { PlaceKind } from "../lists/leisure/places.js";
import type { ToolKind } from "../lists/tools.js";
import { cleanTitle } from "../text/clean-title.js";
import type { Found } from "../text/lexicon.js";
import { plain } from "../text/plain.js";
import { splitTitle } from "../text/split-title.js";
import { type Word, wordsOf } from "../text/words-of.js";
import { type KnownName, knownName } from "./known-names.js";
import { programName } from "./program-name.js";
import { speaksToJudge } from "./speaks-to-judge.js";
import { fieldLexicon, type TitleTag, titleLexicon } from "./surface-tags.js";

/** A surface as every step of the judge reads it. */
export interface Seen {
  /** The program's name as lists know it. */
  readonly app: string;
  readonly program: KnownName | undefined;
  /** The title without counters, marks and the browser's name; plain. */
  readonly title: string;
  /** The parts of the title that are about something, as they were written: no names of programs and places. */
  readonly parts: readonly string[];
  /** The names of programs and places that sign the title; plain. */
  readonly names: readonly string[];
  readonly words: readonly Word[];
  readonly text: string;
  readonly tags: readonly Found<TitleTag>[];
  readonly tools: ReadonlySet<ToolKind>;
  readonly places: ReadonlySet<PlaceKind>;
  readonly is: ReadonlySet<string>;
}

/** Reads a surface: which program and place it is, and what its title is about. */
export function readSurface({ app, title }: Surface): Seen {
  const name = programName(app);
  const program = knownName(name);
  const all = splitTitle(cleanTitle(title))
    .flatMap(splitAtName)
    .filter((part) => !isAddition(part));
  const own = all.filter((part) => knownName(part)?.is.has("browser") !== true);
  const { parts, names, known } = tellApart(own, name);
  if (program !== undefined) known.push(program);
  const content = parts.join(" | ");
  const words = wordsOf(content);
  const text = plain(content);
  return {
    app: name,
    program,
    title: plain(own.join(" - ")),
    parts,
    names,
    words,
    text,
    tags: [...fieldLexicon.findIn(words, text), ...titleLexicon.findIn(words, text), ...wares(words)],
    tools: new Set(known.flatMap(({ tools }) => tools)),
    places: new Set(known.flatMap(({ places }) => places)),
    is: new Set(known.flatMap(({ is }) => Array.from(is))),
  };
}

function tellApart(
  all: readonly string[],
  app: string,
): { parts: string[]; names: string[]; known: KnownName[] } {
  const result: { parts: string[]; names: string[]; known: KnownName[] } = {
    parts: [],
    names: [],
    known: [],
  };
  for (const [at, part] of all.entries()) {
    const key = plain(part);
    const known = at === 0 || at === all.length - 1 ? knownName(part) : undefined;
    if (known !== undefined) result.known.push(known);
    if (known !== undefined || key === app) result.names.push(key);
    else if (!firstPages.has(key)) result.parts.push(...withoutOrders(part));
  }
  return result;
}

/** Wares that German sells under compounds: "Sommerkleider" are "Kleider". */
function wares(words: readonly Word[]): readonly Found<TitleTag>[] {
  return words
    .filter(({ plain }) => plain.length >= SHORTEST_COMPOUND)
    .flatMap(({ plain }) => titleLexicon.findEndOf(plain))
    .filter(({ tag }) => tag === "leisure shop");
}

const SHORTEST_COMPOUND = 9;

/** A part of a title, or what follows in it after a sentence that talks to who judges it. */
function withoutOrders(part: string): readonly string[] {
  if (!speaksToJudge(plain(part))) return [part];
  const [, rest = ""] = /[.!}\]] +([^.!}\]]+)$/u.exec(part) ?? [];
  return rest === "" || speaksToJudge(plain(rest)) ? [] : [rest];
}

/** "Amazon.de: Garden tools", "DeepL Translate: ...": a name before a colon is a part of its own, as is one after "/". */
function splitAtName(part: string): readonly string[] {
  const [, left = "", right = ""] = /^([^:]{2,30}): (.+)$/u.exec(part) ?? [];
  if (left !== "" && knownName(left) !== undefined) return [left, right];
  const [, before = "", after = ""] = /^(.+) \/ (X|Twitter)$/u.exec(part) ?? [];
  return after === "" ? [part] : [before, after];
}

function isAddition(part: string): boolean {
  const key = plain(part);
  return browserAdditions.some((form) => form.test(key));
}

const firstPages = new Set(taglines.split(",").map((line) => plain(line)));
