import type { EvidenceSpan } from "@antidrift/wire";
import type { WindowSample } from "../ports/window-source.js";
import type { Evidence, OpenSpan } from "./evidence.js";
import type { Reports } from "./reports.js";
import { forgetSpan } from "./tally.js";

/** Cleans and redacts a window; `undefined` when nothing may be said of it. */
export type Clean = (sample: WindowSample | undefined) => WindowSample | undefined;

/** What reporters said, as the rules leave it that are in force now. The same object when nothing changed. */
export function redactReports(reports: Reports, clean: Clean): Reports {
  return redactReporter(redactReporter(reports, "source", clean), "pushed", clean);
}

function redactReporter(reports: Reports, who: Reports["believed"], clean: Clean): Reports {
  const reporter = reports[who];
  if (reporter?.sample === undefined) return reports;
  const sample = clean(reporter.sample);
  if (isSame(reporter.sample, sample)) return reports;
  return { ...reports, [who]: { signMono: reporter.signMono, ...(sample && { sample }) } };
}

/**
 * What was seen, as the rules leave it that are in force now: the window in front, and what the store does not have
 * yet. What was saved under other rules stays. The same object when nothing changed.
 */
export function redactEvidence(evidence: Evidence, clean: Clean): Evidence {
  const open = evidence.open && redactSpan(evidence.open, clean);
  const unsaved = evidence.unsaved.map((span) => redactSpan(span, clean));
  if (open === evidence.open && unsaved.every((span, at) => span === evidence.unsaved[at])) return evidence;
  const dropped = evidence.unsaved.filter((span, at) => span.kind !== unsaved[at]?.kind);
  return {
    tally: dropped.reduce(forgetSpan, evidence.tally),
    unsaved,
    ...(open === undefined ? {} : { open }),
  };
}

/** A window of which nothing may be said is time of which nothing is known. */
function redactSpan(span: EvidenceSpan, clean: Clean): EvidenceSpan;
function redactSpan(span: OpenSpan, clean: Clean): OpenSpan;
function redactSpan(span: OpenSpan, clean: Clean): OpenSpan {
  if (span.kind === "unknown") return span;
  const sample = clean({ app: span.app, title: span.title });
  if (isSame(span, sample)) return span;
  // What was said of the window may name it.
  const { relation: _relation, by: _by, reason: _reason, ...bare } = span;
  return sample === undefined ? { ...bare, kind: "unknown", app: "", title: "" } : { ...bare, ...sample };
}

function isSame(a: WindowSample, b: WindowSample | undefined): boolean {
  return a.app === b?.app && a.title === b.title;
}
