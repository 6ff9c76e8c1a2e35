export { Controller } from "./controller.js";
export type { ControllerOptions } from "./controller-options.js";
export type { DescribedFailure, DescribeFailure } from "./coach/described-failure.js";
export type { Redact } from "./evidence/clean-sample.js";
export { checkRecord, checkSpans } from "./session/check-record.js";
export type { SpansBefore } from "./session/check-record.js";
export { checkNote, checkText } from "./session/check-input.js";
export type { SourceVerdict } from "./evidence/reports.js";
export type { Listener } from "./listeners.js";
export type { CommitmentInput } from "./session/commitment.js";
export type { EndInput } from "./session/transitions.js";
export * from "./errors/index.js";
export type { Clock } from "./ports/clock.js";
export type {
  History,
  HistoryImport,
  HistoryPage,
  HistoryQuery,
  ImportResult,
  SessionChange,
  SessionEntry,
  SessionPage,
  SpanQuery,
} from "./ports/history.js";
export type { Store, StoreChange, StoreContents } from "./ports/store.js";
export type { WindowEvents, WindowSample, WindowSource } from "./ports/window-source.js";
export { fieldLabel } from "./text/field-label.js";
export { Snapshot } from "./snapshot.js";
export { replay } from "./drift/replay.js";
export type { DriftOutcome } from "./drift/drift-outcome.js";
export type { Policy, Sensitivity } from "./drift/policy.js";
export type { Timeline, TimelineEvent } from "./drift/timeline.js";
export type { Judge } from "./ports/judge.js";
export type { JudgingSettings } from "./judging/judging-settings.js";
export { recount, type Contest } from "./judging/recount.js";
export { toTimeline } from "./judging/to-timeline.js";
