import { setTimeout as sleep } from "node:timers/promises";
import type { SessionRecord, StateView } from "@antidrift/wire";
import type { DaemonProcess } from "../testing/daemon-process.js";

const POLL_MS = 250;
/** What rounding to milliseconds on two clocks can make of a difference. */
const ROUNDING_MS = 10;

/**
 * A session of a real daemon, timed from outside by the monotonic clock of the test, from before it was asked for: the
 * daemon can have counted no more than that.
 */
export class TimedSession {
  readonly first: StateView;
  readonly #askedAt: number;

  private constructor(first: StateView, askedAt: number) {
    this.first = first;
    this.#askedAt = askedAt;
  }

  static async start(daemon: DaemonProcess, timeboxSecs: number): Promise<TimedSession> {
    const client = await daemon.client();
    await client.enterPlanning();
    const askedAt = performance.now();
    const commitment = { next_action: "Write", success_condition: "Written", timebox_secs: timeboxSecs };
    return new TimedSession(await client.startManualCommitment(commitment), askedAt);
  }

  /** The most that can have passed. */
  get atMostMs(): number {
    return performance.now() - this.#askedAt + ROUNDING_MS;
  }

  /** How much less is left of the timebox in this State than when the session began, in milliseconds. */
  usedMs(state: StateView): number {
    return leftMs(this.first) - leftMs(state) + ROUNDING_MS;
  }
}

export async function stateOf(daemon: DaemonProcess): Promise<StateView> {
  return (await daemon.client()).getState();
}

/** The first State that is so. */
export async function stateWhen(
  daemon: DaemonProcess,
  isIt: (state: StateView) => boolean,
): Promise<StateView> {
  for (;;) {
    const state = await stateOf(daemon);
    if (isIt(state)) return state;
    await sleep(POLL_MS);
  }
}

/** What the history keeps of the session that runs, once it is ended. */
export async function recordOf(daemon: DaemonProcess): Promise<SessionRecord | undefined> {
  const client = await daemon.client();
  await client.enterReview();
  await client.end({ outcome: "done" });
  return (await client.listSessions()).sessions[0];
}

/** In whole seconds from the start: two clocks of which each is rounded differ by a millisecond. */
export const deadlineOf = ({ commitment }: StateView) =>
  commitment && Math.round((commitment.deadline_ms - commitment.started_at_ms) / 1000);

export const gapsOf = (state: StateView) =>
  (state.commitment?.gaps ?? []).map(({ from_ms, to_ms }) => to_ms - from_ms);

/** What a page counts down from: negative in overtime. */
export function leftMs({ commitment, now_ms }: StateView): number {
  if (commitment === undefined) throw new Error("No session runs.");
  return commitment.deadline_ms - now_ms;
}
