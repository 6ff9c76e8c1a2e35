const MIN_SECS = 60;
const MAX_SECS = 24 * 60 * 60;

/** Seconds of what was typed as minutes ("25", "1.5", "1,5"), or undefined when that is no timebox from 1 to 1440. */
export function secsOfMinutes(text: string): number | undefined {
  const trimmed = text.trim();
  if (!/^\d{1,5}([.,]\d{1,4})?$/.test(trimmed)) return undefined;
  const secs = Math.round(Number(trimmed.replace(",", ".")) * 60);
  return secs >= MIN_SECS && secs <= MAX_SECS ? secs : undefined;
}

/** What to show for a timebox: "25", and "1.5" for 90 seconds. */
export function minutesOfSecs(secs: number): string {
  return String(Number((secs / 60).toFixed(2)));
}
