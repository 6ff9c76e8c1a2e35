import type { CommitmentView, EvidenceView, StateView } from "@antidrift/wire";
import type { Page } from "playwright-core";

interface Telling {
  states?: number;
  everyMs?: number;
  /** Milliseconds from now to the commitment's deadline. */
  deadlineInMs?: number;
  /** Put over what the daemon says. */
  commitment?: Partial<CommitmentView>;
  evidence?: Partial<EvidenceView>;
}

/**
 * Tells the other tabs States as the tab with the stream does, each of a higher revision: so that a test can have fifty a
 * second, or a deadline within the second, which no person and no daemon brings about. Settles when all are told.
 */
export async function tellTabs(from: Page, telling: Telling): Promise<void> {
  await from.evaluate(async ({ states = 1, everyMs = 0, deadlineInMs, commitment, evidence }: Telling) => {
    const channel = new BroadcastChannel("antidrift.stream");
    const state = (await (await fetch("/state")).json()) as StateView;
    const known = Number(sessionStorage.getItem("told") ?? 0);
    for (let sent = 1; sent <= states; sent += 1) {
      const told = { ...state, revision: state.revision + known + sent, now_ms: state.now_ms + sent };
      const deadline = deadlineInMs === undefined ? {} : { deadline_ms: told.now_ms + deadlineInMs };
      if (told.commitment) told.commitment = { ...told.commitment, ...deadline, ...commitment };
      if (told.evidence) told.evidence = { ...told.evidence, ...evidence };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin to aim at
      channel.postMessage({ type: "state", state: told, first: false });
      await new Promise((resolve) => setTimeout(resolve, everyMs));
    }
    sessionStorage.setItem("told", String(known + states));
    channel.close();
  }, telling);
}
