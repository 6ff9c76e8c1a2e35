import type { Controller } from "@antidrift/session";
import type { StateView } from "@antidrift/wire";
import { once } from "../once.js";
import type { JudgeDesk } from "./judge-desk.js";

interface LoadJudgeOptions {
  readonly controller: Controller;
  readonly judging: JudgeDesk;
  readonly onError: (error: unknown) => void;
}

/** Loads the judge before a session is there: while it is planned, or when one ran on. Without a judge all else works. */
export function loadJudgeForSessions({ controller, judging, onError }: LoadJudgeOptions): void {
  const load = once(async () => {
    try {
      const { loadOfflineJudge } = await import("@antidrift/offline");
      judging.use(await loadOfflineJudge());
    } catch (error) {
      onError(error);
      controller.addNotice({
        code: "no_judge",
        message: "AntiDrift cannot judge windows: a part of it is missing. Sessions work without it.",
      });
    }
  });
  const follow = ({ runtime_state }: StateView): void => {
    if (runtime_state === "planning" || runtime_state === "active") void load();
  };
  controller.subscribe(follow);
  follow(controller.state());
}
