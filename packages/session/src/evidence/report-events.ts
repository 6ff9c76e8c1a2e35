import { LIMITS } from "@antidrift/wire";
import type { WindowSample } from "../ports/window-source.js";
import { capCharacters } from "../text/cap-characters.js";
import { cleanWindowText } from "../text/clean-window-text.js";
import { judge, type Reports, type SourceVerdict } from "./reports.js";

/** Another source was chosen, or none can be (`verdict`). */
export function chooseSource(
  reports: Reports,
  choice: { readonly name: string; readonly verdict?: SourceVerdict | undefined },
  mono: number,
): Reports {
  const { source: _source, verdict: _verdict, ...rest } = reports;
  const verdict = choice.verdict && {
    status: choice.verdict.status,
    reason: cleanReason(choice.verdict.reason),
  };
  const next: Reports = { ...rest, name: choice.name, idle: false, ...(verdict ? { verdict } : {}) };
  return judge(next, mono);
}

/** The source named a window, or said that none is in front. */
export function sourceSaw(reports: Reports, sample: WindowSample | undefined, mono: number): Reports {
  if (reports.verdict?.status === "off") return reports;
  const source = { signMono: mono, ...(sample === undefined ? {} : { sample }) };
  return judge({ ...withoutVerdict(reports), source, believed: "source" }, mono);
}

export function sourceAlive(reports: Reports, mono: number): Reports {
  if (reports.verdict?.status === "off") return reports;
  return judge({ ...withoutVerdict(reports), source: { ...reports.source, signMono: mono } }, mono);
}

export function sourceIdle(reports: Reports, idle: boolean, mono: number): Reports {
  const isIdle = idle && reports.verdict?.status !== "off";
  const idleSinceMono = reports.idle ? (reports.idleSinceMono ?? mono) : mono;
  return { ...sourceAlive(reports, mono), idle: isIdle, ...(isIdle ? { idleSinceMono } : {}) };
}

/** The desktop says that something plays, or nothing any more. */
export function somethingPlays(reports: Reports, playing: boolean): Reports {
  return (reports.playing ?? false) === playing ? reports : { ...reports, playing };
}

export function sourceUnavailable(reports: Reports, reason: string, mono: number): Reports {
  if (reports.verdict?.status === "off") return reports;
  const { source: _, ...rest } = reports;
  const verdict = { status: "unavailable", reason: cleanReason(reason) } as const;
  return judge({ ...rest, verdict, idle: false }, mono);
}

/** Somebody pushed a window through `recordWindow`. */
export function pushedSaw(reports: Reports, sample: WindowSample | undefined, mono: number): Reports {
  if (reports.verdict?.status === "off") return reports;
  const pushed = { signMono: mono, ...(sample === undefined ? {} : { sample }) };
  return judge({ ...reports, pushed, believed: "pushed" }, mono);
}

function withoutVerdict(reports: Reports): Reports {
  const { verdict: _, ...rest } = reports;
  return rest;
}

function cleanReason(reason: string): string {
  return capCharacters(cleanWindowText(reason), LIMITS.reasonCharacters) || "No reason was given.";
}
