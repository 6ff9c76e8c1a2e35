import type { SessionRecord, StateView } from "@antidrift/wire";
import type { DaemonProcess } from "../testing/daemon-process.js";
import type { DurableState } from "./durable-model.js";

/** What a daemon shows of what must survive, and the id of the newest session. */
export async function readDurable(daemon: DaemonProcess): Promise<{ state: DurableState; newestId: string }> {
  const view = (await daemon.send("GET", "/state")).body as StateView;
  const { sessions } = (await daemon.send("GET", "/history?limit=200")).body as { sessions: SessionRecord[] };
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
