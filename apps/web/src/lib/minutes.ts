import { LIMITS } from "@antidrift/wire";

/** Seconds of what was typed as minutes ("25", "1.5", "1,5"), or undefined when that is no timebox from 1 to 1440. */
export function secsOfMinutes(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,5}([.,]\d{1,4})?$/.test(trimmed)) return undefined;
  const secs = Math.round(Number(trimmed.replace(",", ".")) * 60);
  return secs >= LIMITS.timeboxMinSecs && secs <= LIMITS.timeboxMaxSecs ? secs : undefined;
}

/** What to show for a timebox: "25", and "1.5" for 90 seconds. */
export function minutesOfSecs(secs: number): string {
  return String(Number((secs / 60).toFixed(2)));
}
