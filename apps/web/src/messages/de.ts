import type { Messages } from "./en.js";

const sitzungen = (count: number) => `${count} ${count === 1 ? "Sitzung" : "Sitzungen"}`;

export const de: Messages = {
  focus: "Fokus",
  history: "Verlauf",
  options: "Tasten und Einstellungen",
  close: "Schließen",
  dismiss: "Ausblenden",

  away: "AntiDrift antwortet nicht.",
  awayHint: "Deine Eingaben bleiben. Diese Seite macht von selbst weiter, sobald das Programm wieder läuft.",
  silent: "Von AntiDrift war eine Weile nichts zu hören.",
  silentHint: "Was du siehst, kann veraltet sein. Die Verbindung wird neu aufgebaut …",
  opening: "AntiDrift wird geöffnet …",
  notLoaded: "Dieser Teil der Seite ließ sich nicht laden.",
  commandLost:
    "Das kam bei AntiDrift nicht an. Nichts ging verloren; versuch es noch einmal, wenn es antwortet.",

  lockedTitle: "Was ist das Eine?",
  lockedText: "Entscheide dich für einen nächsten Schritt, gib ihm Zeit und tu nur das.",
  plan: "Sitzung planen",
  today: "Heute",
  todaySum: (count, time) => `${sitzungen(count)}, ${time} Arbeit`,
  nothingToday: "Heute noch nichts. Ein kleiner Schritt genügt.",

  planningTitle: "Eine Sitzung planen",
  intent: "Grobes Vorhaben",
  intentHint: "Was dir durch den Kopf geht. Ein paar Worte reichen.",
  intentExample: "die Folien für Donnerstag in Ordnung bringen",
  sharpen: "Schärfen",
  coachReady: (program) => `„Schärfen“ schickt diese Worte an ${program}, und sonst nichts.`,
  coachOffline: "„Schärfen“ entwirft auf diesem Rechner. Nichts wird verschickt.",
  coachNone: "Kein Coach eingerichtet. „Schärfen“ entwirft auf diesem Rechner.",
  coachNoneButDraft: "Kein Coach verfügbar. Übernimm den Entwurf unten oder fülle die Felder selbst aus.",
  coachMissing: {
    not_installed: (program) =>
      `\`${program}\` wurde nicht gefunden. Bis es da ist, entwirft „Schärfen“ auf diesem Rechner.`,
    not_runnable: (program) =>
      `\`${program}\` ist da, startet aber nicht. Bis dahin entwirft „Schärfen“ auf diesem Rechner.`,
  },
  remedies: {
    claude: {
      not_installed:
        "Installiere Claude Code (https://claude.com/claude-code) und starte dann einmal `claude` in einem Terminal, um dich anzumelden.",
      not_runnable:
        "Starte `claude --version` in einem Terminal, um zu sehen, woran es liegt; meist hilft es, Claude Code neu zu installieren.",
    },
    codex: {
      not_installed:
        "Installiere Codex (`npm install -g @openai/codex`) und starte dann einmal `codex` in einem Terminal, um dich anzumelden.",
      not_runnable:
        "Starte `codex --version` in einem Terminal, um zu sehen, woran es liegt: Codex von npm braucht `node` auf dem PATH.",
    },
  },
  noProgram: (path) => `Ein Programm ${path} gibt es nicht.`,
  asking: (program, time) => `${program} wird gefragt … ${time}`,
  theCoach: "Coach",
  thisComputer: "dieser Rechner",
  cancel: "Abbrechen",
  tryAgain: "Noch einmal",
  useOffline: "Offline-Entwurf übernehmen",
  offlineDraft: "Ein Entwurf von diesem Rechner, falls du nicht warten möchtest",
  offlineAfterError: "Ein Entwurf von diesem Rechner",
  arriving: "Kommt gerade an:",
  filledOffline: "Auf diesem Rechner entworfen. Ändere, was du willst.",
  filled: (program) => `Ausgefüllt von ${program}. Ändere, was du willst.`,
  filledBeside: "Deine Worte blieben stehen. Die Vorschläge stehen daneben.",
  undo: "Rückgängig",
  nextAction: "Nächster Schritt",
  nextActionHint: "Etwas, womit du sofort anfangen kannst.",
  successCondition: "Erledigt, wenn",
  successConditionHint: "Woran du merkst, dass es geschafft ist.",
  minutes: "Minuten",
  endsAt: (time) => `bis etwa ${time}`,
  suggestion: "Vorschlag",
  useIt: "Übernehmen",
  useSuggestionFor: (field) => `Vorschlag für „${field}“ übernehmen`,
  start: "Verbindlich anfangen",
  notNow: "Jetzt nicht",
  problems: {
    required: () => "Das darf nicht leer sein.",
    too_long: ({ textCharacters }) => `Das ist länger als ${textCharacters} Zeichen.`,
    not_a_timebox: ({ timeboxMinSecs, timeboxMaxSecs }) =>
      `Eine Zahl von ${timeboxMinSecs / 60} bis ${timeboxMaxSecs / 60} Minuten.`,
  },
  coachFailures: {
    unavailable: () => "Kein Coach verfügbar. Fülle die Felder selbst aus.",
    took_too_long: () => "Der Coach hat zu lange gebraucht.",
    timeout: () => "Der Coach hat zu lange gebraucht.",
    not_usable: () => "Die Antwort des Coachs war nicht brauchbar. Versuch es noch einmal.",
    output_too_large: () => "Die Antwort des Coachs war nicht brauchbar. Versuch es noch einmal.",
    cancelled: () => "Die Frage an den Coach wurde abgebrochen.",
    failed: (program) =>
      `\`${program}\` ist gescheitert. Versuch es noch einmal oder fülle die Felder selbst aus.`,
    not_installed: (program) =>
      `\`${program}\` wurde nicht gefunden. Installiere es oder fülle die Felder selbst aus.`,
    not_runnable: (program) =>
      `\`${program}\` lässt sich nicht starten. Prüfe die Installation oder fülle die Felder selbst aus.`,
    not_signed_in: (program) =>
      `\`${program}\` ist nicht angemeldet: Starte \`${program}\` einmal in einem Terminal.`,
    rate_limited: (program, resets) =>
      `\`${program}\` meldet, dass das Nutzungslimit erreicht ist${resets === undefined ? "" : ` (bis ${resets})`}.`,
    overloaded: (program) => `\`${program}\` ist überlastet. Versuch es gleich noch einmal.`,
    network: (program) => `\`${program}\` erreicht seinen Dienst nicht. Prüfe die Netzverbindung.`,
  },

  doneWhen: "Erledigt, wenn",

  reviewTitle: "Wie lief es?",
  planned: "Geplant",
  happened: "Tatsächlich",
  happenedTime: (time, from, to) => (from === to ? time : `${time}, ${from} bis ${to}`),
  extensions: (count) => `${count} ${count === 1 ? "Verlängerung" : "Verlängerungen"}`,
  asleep: "Ruhezustand",
  outcome: "Ergebnis",
  outcomes: {
    done: "Erledigt",
    partly: "Teilweise",
    not_done: "Nicht erledigt",
    not_recorded: "Nicht festgehalten",
  },
  note: "Notiz",
  planNext: "Die nächste planen",
  lock: "Sperren",

  search: "Suchen",
  loadMore: "Ältere zeigen",
  save: "Sichern",
  delete: "Löschen",
  chartText: (count, factor) =>
    count === 1
      ? `In deiner letzten Sitzung dauerte die Arbeit das ${factor}-Fache der Planung.`
      : `In deinen letzten ${sitzungen(count)} dauerte die Arbeit das ${factor}-Fache der Planung.`,
  chartSums: (count, planned, worked) =>
    count === 1
      ? `In deiner letzten Sitzung: ${planned} geplant, ${worked} gearbeitet.`
      : `In deinen letzten ${sitzungen(count)}: ${planned} geplant, ${worked} gearbeitet.`,
  plannedMark: "geplant",
  workedMark: "gearbeitet",
  overMark: "darüber",

  keyList: [
    ["Enter", "im groben Vorhaben: schärfen"],
    ["Strg oder ⌘ Enter", "beim Planen: anfangen"],
    ["Esc", "während der Coach gefragt wird: abbrechen"],
    ["?", "diese Seite zeigen"],
  ],
  singleKeys: "Einzelne Taste (?) darf etwas auslösen",
  theme: "Farben",
  themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" },
  language: "Sprache",
  languageOfBrowser: "Wie der Browser",
  notifications: "Benachrichtigung, wenn die Zeit um ist",
  notificationStates: { granted: "Erlaubt", denied: "Im Browser gesperrt", default: "Erlauben …" },
  sound: "Ein leiser Ton, wenn die Zeit um ist",

  said: {
    locked: "Gesperrt. Plane eine Sitzung, wenn du so weit bist.",
    planning: "Planung. Sag, was du tun willst.",
    active: (action, time) => `Angefangen: ${action}. ${time}.`,
    review: "Rückblick. Wie lief es?",
    pending: (program) => `${program} wird gefragt.`,
    ready: "Der Vorschlag ist da.",
    stopped: "Angehalten.",
    extended: (time) => `Verlängert. Noch ${time}.`,
    cut: (time) => `Gekürzt. Noch ${time}.`,
    undone: "Rückgängig gemacht.",
    milestones: {
      half: (time) => `Die Hälfte der Zeit ist um. Noch ${time}.`,
      five_minutes: () => "Noch fünf Minuten.",
      one_minute: () => "Noch eine Minute.",
      over: () => "Die Zeit ist um.",
      over_5: () => "Fünf Minuten darüber.",
      over_15: () => "Eine Viertelstunde darüber.",
      over_30: () => "Eine halbe Stunde darüber.",
    },
  },
};
