import type { LIMITS } from "@antidrift/wire";
import type { Problem } from "../lib/planning-form.svelte.js";

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Every sentence of the page. A language is one such object; the compiler finds what is missing. */
export const en = {
  focus: "Focus",
  history: "History",
  options: "Keys and settings",
  close: "Close",
  dismiss: "Dismiss",

  away: "AntiDrift is not answering.",
  awayHint: "What you typed is kept. This page goes on by itself as soon as the program runs again.",
  silent: "No word from AntiDrift for a while.",
  silentHint: "What you see may be old. Trying to reconnect…",
  opening: "Opening AntiDrift…",
  notLoaded: "That part of the page could not be loaded.",
  commandLost: "That did not reach AntiDrift. Nothing was lost; try once more when it answers.",

  lockedTitle: "What is the one thing?",
  lockedText: "Decide on one next action, give it a time, and do only that.",
  plan: "Plan a session",
  today: "Today",
  todaySum: (count: number, time: string) => `${plural(count, "session", "sessions")}, ${time} of work`,
  nothingToday: "Nothing yet today. One small step is enough.",

  planningTitle: "Plan one session",
  intent: "Rough intent",
  intentHint: "Whatever is on your mind. A few words will do.",
  intentExample: "sort out the slides for Thursday",
  sharpen: "Sharpen",
  coachReady: (program: string) => `Sharpen sends these words to ${program}, and nothing else.`,
  coachOffline: "Sharpen drafts on this computer. Nothing is sent anywhere.",
  coachNone: "No coach is set up. Sharpen drafts on this computer.",
  coachNoneButDraft: "Coach unavailable. Take the draft below, or fill in the fields yourself.",
  coachMissing: {
    not_installed: (program: string) =>
      `\`${program}\` was not found. Until it is there, Sharpen drafts on this computer.`,
    not_runnable: (program: string) =>
      `\`${program}\` is there but does not start. Until it does, Sharpen drafts on this computer.`,
  } as Record<string, (program: string) => string>,
  /** How to get or mend a program, where the daemon's own English sentence does not do. */
  remedies: {} as Record<string, Record<string, string>>,
  noProgram: (path: string) => `There is no program ${path}.`,
  asking: (program: string, time: string) => `Asking ${program}… ${time}`,
  theCoach: "the coach",
  thisComputer: "this computer",
  cancel: "Cancel",
  tryAgain: "Try again",
  useOffline: "Use the offline draft",
  offlineDraft: "A draft made on this computer, if you would rather not wait",
  offlineAfterError: "A draft made on this computer",
  arriving: "Coming in:",
  filledOffline: "Drafted on this computer. Change what you like.",
  filled: (program: string) => `Filled in by ${program}. Change what you like.`,
  filledBeside: "Your own words stayed. The suggestions are beside them.",
  undo: "Undo",
  nextAction: "Next action",
  nextActionHint: "One thing you can begin at once.",
  successCondition: "Success condition",
  successConditionHint: "How you will know that it is done.",
  minutes: "Minutes",
  endsAt: (time: string) => `until about ${time}`,
  suggestion: "Suggested",
  useIt: "Use it",
  useSuggestionFor: (field: string) => `Use the suggestion for “${field}”`,
  start: "Start commitment",
  notNow: "Not now",
  problems: {
    required: () => "This cannot be empty.",
    too_long: ({ textCharacters }) => `This is longer than ${textCharacters} characters.`,
    not_a_timebox: ({ timeboxMinSecs, timeboxMaxSecs }) =>
      `A number of minutes from ${timeboxMinSecs / 60} to ${timeboxMaxSecs / 60}.`,
  } satisfies Record<Problem, (limits: typeof LIMITS) => string>,
  /** By reason; the daemon's own sentence where there is none. */
  coachFailures: {} as Partial<Record<string, (program: string, resets: string | undefined) => string>>,

  doneWhen: "Done when",

  reviewTitle: "How did it go?",
  planned: "Planned",
  happened: "Happened",
  happenedTime: (time: string, from: string, to: string) =>
    from === to ? time : `${time}, ${from} to ${to}`,
  extensions: (count: number) => plural(count, "extension", "extensions"),
  asleep: "Asleep",
  outcome: "Outcome",
  outcomes: { done: "Done", partly: "Partly", not_done: "Not done", not_recorded: "Not recorded" },
  note: "Note",
  planNext: "Plan the next one",
  lock: "Lock",

  search: "Search",
  loadMore: "Show older",
  save: "Save",
  delete: "Delete",
  chartText: (count: number, factor: string) =>
    `In your last ${plural(count, "session", "sessions")}, work took ${factor} times what was planned.`,
  chartSums: (count: number, planned: string, worked: string) =>
    `In your last ${plural(count, "session", "sessions")}: ${planned} planned, ${worked} worked.`,
  plannedMark: "planned",
  workedMark: "worked",
  overMark: "over",

  keyList: [
    ["Enter", "in the rough intent: sharpen"],
    ["Ctrl or ⌘ Enter", "in planning: start the commitment"],
    ["Esc", "while the coach is asked: cancel"],
    ["?", "show this page"],
  ],
  singleKeys: "Let a single key (?) do something",
  theme: "Theme",
  themes: { system: "As the system", light: "Light", dark: "Dark" },
  language: "Language",
  languageOfBrowser: "As the browser",
  notifications: "Notification when time is up",
  notificationStates: { granted: "Allowed", denied: "Blocked in the browser", default: "Allow…" },
  sound: "A soft sound when time is up",

  said: {
    locked: "Locked. Plan a session when you are ready.",
    planning: "Planning. Say what you want to do.",
    active: (action: string, time: string) => `Started: ${action}. ${time}.`,
    review: "Review. How did it go?",
    pending: (program: string) => `Asking ${program}.`,
    ready: "The proposal is here.",
    stopped: "Stopped.",
    extended: (time: string) => `Extended. ${time} left.`,
    cut: (time: string) => `Shortened. ${time} left.`,
    undone: "Undone.",
    milestones: {
      half: (time: string) => `Half of the time is over. ${time} left.`,
      five_minutes: () => "Five minutes left.",
      one_minute: () => "One minute left.",
      over: () => "Time is up.",
      over_5: () => "Five minutes over.",
      over_15: () => "A quarter of an hour over.",
      over_30: () => "Half an hour over.",
    },
  },
};

export type Messages = typeof en;
