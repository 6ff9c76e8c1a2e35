import type { LanguageCode } from "../lib/language.svelte.js";

const en = {
  wholeText: "Show all of it",
  cutMinutes: (minutes: number) => `Take ${minutes} minutes away`,
};

/** The sentences of the view that stands open all day, beside those of the whole page: fetched with the view. */
export const STAGE_WORDS: Record<LanguageCode, typeof en> = {
  en,
  de: {
    wholeText: "Alles davon zeigen",
    cutMinutes: (minutes) => `${minutes} Minuten wegnehmen`,
  },
};
