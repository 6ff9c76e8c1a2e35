import { Type, type Static } from "typebox";

/** The State that crosses the wire: written once, here. Times are Unix milliseconds, durations whole seconds. */

export const RuntimeState = Type.Union([
  Type.Literal("locked"),
  Type.Literal("planning"),
  Type.Literal("active"),
  Type.Literal("review"),
]);
export type RuntimeState = Static<typeof RuntimeState>;

export const Gap = Type.Object({ from_ms: Type.Integer(), to_ms: Type.Integer() });
export type Gap = Static<typeof Gap>;

export const CommitmentView = Type.Object({
  id: Type.String(),
  next_action: Type.String(),
  success_condition: Type.String(),
  /** With all extensions. */
  timebox_secs: Type.Integer(),
  /** As it was committed to. */
  planned_timebox_secs: Type.Integer(),
  /** How often it was extended. */
  extensions: Type.Integer(),
  started_at_ms: Type.Integer(),
  deadline_ms: Type.Integer(),
  overtime: Type.Boolean(),
  gaps: Type.Array(Gap),
  ended_at_ms: Type.Optional(Type.Integer()),
});
export type CommitmentView = Static<typeof CommitmentView>;

export const ProposalView = Type.Object({
  next_action: Type.String(),
  success_condition: Type.String(),
  timebox_secs: Type.Integer(),
});
export type ProposalView = Static<typeof ProposalView>;

/** Why the coach failed, for programs and translations. The sentence is `CoachView.error`. */
export const CoachFailure = Type.Object({
  /** "unavailable", "took_too_long", "not_usable", or a `BackendError` reason. */
  reason: Type.String(),
  /** "claude" */
  program: Type.Optional(Type.String()),
  /** When a usage limit ends, in the program's own words: "1pm". */
  resets: Type.Optional(Type.String()),
  /** What exactly is wrong, in English: names a settings file and its line, or a version. */
  detail: Type.Optional(Type.String()),
});
export type CoachFailure = Static<typeof CoachFailure>;

export const CoachView = Type.Object({
  status: Type.Union([
    Type.Literal("idle"),
    Type.Literal("pending"),
    Type.Literal("ready"),
    Type.Literal("error"),
  ]),
  generation: Type.Integer(),
  /** The program that is asked: "claude". Absent when there is no coach. */
  program: Type.Optional(Type.String()),
  /** Since when the request runs; only while pending. */
  pending_since_ms: Type.Optional(Type.Integer()),
  /** What has been read of a streaming answer; only while pending. Never fill a form from it. */
  partial: Type.Optional(Type.Partial(ProposalView)),
  proposal: Type.Optional(ProposalView),
  /** One short human sentence; only with status "error". */
  error: Type.Optional(Type.String()),
  failure: Type.Optional(CoachFailure),
  /** A draft made without a model, at the moment of asking. It fills no field by itself. */
  offline: Type.Optional(ProposalView),
});
export type CoachView = Static<typeof CoachView>;

export const EvidenceHealth = Type.Object({
  status: Type.Union([
    Type.Literal("healthy"),
    Type.Literal("stale"),
    Type.Literal("unavailable"),
    Type.Literal("off"),
  ]),
  reason: Type.Optional(Type.String()),
  since_ms: Type.Integer(),
});
export type EvidenceHealth = Static<typeof EvidenceHealth>;

/** What was seen, added up. At most 50 applications; the rest is in `other_secs`. */
export const EvidenceSummary = Type.Object({
  /** Longest first. */
  apps: Type.Array(Type.Object({ app: Type.String(), secs: Type.Integer() })),
  other_secs: Type.Integer(),
  /** Seconds with a known window in front. */
  observed_secs: Type.Integer(),
  /** Seconds without one, gaps not counted. */
  unknown_secs: Type.Integer(),
  /** Of the gaps. */
  gap_secs: Type.Integer(),
  /** The longest time one application stayed in front. */
  longest_stretch: Type.Optional(Type.Object({ app: Type.String(), secs: Type.Integer() })),
  /** How often another application came to the front. */
  switches: Type.Integer(),
});
export type EvidenceSummary = Static<typeof EvidenceSummary>;

export const EvidenceView = Type.Object({
  /** "x11", "sway", "activitywatch", "http", "off", ... */
  source: Type.String(),
  health: EvidenceHealth,
  /** No input for three minutes: what is in front says nothing. */
  idle: Type.Boolean(),
  current: Type.Optional(Type.Object({ app: Type.String(), title: Type.String(), since_ms: Type.Integer() })),
  spans_count: Type.Integer(),
  /** Only in review. */
  summary: Type.Optional(EvidenceSummary),
});
export type EvidenceView = Static<typeof EvidenceView>;

export const Notice = Type.Object({ code: Type.String(), message: Type.String() });
export type Notice = Static<typeof Notice>;

export const StateView = Type.Object(
  {
    revision: Type.Integer(),
    /** The daemon's clock when this State was made: clients count down from it, not from theirs. */
    now_ms: Type.Integer(),
    runtime_state: RuntimeState,
    commitment: Type.Optional(CommitmentView),
    evidence: Type.Optional(EvidenceView),
    coach: Type.Optional(CoachView),
    notices: Type.Array(Notice),
  },
  { $id: "State" },
);
export type StateView = Static<typeof StateView>;
