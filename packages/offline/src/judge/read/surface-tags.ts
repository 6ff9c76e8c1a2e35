import { ambiguousWords } from "../lists/words/ambiguous-words.js";
import { fields } from "../lists/fields/fields.js";
import { entertainingVideos } from "../lists/leisure/entertaining-videos.js";
import { leisureKinds } from "../lists/leisure/leisure-kinds.js";
import { restWords } from "../lists/words/rest-words.js";
import { documentationWords, seriousWords } from "../lists/words/serious-words.js";
import { kindsOfWork } from "../lists/kinds-of-work.js";
import { type ToolKind, tools } from "../lists/tools.js";
import { silentWords } from "../lists/words/silent-words.js";
import { weakWords } from "../lists/words/weak-words.js";
import { Lexicon } from "../text/lexicon.js";

export type FieldName = keyof typeof fields;
export type LeisureName = keyof typeof leisureKinds | "video";

/** What a phrase of a title speaks for. */
export type TitleTag = `field ${FieldName}` | `leisure ${LeisureName}` | "serious" | "documentation";

/** What a phrase of a commitment speaks for. */
export type CommitmentTag =
  | `field ${FieldName}`
  | `subject ${LeisureName}`
  | `work ${string}`
  | `tool ${ToolKind}`
  | "rest";

/** Names of tools that a commitment uses as everyday words. */
const EVERYDAY_TOOLS =
  "code, pages, numbers, notes, word, mode, terminal, calendar, planner, linear, things, base, front, later, buffer, wave, bear, craft, pitch, tower, fork, lens, live, nova, spark, hey, spring, pencil, papers, books, writer, console, paint, drawing, scan, phone, around, meet, preview, reference, tuner, calc, kalender, rechner, dictionary, calculator, calculadora, calculatrice, taschenrechner, crm, phrase, ghost, kit, drive, mail, sketch, framer, maple, orange, origin, reason, finale, notion, reason, waveform, match, atom, micro, brackets, fleet, rider, builder, playground, hex, sage, actual, banana accounting, fleet";

const fieldLists = Object.entries(fields).map(
  ([name, list]) => [`field ${name as FieldName}`, list] as const,
);
const allLeisure = Object.entries({ ...leisureKinds, video: entertainingVideos });

const everyday = new Set(
  `${silentWords},${weakWords},${ambiguousWords},${EVERYDAY_TOOLS}`.split(",").map((word) => word.trim()),
);

/** Words of fields mean the same in titles and in commitments: the longest of the lists are read once. */
export const fieldLexicon = new Lexicon<`field ${FieldName}`>(fieldLists);

export const titleLexicon = new Lexicon<TitleTag>([
  ...allLeisure.map(([name, { shows }]) => [`leisure ${name as LeisureName}`, shows] as const),
  ["serious", seriousWords],
  ["documentation", documentationWords],
]);

export const commitmentLexicon = new Lexicon<CommitmentTag>([
  ...allLeisure.map(([name, { subject }]) => [`subject ${name as LeisureName}`, subject] as const),
  ...Object.entries(kindsOfWork).map(([name, { words }]) => [`work ${name}`, words] as const),
  ...Object.entries(tools).map(([kind, names]) => [`tool ${kind as ToolKind}`, namesOnly(names)] as const),
  ["rest", restWords],
]);

/** Names of tools that are not also everyday words: "Figma", not "Pages" or "Code". */
function namesOnly(names: string): string {
  return names
    .split(",")
    .filter((name) => !everyday.has(name.trim()))
    .join(",");
}
