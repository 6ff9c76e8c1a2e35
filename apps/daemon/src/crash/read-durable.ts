import { LIMITS } from "@antidrift/wire";
import type { DaemonProcess } from "../testing/daemon-process.js";
import type { DurableState } from "./durable-model.js";

/** What a daemon shows of what must survive, and the id of the newest session. */
export async function readDurable(daemon: DaemonProcess): Promise<{ state: DurableState; newestId: string }> {
  const client = await daemon.client();
  const view = await client.getState();
  const { sessions } = await client.listSessions({ limit: LIMITS.sessionsPerPage });
  const { commitment } = view;
  return {
    state: {
      runtimeState: view.runtime_state,
      ...(commitment && {
        commitment: { action: commitment.next_action, timeboxSecs: commitment.timebox_secs },
      }),
      history: sessions.map(({ next_action: action, outcome, note }) => ({ action, outcome, note })),
    },
    newestId: sessions[0]?.id ?? "",
  };
}
