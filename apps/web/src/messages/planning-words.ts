import type { LanguageCode } from "../lib/language.svelte.js";

const en = {
  belongs: "Belongs to it",
  belongsNone: "name programs, sites or documents that you will need",
  add: "Add one",
  addHint: "Enter adds it. Press one to change it.",
  edit: (phrase: string) => `Change “${phrase}”`,
  remove: (phrase: string) => `Remove “${phrase}”`,
  ifDrift: "What will most likely pull you away, and what will you do then?",
  ifDriftExample: "If I end up on YouTube, I close the tab and write one sentence.",
};

/** The sentences of what may be agreed on beside the plan: fetched with its part of the form. */
export const PLANNING_WORDS: Record<LanguageCode, typeof en> = {
  en,
  de: {
    belongs: "Gehört dazu",
    belongsNone: "nenne Programme, Seiten oder Dokumente, die du brauchst",
    add: "Etwas dazu",
    addHint: "Enter fügt es hinzu. Drück auf eines, um es zu ändern.",
    edit: (phrase) => `„${phrase}“ ändern`,
    remove: (phrase) => `„${phrase}“ entfernen`,
    ifDrift: "Was wird dich am ehesten ablenken, und was tust du dann?",
    ifDriftExample: "Wenn ich bei YouTube lande, schließe ich den Tab und schreibe einen Satz.",
  },
};
