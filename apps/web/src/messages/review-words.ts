import type { LanguageCode } from "../lib/language.svelte.js";

const en = {
  backToWork: "Back to work",
};

/** The sentences of the review and of what the history shows alike: fetched with them. */
export const REVIEW_WORDS: Record<LanguageCode, typeof en> = {
  en,
  de: {
    backToWork: "Zurück an die Arbeit",
  },
};
