/** The coach did not answer within the limit. Also the abort reason of its signal. */
export class CoachTimeoutError extends Error {
  override readonly name = "CoachTimeoutError";
  readonly code = "ErrCoachTimeout";
  readonly timeoutMs: number;

  constructor(timeoutMs: number) {
    super(`The coach did not answer within ${timeoutMs} ms.`);
    this.timeoutMs = timeoutMs;
  }
}
