import type { WindowSample } from "../ports/window-source.js";
import { EVIDENCE_STALE_SECS, type EvidenceHealth } from "@antidrift/wire";

/** Without a sign of life for so long, nothing is known any more. */
const STALE_AFTER_MS = EVIDENCE_STALE_SECS * 1_000;

/** What somebody who can see the windows last said, and when. */
interface Reporter {
  readonly sample?: WindowSample;
  /** The last sign of life, on the monotonic clock. */
  readonly signMono: number;
}

/** Why nobody reports windows, with a reason a user can act on. */
export interface SourceVerdict {
  readonly status: "off" | "unavailable";
  readonly reason: string;
}

interface Health {
  readonly status: EvidenceHealth["status"];
  readonly reason?: string;
  readonly sinceMono: number;
}

/**
 * Everything known about who reports windows. There may be two reporters: the configured source, and whoever
 * pushes samples through `recordWindow`. The one who last named a window is believed while it shows signs of life.
 */
export interface Reports {
  /** Of the configured source. */
  readonly name: string;
  /** Set while the source is off, or says that it cannot see. */
  readonly verdict?: SourceVerdict;
  readonly source?: Reporter;
  readonly pushed?: Reporter;
  readonly believed: "source" | "pushed";
  readonly idle: boolean;
  /** Since when, on the monotonic clock; counts only while idle. */
  readonly idleSinceMono?: number;
  /** Whether the desktop says that something plays. */
  readonly playing?: boolean;
  readonly health: Health;
}

/** The reports with their health judged anew at `mono`. */
export function judge(reports: Reports, mono: number): Reports {
  const believed = whomToBelieve(reports, mono);
  const health = judgeHealth({ ...reports, believed }, mono);
  const same = health.status === reports.health.status && health.reason === reports.health.reason;
  return { ...reports, believed, health: same ? reports.health : health };
}

/** What is in front, as far as it can be trusted. */
export function trustedSample(reports: Reports): WindowSample | undefined {
  if (reports.health.status !== "healthy" || reports.idle) return undefined;
  return reports[reports.believed]?.sample;
}

/** The name shown for the reporter that is believed. */
export function sourceName(reports: Reports): string {
  return reports.believed === "pushed" ? "http" : reports.name;
}

/** When the believed reporter turns stale if it stays silent; `undefined` when it cannot. */
export function staleAtMono(reports: Reports): number | undefined {
  const reporter = reports[reports.believed];
  if (reports.health.status !== "healthy" || reports.idle || reporter === undefined) return undefined;
  return reporter.signMono + STALE_AFTER_MS;
}

function whomToBelieve(reports: Reports, mono: number): Reports["believed"] {
  if (reports.verdict?.status === "off") return "source";
  const other = reports.believed === "source" ? "pushed" : "source";
  if (isFresh(reports, reports.believed, mono)) return reports.believed;
  if (isFresh(reports, other, mono)) return other;
  return reports.verdict === undefined ? reports.believed : "source";
}

function judgeHealth(reports: Reports, mono: number): Health {
  const { verdict } = reports;
  if (verdict?.status === "off") return { ...verdict, sinceMono: mono };
  if (isFresh(reports, reports.believed, mono)) return { status: "healthy", sinceMono: mono };
  if (verdict !== undefined) return { ...verdict, sinceMono: mono };
  const reporter = reports[reports.believed];
  if (reporter === undefined) {
    return { status: "stale", reason: "No window was reported yet.", sinceMono: mono };
  }
  return { status: "stale", reason: "No report for 30 seconds.", sinceMono: reporter.signMono };
}

/** An idle session has nothing to report, so silence says nothing then. */
function isFresh(reports: Reports, who: Reports["believed"], mono: number): boolean {
  const reporter = reports[who];
  return reporter !== undefined && (reports.idle || mono - reporter.signMono < STALE_AFTER_MS);
}
