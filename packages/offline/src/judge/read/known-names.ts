import { browserNames } from "../lists/browsers.js";
import { chatNames, plainNames } from "../lists/chats.js";
import { fileManagers, neutralApps, systemApps } from "../lists/nature.js";
import { type PlaceKind, places, workSides } from "../lists/leisure/places.js";
import { type ToolKind, tools } from "../lists/tools.js";
import { plain } from "../text/plain.js";

/** What a program or site is that signs a title or owns a window. */
export interface KnownName {
  readonly tools: ToolKind[];
  readonly places: PlaceKind[];
  readonly is: Set<"browser" | "chat" | "system" | "neutral" | "files" | "work side" | "plain">;
}

/** What is known of a program or site by this name; undefined for a name that no list has. */
export function knownName(name: string): KnownName | undefined {
  const key = plain(name);
  return names.get(key) ?? names.get(key.replace(VERSION, "")) ?? names.get(key.replaceAll(/[-_]/gu, " "));
}

/** Versions and widths that programs write behind their names: "Obsidian v1.8.9", "Adobe Acrobat Reader (64-bit)". */
const VERSION = /[\s-]*(?:\(?(?:64|32)[- ]bit\)?|v?\d+(?:\.\d+)+\w*|v\d+|20\d\d|\d)$/u;

const names = new Map<string, KnownName>();

for (const [kind, list] of Object.entries(tools)) eachOf(list, (known) => known.tools.push(kind as ToolKind));
for (const [kind, list] of Object.entries(places))
  eachOf(list, (known) => known.places.push(kind as PlaceKind));
eachOf(browserNames, (known) => known.is.add("browser"));
eachOf(chatNames, (known) => known.is.add("chat"));
eachOf(systemApps, (known) => known.is.add("system"));
eachOf(neutralApps, (known) => known.is.add("neutral"));
eachOf(fileManagers, (known) => known.is.add("files"));
eachOf(workSides, (known) => known.is.add("work side"));
eachOf(plainNames, (known) => known.is.add("plain"));

function eachOf(list: string, tell: (known: KnownName) => void): void {
  for (const name of plain(list).split(",")) {
    const key = name.trim();
    if (key === "") continue;
    const known = names.get(key) ?? { tools: [], places: [], is: new Set() };
    names.set(key, known);
    tell(known);
  }
}
