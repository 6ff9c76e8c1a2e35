import { acronyms } from "../tables/nouns.js";
import { pictureNames } from "../tables/picture-names.js";
import { isVerb } from "../classify/opening-verb.js";
import { mendSlips } from "../classify/mend-words.js";

/** The lines of an intent without bullets, check boxes, markers, pictures and shouting. Lines already ticked off go last. */
export function cleanIntent(raw: string): readonly string[] {
  const text = plainText(raw);
  const lines = text.split("\n").filter((line) => /[\p{L}\p{N}\p{Co}]/u.test(line));
  const open = lines.filter((line) => !TICKED.test(line));
  const cleaned = (open.length > 0 ? open : lines).map(cleanLine).filter((line) => line !== "");
  const tasks = cleaned.filter((line) => !line.endsWith(":"));
  return (tasks.length > 0 ? tasks : cleaned).map(quieten);
}

const TICKED = /^\s*(?:[-*+•]\s*)?(?:\[[xX✓✔]\]|[✅☑✔✓]|~~)/u;
const PICTURES =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|[\u{1F3FB}-\u{1F3FF}]|\u200D|\uFE0F|\u20E3/gu;
const BULLET =
  /^(?:[-*+•–—·▪◦‣>=~→➔➤►»]+|#+(?=\s)|\d{1,2}[.)](?=\s)|[a-z][)]|\[[ xX✓✔]?\]|\([A-D]\)|[☐☑✅□✔✓]|\/\/|\/\*)\s*/u;
const LABEL =
  /^(?:to-?\s?dos?|tasks?|goals?|today(?:'s)?(?: (?:goal|task|plan|focus|intention))?|tomorrow|my (?:goal|task|plan|focus|intention)(?: for today)?|action items?|next(?: action| step)?|reminder|note(?: to self)?|fixme|urgent|important|asap|priority(?: (?:one|two|three))?|most important(?:ly)?|p[0-4]|mit|idea|intent(?:ion)?|focus|work|home|personal|now|main thing|first things first|(?:so much|so many things|lots|things|stuff|a lot|much)(?: i have| i need)? to do(?: today)?)\s*\d?\s*(?::|\s[-–—])\s+/iu;
const TICKET = /^\[?[A-Z]{2,8}-\d{1,6}\]?:?\s+(\S+)/u;

function plainText(raw: string): string {
  const spoken = /\p{L}{3}|[^\p{ASCII}\p{Extended_Pictographic}\p{M}\p{Cf}]/u.test(raw)
    ? raw
    : nameThePictures(raw);
  return spoken
    .normalize("NFC")
    .replaceAll(/\r\n?|[\u2028\u2029]/gu, "\n")
    .replaceAll(/[\u2018\u2019\u02BC`´]/gu, "'")
    .replaceAll(/[\u201C\u201D\u201E]/gu, '"')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, (char) => (char === "\n" ? char : " "))
    .replaceAll(PICTURES, (char) => (/[✅☑✔✓]/u.test(char) ? char : " "));
}

function nameThePictures(raw: string): string {
  const first = [...raw].find((char) => pictureNames.has(char));
  const name = first === undefined ? "" : (pictureNames.get(first) ?? "");
  return `${name} ${raw.replaceAll(PICTURES, " ")}`;
}

function cleanLine(line: string): string {
  let rest = line.replaceAll(/\s+/gu, " ").trim();
  for (let round = 0; round < 6; round += 1) {
    const next = rest
      .replace(/^[^:]{2,40}:\s+(?=1[.)]\s)/u, "")
      .replace(BULLET, "")
      .replace(LABEL, "")
      .replace(/^(?:TODO|FIXME|XXX|HACK)\b(?:\([^)]{0,40}\))?[\s:\])-]*/u, "")
      .replace(TICKET, (ticket, next: string) =>
        ticket.includes(":") || isVerb(next.toLowerCase()) ? next : ticket,
      )
      .trim();
    if (next === rest || next === "") break;
    rest = next;
  }
  return mendSlips(
    /^(?:[\p{L}']+[.!]+ ){1,4}[\p{L}']+[.!]+$/u.test(rest) ? rest.replaceAll(/[.!]+/gu, "") : rest,
  )
    .replaceAll(/~~|\*\*|__|[✅☑✔✓]/gu, "")
    .replaceAll(
      /(?:^|\s)[#@](?=[a-z])(?:work|home|errands?|computer|phone|office|today|urgent|personal|next|focus|todo|deepwork)\b/giu,
      "",
    )
    .replaceAll(
      /\b(?:f+u+c*k+(?:ing?|in'|ed)|goddamn(?:ed)?|god ?damn|damn(?:ed)?|freaking|frigging|effing|bloody|stupid|fking)\s+(?=\p{L})/giu,
      "",
    )
    .replaceAll(/([^\p{L}\p{N}\s])\1{2,}/gu, "$1$1")
    .replaceAll(/\b(\p{L}{3,})(?:[\s,!]+\1\b)+/giu, "$1")
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Capitals all through carry no meaning, except in short names. */
function quieten(line: string): string {
  const letters = line.replaceAll(/[^\p{L}]/gu, "");
  if (letters.length < 4 || letters !== letters.toUpperCase() || letters === letters.toLowerCase())
    return line;
  return line
    .split(" ")
    .map((word) =>
      acronyms.has(word.replaceAll(/[^A-Z]/gu, "").toLowerCase()) || /\d/u.test(word)
        ? word
        : word.toLowerCase(),
    )
    .join(" ");
}
