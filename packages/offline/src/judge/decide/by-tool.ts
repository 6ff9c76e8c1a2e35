import type { Verdict } from "@antidrift/ai";
import { codeFiles, terminalCommands } from "../lists/terminal-commands.js";
import { kindsOfWork } from "../lists/kinds-of-work.js";
import { genericNames } from "../lists/nature.js";
import { type ToolKind, tools } from "../lists/tools.js";
import { isSilent } from "../read/common-words.js";
import type { Prepared } from "../read/prepare-commitment.js";
import type { Seen } from "../read/read-surface.js";
import { plain } from "../text/plain.js";
import { Recent } from "../text/recent.js";
import { wordsOf } from "../text/words-of.js";
import { abbreviates } from "./abbreviates.js";
import { isToolOf } from "./by-words.js";
import { verdict } from "./verdict.js";

/** What the tool of the kind of work says: a neutral title is on task, one that names something else is unclear. */
export function byTool(seen: Seen, prepared: Prepared): Verdict | undefined {
  if (!isToolOf(seen, prepared)) return byDocumentation(seen, prepared);
  if (isLookUp(seen, prepared))
    return verdict("on_task", "list", "This is a dictionary, and the work is in words.");
  const others = otherNames(seen, prepared);
  if (others.length === 0 || isCommand(seen) || isQuery(seen) || isLoneCodeFile(seen, prepared)) {
    return verdict("on_task", "list", "This is a tool for work of this kind.");
  }
  if (others.some((name) => abbreviates(name, prepared.words))) {
    return verdict(
      "on_task",
      "words",
      "This is a tool for the work, and its title seems to shorten its name.",
    );
  }
  return verdict("unclear", "list", "This is a tool for work of this kind, but it may show other work.");
}

function byDocumentation(seen: Seen, prepared: Prepared): Verdict | undefined {
  if (!prepared.isDocumented || !isDocumentation(seen) || !languagesAgree(languagesIn(seen.text), prepared))
    return undefined;
  return verdict("on_task", "list", "This is documentation for work of this kind.");
}

function isDocumentation({ tags, title }: Seen): boolean {
  return (
    tags.some(({ tag }) => tag === "documentation") ||
    /\bstack ?overflow\b|\bserver fault\b|\bmdn\b/u.test(title)
  );
}

/** The words of the title that name something: not what programs and projects call everything. */
function otherNames(seen: Seen, { kinds }: Prepared): readonly string[] {
  const ownWords = new Set([...kinds.flatMap(wordsOfKind), ...[...seen.tools].flatMap(wordsOfTool)]);
  return wordsOf(seen.parts.join(" | ").replaceAll(ADDRESS, " "))
    .map((word) => word.plain.replace(/\d+$/u, ""))
    .filter((word) => word.length > 1 && !/^[\dv.]+\w?$/u.test(word) && !PERIOD.test(word))
    .filter((word) => !generic.has(word) && !(word in codeFiles) && !isSilent(word))
    .filter((word) => !seen.app.includes(word) && !ownWords.has(word));
}

/** A terminal that shows where it is, or runs a command of the trade. */
function isCommand({ tools, parts, text }: Seen): boolean {
  if (!tools.has("terminal") || parts.length > 2) return false;
  if (/^[\w.-]+@[\w.-]+: ?~?\/?$/u.test(text)) return true;
  const [command = ""] = text.replace(/^[\w.-]+@[\w.-]+: ?\S+ ?/u, "").split(" ");
  return commands.has(command);
}

/** A tool for databases that shows a statement of theirs. */
function isQuery({ tools, text }: Seen): boolean {
  return (
    tools.has("database") &&
    /\b(?:select|insert into|update|delete from|create table|alter table|with|explain)\b/u.test(text)
  );
}

/** A dictionary or a translator, whatever is looked up in it, while the work is in a language that is learnt or translated. */
function isLookUp({ tools, program }: Seen, { kinds }: Prepared): boolean {
  return (
    tools.has("translator") &&
    program?.tools.includes("translator") !== true &&
    kinds.some((kind) => kind === "translation" || kind === "language")
  );
}

/** An editor that names one file of source code and nothing else, in a language that the work may be in. */
function isLoneCodeFile({ tools, parts }: Seen, prepared: Prepared): boolean {
  const named = parts.filter((part) => !generic.has(plain(part)));
  const file = named[0]?.split(/[\\/]/u).at(-1) ?? "";
  if (!tools.has("editor") || named.length !== 1 || file.includes(" ")) return false;
  const language = codeFiles[file.split(".").at(-1)?.toLowerCase() ?? ""];
  return language !== undefined && languagesAgree(language === "" ? [] : [language], prepared);
}

/** Languages agree unless both sides name one and none is the same. */
function languagesAgree(shown: readonly string[], prepared: Prepared): boolean {
  const own = languagesIn(prepared.text);
  return own.length === 0 || shown.length === 0 || shown.some((language) => own.includes(language));
}

function languagesIn(plainText: string): readonly string[] {
  return wordsOf(plainText)
    .map(({ lower }) => lower)
    .filter((word) => languages.has(word));
}

const ADDRESS = /\S+@\S+/gu;

/** Words that mean the kind of work itself: a deck is nothing else than slides. */
function wordsOfKind(kind: string): readonly string[] {
  return listWords.get(`kind ${kind}`, () => singleWords(kindsOfWork[kind]?.words ?? ""));
}

/** Words of the names of tools: "DaVinci Resolve Studio" is no subject. */
function wordsOfTool(tool: ToolKind): readonly string[] {
  return listWords.get(`tool ${tool}`, () => partsOf(tools[tool]));
}

/** Quarters, halves, weeks and revisions: "Q3", "KW12", "rev2", after their digits are gone. */
const PERIOD = /^(?:q|h|kw|cw|rev|v|vers|fy|ws|ss)$/u;
const listWords = new Recent<readonly string[]>(200);

function singleWords(list: string): readonly string[] {
  return list
    .split(",")
    .map(plain)
    .filter((word) => !word.includes(" "));
}

function partsOf(list: string): readonly string[] {
  return [
    ...new Set(list.split(/[\s,]+/u).map(plain)),
    "studio",
    "edition",
    "community",
    "professional",
    "ultimate",
    "pro",
    "cc",
    "beta",
  ];
}

const generic = new Set(genericNames.split(",").map((name) => name.trim()));
const commands = new Set(terminalCommands.split(",").map((name) => name.trim()));
const languages = new Set(Object.values(codeFiles).filter((name) => name.length > 1 && name !== "shader"));
