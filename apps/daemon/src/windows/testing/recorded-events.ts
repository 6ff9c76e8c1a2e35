import type { WindowEvents, WindowSample } from "@antidrift/session";

/** What a source told, in order. */
export class RecordedEvents implements WindowEvents {
  readonly windows: Array<WindowSample | undefined> = [];
  readonly idles: boolean[] = [];
  readonly reasons: string[] = [];
  aliveCount = 0;

  window(sample: WindowSample | undefined): void {
    this.windows.push(sample);
  }
  alive(): void {
    this.aliveCount += 1;
  }
  idle(isIdle: boolean): void {
    this.idles.push(isIdle);
  }
  unavailable(reason: string): void {
    this.reasons.push(reason);
  }
}
