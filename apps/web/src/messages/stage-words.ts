import type { LanguageCode } from "../lib/language.svelte.js";

const en = {
  wholeText: "Show all of it",
  cutMinutes: (minutes: number) => `Take ${minutes} minutes away`,
  timeLeft: "left",
  timeOver: "over",
  ends: (time: string) => `ends at ${time}`,
  timeIsUp: "Time is up",
  timeIsUpHint: "Finish here, or give it a little more.",
  moreTime: "More time",
  addMinutes: (minutes: number) => `Add ${minutes} minutes`,
  addMinutesFromNow: (minutes: number) => `Add ${minutes} minutes from now`,
  iAmDone: "I’m done",
  gap: (from: string, to: string) => `This computer slept from ${from} to ${to}. The clock went on.`,
  tellMe: "Get a notification when the time is up?",
  allow: "Allow",
  dial: (time: string) => `Time left: ${time}`,
  dialOver: (time: string) => `Over time: ${time}`,
  evidence: "Window in front",
  evidenceWhy: "Why?",
  health: {
    healthy: "seen live",
    stale: "not heard from lately",
    unavailable: "not available",
    off: "off",
  },
  /** By the name of who sees the windows; without one, another program reports them. */
  healthWhy: {
    healthy: (source: string | undefined) =>
      `${source === undefined ? "Another program on this computer tells AntiDrift" : `AntiDrift asks ${source}`} which window is in front. Private parts of its title are removed before it is kept.`,
    stale: (source: string | undefined) =>
      source === undefined
        ? "No program has told AntiDrift which window is in front for 30 seconds or more, so nothing is claimed about this time."
        : `${source} has been quiet for 30 seconds or more, so nothing is claimed about this time.`,
    unavailable: (source: string | undefined) =>
      `${source ?? "AntiDrift"} cannot tell which window is in front.`,
    off: () => "Evidence is turned off. Sessions work without it.",
  },
  idle: "no input for a while",
  nothingSeen: "nothing seen yet",

  pause: "Pause",
  goOn: "Go on",
  paused: "paused",
  pausedSince: (time: string) => `Paused since ${time}. Nothing is watched.`,
  pausedUntil: (time: string) => `Paused until ${time}. Nothing is watched.`,
  dialPaused: (time: string) => `Paused. Time left: ${time}`,
  relations: {
    on_task: "on task",
    off_task: "off task",
    unclear: "unclear",
    not_judged: "not judged",
  },
  drifting: (time: string) => `Off task since ${time}.`,
  backAfter: (time: string) => `Last time you were back after ${time}.`,
};

/** The sentences of the view that stands open all day, beside those of the whole page: fetched with the view. */
export const STAGE_WORDS: Record<LanguageCode, typeof en> = {
  en,
  de: {
    wholeText: "Alles davon zeigen",
    cutMinutes: (minutes) => `${minutes} Minuten wegnehmen`,
    timeLeft: "übrig",
    timeOver: "darüber",
    ends: (time) => `endet um ${time}`,
    timeIsUp: "Die Zeit ist um",
    timeIsUpHint: "Komm zum Ende, oder gib noch etwas Zeit dazu.",
    moreTime: "Mehr Zeit",
    addMinutes: (minutes) => `${minutes} Minuten dazu`,
    addMinutesFromNow: (minutes) => `${minutes} Minuten ab jetzt`,
    iAmDone: "Ich bin fertig",
    gap: (from, to) => `Dieser Rechner schlief von ${from} bis ${to}. Die Uhr lief weiter.`,
    tellMe: "Benachrichtigen, wenn die Zeit um ist?",
    allow: "Erlauben",
    dial: (time) => `Verbleibende Zeit: ${time}`,
    dialOver: (time) => `Überzogen: ${time}`,
    evidence: "Fenster im Vordergrund",
    evidenceWhy: "Warum?",
    health: {
      healthy: "live gesehen",
      stale: "länger nichts gehört",
      unavailable: "nicht verfügbar",
      off: "aus",
    },
    healthWhy: {
      healthy: (source) =>
        `${source === undefined ? "Ein anderes Programm auf diesem Rechner meldet AntiDrift" : `AntiDrift fragt ${source}`}, welches Fenster vorn ist. Private Teile des Titels werden vor dem Speichern entfernt.`,
      stale: (source) =>
        source === undefined
          ? "Seit 30 Sekunden oder länger hat kein Programm gemeldet, welches Fenster vorn ist; über diese Zeit wird nichts behauptet."
          : `${source} schweigt seit 30 Sekunden oder länger; über diese Zeit wird nichts behauptet.`,
      unavailable: (source) => `${source ?? "AntiDrift"} kann nicht sagen, welches Fenster vorn ist.`,
      off: () => "Die Beobachtung ist ausgeschaltet. Sitzungen gehen auch ohne.",
    },
    idle: "länger keine Eingabe",
    nothingSeen: "noch nichts gesehen",

    pause: "Pause",
    goOn: "Weiter",
    paused: "Pause",
    pausedSince: (time) => `Pause seit ${time}. Nichts wird beobachtet.`,
    pausedUntil: (time) => `Pause bis ${time}. Nichts wird beobachtet.`,
    dialPaused: (time) => `Pause. Verbleibende Zeit: ${time}`,
    relations: {
      on_task: "dabei",
      off_task: "nicht dabei",
      unclear: "unklar",
      not_judged: "nicht beurteilt",
    },
    drifting: (time) => `Seit ${time} nicht bei der Sache.`,
    backAfter: (time) => `Das letzte Mal warst du nach ${time} zurück.`,
  },
};
