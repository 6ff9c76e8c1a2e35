import { InvalidInputError } from "../errors/invalid-input-error.js";
import {
  LIMITS,
  type DriftRecord,
  type EvidenceSpan,
  type EvidenceSummary,
  type SessionRecord,
} from "@antidrift/wire";
import { countCharacters } from "../text/clean-text.js";
import { cleanWindowText } from "../text/clean-window-text.js";
import { fieldLabel } from "../text/field-label.js";
import { checkNote, checkPhrases, checkSecs, checkText, checkTextOrNone } from "./check-input.js";

const NOT_NEGATIVE = "must not be below 0";

interface Stretch {
  readonly from_ms: number;
  readonly to_ms: number;
}

/**
 * A record from elsewhere, of the right shape, as a session of ours could have left it: within all limits, its texts
 * cleaned. Throws `InvalidInputError` naming the field: "gaps.0.to_ms".
 */
export function checkRecord(record: SessionRecord): SessionRecord {
  const { started_at_ms: startedAtMs, ended_at_ms: endedAtMs } = record;
  demand(startedAtMs > 0 && startedAtMs <= LIMITS.latestMs, "started_at_ms", "must be a time after 1970");
  demand(
    endedAtMs >= startedAtMs && endedAtMs <= LIMITS.latestMs,
    "ended_at_ms",
    "must not be before the start",
  );
  checkTimebox(record);
  const whole = Math.round((endedAtMs - startedAtMs) / 1_000);
  for (const field of ["worked_secs", "overtime_secs"] as const) {
    const isWithin = record[field] >= 0 && record[field] <= whole;
    demand(isWithin, field, `must be from 0 to the ${whole} seconds of the session`);
  }
  checkOrder(record.gaps, "gaps.", [startedAtMs, endedAtMs]);
  checkOrder(record.pauses ?? [], "pauses.", [startedAtMs, endedAtMs]);
  return {
    ...record,
    next_action: checkText("next_action", record.next_action, LIMITS.textCharacters),
    success_condition: checkText("success_condition", record.success_condition, LIMITS.textCharacters),
    note: checkNote(record.note),
    ...checkAgreed(record),
    ...(record.evidence !== undefined && { evidence: checkSummary(record.evidence) }),
    ...(record.drift !== undefined && { drift: checkDrift(record.drift, whole) }),
  };
}

/** The spans of a record that were checked already. */
export interface SpansBefore {
  readonly count: number;
  /** When the last of them ended, Unix milliseconds. */
  readonly endMs: number;
}

/**
 * Spans of such a record: one after the other and after those `before`, with texts that a window can have.
 * Throws `InvalidInputError` naming the field: "spans.0.to_ms".
 */
export function checkSpans(
  spans: readonly EvidenceSpan[],
  before: SpansBefore = { count: 0, endMs: 0 },
): readonly EvidenceSpan[] {
  checkOrder(spans, "spans.", [Math.max(1, before.endMs), LIMITS.latestMs], before.count);
  return spans.map((span, index) => ({
    ...span,
    app: checkWindowText(`spans.${before.count + index}.app`, span.app, LIMITS.appCharacters),
    title: checkWindowText(`spans.${before.count + index}.title`, span.title, LIMITS.titleCharacters),
    ...(span.reason !== undefined && {
      reason: checkWindowText(`spans.${before.count + index}.reason`, span.reason, LIMITS.reasonCharacters),
    }),
  }));
}

function checkTimebox({
  planned_timebox_secs: planned,
  extensions,
  started_at_ms,
  ended_at_ms,
}: SessionRecord) {
  const { timeboxMinSecs, timeboxMaxSecs, extendMinSecs } = LIMITS;
  let whole = checkSecs("planned_timebox_secs", planned, [timeboxMinSecs, timeboxMaxSecs]);
  let beforeMs = started_at_ms;
  for (const [index, { secs, at_ms }] of extensions.entries()) {
    whole += checkSecs(`extensions.${index}.secs`, secs, [extendMinSecs, timeboxMaxSecs]);
    demand(secs !== 0, `extensions.${index}.secs`, "must not be 0");
    const isInOrder = at_ms >= beforeMs && at_ms <= ended_at_ms;
    demand(isInOrder, `extensions.${index}.at_ms`, "must be within the session and in order");
    beforeMs = at_ms;
  }
  demand(whole <= timeboxMaxSecs, "extensions", "may not make the timebox longer than 24 hours");
}

function checkOrder(
  stretches: readonly Stretch[],
  prefix: string,
  [least, most]: readonly [number, number],
  first = 0,
) {
  let beforeMs = least;
  for (const [index, { from_ms, to_ms }] of stretches.entries()) {
    demand(from_ms >= beforeMs, `${prefix}${first + index}.from_ms`, "must not be before what it follows");
    demand(
      to_ms >= from_ms && to_ms <= most,
      `${prefix}${first + index}.to_ms`,
      "must be between its beginning and the end",
    );
    beforeMs = to_ms;
  }
}

function checkAgreed({ expects, if_drift }: SessionRecord) {
  const limits = { most: LIMITS.expects, characters: LIMITS.expectsCharacters };
  return {
    ...(expects !== undefined && { expects: [...checkPhrases("expects", expects, limits)] }),
    ...(if_drift !== undefined && {
      if_drift: checkTextOrNone("if_drift", if_drift, LIMITS.ifDriftCharacters),
    }),
  };
}

function checkDrift(drift: DriftRecord, whole: number): DriftRecord {
  const sum = drift.on_secs + drift.off_secs + drift.unclear_secs + drift.not_judged_secs;
  demand(sum <= whole, "drift", `may not have more than the ${whole} seconds of the session`);
  return {
    ...drift,
    nudges: drift.nudges.map((nudge, index) => ({
      ...nudge,
      ...checkSurface(`drift.nudges.${index}`, nudge),
    })),
    answers: drift.answers.map((answer, index) => ({
      ...answer,
      ...checkSurface(`drift.answers.${index}`, answer),
    })),
  };
}

function checkSurface(
  field: string,
  { app, title }: { app?: string | undefined; title?: string | undefined },
) {
  return {
    ...(app !== undefined && { app: checkWindowText(`${field}.app`, app, LIMITS.appCharacters) }),
    ...(title !== undefined && { title: checkWindowText(`${field}.title`, title, LIMITS.titleCharacters) }),
  };
}

function checkSummary({ apps, longest_stretch: longest, ...numbers }: EvidenceSummary): EvidenceSummary {
  const most = LIMITS.appsShown;
  demand(apps.length <= most, "evidence.apps", `may be at most ${most}`);
  for (const [field, value] of Object.entries(numbers)) demand(value >= 0, `evidence.${field}`, NOT_NEGATIVE);
  return {
    ...numbers,
    apps: apps.map((app, index) => checkAppTime(`evidence.apps.${index}`, app)),
    ...(longest !== undefined && { longest_stretch: checkAppTime("evidence.longest_stretch", longest) }),
  };
}

function checkAppTime(field: string, { app, secs }: { app: string; secs: number }) {
  demand(secs >= 0, `${field}.secs`, NOT_NEGATIVE);
  return { app: checkWindowText(`${field}.app`, app, LIMITS.appCharacters), secs };
}

function checkWindowText(field: string, text: string, most: number): string {
  demand(countCharacters(text) <= most, field, `must have at most ${most} characters`);
  return cleanWindowText(text);
}

function demand(isGood: boolean, field: string, problem: string): void {
  if (!isGood) throw new InvalidInputError(field, `${fieldLabel(field)} ${problem}.`);
}
