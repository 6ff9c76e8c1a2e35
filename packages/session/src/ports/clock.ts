/** Time, as the session sees it. Everything is in milliseconds. */
export interface Clock {
  /** Wall clock, Unix epoch. May be stepped by anyone at any time. */
  nowMs(): number;
  /** Never steps back and keeps counting while the machine sleeps. Its zero means nothing. */
  monotonicMs(): number;
  /** Calls `fire` once after `delayMs`; late after a sleep. Returns the cancel function. */
  setTimer(delayMs: number, fire: () => void): () => void;
}
