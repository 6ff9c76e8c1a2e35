import type { WindowEvents, WindowSample } from "@antidrift/session";

/** What a source told, in order; a window that was told before is a sign of life. */
export class RecordedEvents implements WindowEvents {
  readonly windows: Array<WindowSample | undefined> = [];
  readonly idles: boolean[] = [];
  readonly plays: boolean[] = [];
  readonly reasons: string[] = [];
  aliveCount = 0;
  #last: string | undefined;
  /** The privacy rules; hide nothing unless a test sets others. */
  rules: (sample: WindowSample) => WindowSample | undefined = (sample) => sample;

  window(sample: WindowSample | undefined): void {
    const seen = JSON.stringify([sample?.app, sample?.title]);
    if (seen === this.#last) return this.alive();
    this.#last = seen;
    this.windows.push(sample);
  }
  keep(sample: WindowSample): WindowSample | undefined {
    return this.rules(sample);
  }
  alive(): void {
    this.aliveCount += 1;
  }
  idle(isIdle: boolean): void {
    this.idles.push(isIdle);
  }
  playing(isPlaying: boolean): void {
    this.plays.push(isPlaying);
  }
  unavailable(reason: string): void {
    this.#last = undefined;
    this.reasons.push(reason);
  }
}
