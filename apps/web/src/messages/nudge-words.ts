import type { LanguageCode } from "../lib/language.svelte.js";

const en = {
  title: "A nudge",
  /** The daemon's own sentence, which is English. */
  why: undefined as ((time: string, name: string) => string) | undefined,
  youSaid: (words: string) => `You said: ${words}`,
  thing: (action: string) => `Your one thing: ${action}`,
  back: "Back to it",
  onTask: "I was on task",
  mute: "Not now",
  counts: (name: string) => `“${name}” counts as part of it in this session.`,
  always: "Always? Then this becomes a rule:",
  rule: (app: string) => `Windows of ${app} belong to my task when their title has these words:`,
  makeRule: "Make it a rule",
  onlyNow: "Only this session",
  made: "The rule is made.",
};

/** The sentences of a nudge: fetched with the first one. */
export const NUDGE_WORDS: Record<LanguageCode, typeof en> = {
  en,
  de: {
    title: "Ein Hinweis",
    why: (time, name) => `Seit ${time} nicht bei der Sache, jetzt bei ${name}.`,
    youSaid: (words) => `Du hast gesagt: ${words}`,
    thing: (action) => `Deine eine Sache: ${action}`,
    back: "Zurück dazu",
    onTask: "Ich war dabei",
    mute: "Jetzt nicht",
    counts: (name) => `„${name}“ zählt in dieser Sitzung dazu.`,
    always: "Immer? Dann wird daraus eine Regel:",
    rule: (app) => `Fenster von ${app} gehören zu meiner Aufgabe, wenn diese Worte im Titel stehen:`,
    makeRule: "Zur Regel machen",
    onlyNow: "Nur diese Sitzung",
    made: "Die Regel ist gemacht.",
  },
};
