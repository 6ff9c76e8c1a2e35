import type { EvidenceSpan, SessionRecord } from "@antidrift/wire";

type Relation = NonNullable<EvidenceSpan["relation"]>;

/** A stretch of a session in which nothing changed. */
export interface Stretch {
  fromMs: number;
  toMs: number;
  relation: Relation;
  /** Empty where no window is known. */
  app: string;
  title: string;
  reason: string;
}

/** Something that happened at a moment: 0 is the session's start, 1 its end. */
export interface Mark {
  kind: "drift" | "nudge";
  at: number;
  atMs: number;
}

type Judged = Pick<SessionRecord, "started_at_ms" | "ended_at_ms" | "drift">;

/** A session in time, from its start to its end without a hole: what no span tells of is not judged. */
export function stretchesOf(
  { started_at_ms, ended_at_ms }: Judged,
  spans: readonly EvidenceSpan[],
): Stretch[] {
  const stretches: Stretch[] = [];
  let reached = started_at_ms;
  const add = (toMs: number, what: Omit<Stretch, "fromMs" | "toMs">) => {
    const end = Math.min(toMs, ended_at_ms);
    if (end <= reached) return;
    const last = stretches.at(-1);
    if (last !== undefined && isAlike(last, what)) last.toMs = end;
    else stretches.push({ fromMs: reached, toMs: end, ...what });
    reached = end;
  };
  for (const { from_ms, to_ms, app, title, relation = "not_judged", reason = "" } of spans) {
    add(from_ms, NOTHING);
    add(to_ms, { relation, app, title, reason });
  }
  add(ended_at_ms, NOTHING);
  return stretches;
}

/** The drifts and nudges of a session, in time. */
export function marksOf({ started_at_ms, ended_at_ms, drift }: Judged): Mark[] {
  const length = Math.max(1, ended_at_ms - started_at_ms);
  const mark = (kind: Mark["kind"], atMs: number): Mark => ({
    kind,
    atMs,
    at: Math.min(1, Math.max(0, (atMs - started_at_ms) / length)),
  });
  return [
    ...(drift?.drifts ?? []).map(({ from_ms }) => mark("drift", from_ms)),
    ...(drift?.nudges ?? []).map(({ at_ms }) => mark("nudge", at_ms)),
  ].toSorted((a, b) => a.atMs - b.atMs);
}

const NOTHING = { relation: "not_judged", app: "", title: "", reason: "" } as const;

function isAlike(a: Omit<Stretch, "fromMs" | "toMs">, b: Omit<Stretch, "fromMs" | "toMs">): boolean {
  return a.relation === b.relation && a.app === b.app && a.title === b.title && a.reason === b.reason;
}
