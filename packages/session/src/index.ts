export type { Clock } from "./ports/clock.js";
export type { Store, StoreChange, StoreContents } from "./ports/store.js";
export type { WindowEvents, WindowSample, WindowSource } from "./ports/window-source.js";
export { EvidenceSpan } from "./evidence-span.js";
export { Outcome, RecordedOutcome, SessionRecord } from "./session-record.js";
export { Snapshot } from "./snapshot.js";
export {
  CoachView,
  CoachFailure,
  CommitmentView,
  EvidenceHealth,
  EvidenceSummary,
  EvidenceView,
  Gap,
  Notice,
  ProposalView,
  StateView,
} from "./state-view.js";
export type { RuntimeState } from "./state-view.js";
