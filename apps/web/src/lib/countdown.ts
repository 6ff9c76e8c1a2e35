export interface TimeBox {
  timebox_secs: number;
  deadline_ms: number;
}

export interface Countdown {
  /** Whole seconds as shown: 1 until the very deadline, negative after it. */
  secs: number;
  overtime: boolean;
  /** Of the timebox that is left, 0 to 1; in overtime, of the timebox that was added, at most 1. */
  fraction: number;
}

/** Where a commitment stands at a moment of the daemon's clock. */
export function countdown({ timebox_secs, deadline_ms }: TimeBox, nowMs: number): Countdown {
  const leftMs = deadline_ms - nowMs;
  const overtime = leftMs <= 0;
  const share = Math.abs(leftMs) / 1000 / timebox_secs;
  return {
    // Rounding away from zero time left: "0:00" is shown exactly when the time is up.
    secs: Math.ceil(leftMs / 1000) || 0,
    overtime,
    fraction: Math.min(1, share),
  };
}

/** "1:02:03", "24:13", "+3:12": the same digits in every language. */
export function clock(secs: number): string {
  const whole = Math.abs(secs);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const seconds = String(whole % 60).padStart(2, "0");
  const text =
    hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${seconds}` : `${minutes}:${seconds}`;
  return secs < 0 ? `+${text}` : text;
}
