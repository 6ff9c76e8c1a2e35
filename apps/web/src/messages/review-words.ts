import type { LanguageCode } from "../lib/language.svelte.js";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en = {
  backToWork: "Back to work",
  overBy: (time: string) => `${time} over`,
  underBy: (time: string) => `${time} under`,
  asPlanned: "as planned",
  whereTimeWent: "Where the time went",
  observed: (seen: string, all: string) => `${seen} of ${all} observed`,
  notObserved: "Nothing was observed in this session.",
  unknown: "Unknown",
  otherApps: "Other applications",
  longest: "Longest stretch",
  switches: "Switches",
  outcomeMissing: "Choose how it went first.",
  noteHint: "What would you tell yourself for next time?",
  print: "Print",
  strip: "The session in time",
  relations: { on_task: "on task", off_task: "off task", unclear: "unclear", not_judged: "not judged" },
  spoke: (time: string) => `At ${time} AntiDrift spoke:`,
  wouldHave: (time: string) => `At ${time} it would have spoken here:`,
  backAfter: (time: string) => `Back after ${time}.`,
  everyWindow: (count: number) => `${plural(count, "window", "windows")}, one after the other`,
  wasOnTask: "That was on task",
  wasNot: "That was not",
  corrected: "Corrected, and counted again.",
};

/** The sentences of the review and of what the history shows alike: fetched with them. */
export const REVIEW_WORDS: Record<LanguageCode, typeof en> = {
  en,
  de: {
    backToWork: "Zurück an die Arbeit",
    overBy: (time) => `${time} darüber`,
    underBy: (time) => `${time} darunter`,
    asPlanned: "wie geplant",
    whereTimeWent: "Wo die Zeit blieb",
    observed: (seen, all) => `${seen} von ${all} beobachtet`,
    notObserved: "In dieser Sitzung wurde nichts beobachtet.",
    unknown: "Unbekannt",
    otherApps: "Andere Programme",
    longest: "Längste Strecke",
    switches: "Wechsel",
    outcomeMissing: "Sag zuerst, wie es lief.",
    noteHint: "Was würdest du dir fürs nächste Mal sagen?",
    print: "Drucken",
    strip: "Die Sitzung im Verlauf",
    relations: {
      on_task: "dabei",
      off_task: "nicht dabei",
      unclear: "unklar",
      not_judged: "nicht beurteilt",
    },
    spoke: (time) => `Um ${time} meldete sich AntiDrift:`,
    wouldHave: (time) => `Um ${time} hätte es sich hier gemeldet:`,
    backAfter: (time) => `Nach ${time} zurück.`,
    everyWindow: (count) => `${plural(count, "Fenster", "Fenster")} nacheinander`,
    wasOnTask: "Das gehörte dazu",
    wasNot: "Das gehörte nicht dazu",
    corrected: "Berichtigt und neu gezählt.",
  },
};
