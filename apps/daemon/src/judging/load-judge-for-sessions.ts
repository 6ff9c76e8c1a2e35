import type { Controller } from "@antidrift/session";
import type { StateView } from "@antidrift/wire";
import type { JudgeDesk } from "./judge-desk.js";
import { ruleJudge } from "./rule-judge.js";

interface LoadJudgeOptions {
  readonly controller: Controller;
  readonly judging: JudgeDesk;
  readonly onError: (error: unknown) => void;
}

/**
 * Loads the judge before a session is there: while it is planned, or when one ran on. Without a judge all else works,
 * and the next session tries again.
 */
export function loadJudgeForSessions({ controller, judging, onError }: LoadJudgeOptions): void {
  let isLoaded = false;
  const load = async (): Promise<void> => {
    isLoaded = true;
    try {
      const { loadOfflineJudge } = await import("@antidrift/offline");
      judging.use(ruleJudge(await loadOfflineJudge()));
    } catch (error) {
      isLoaded = false;
      onError(error);
      judging.doWithout("The judge could not be loaded. AntiDrift's log says why.");
    }
  };
  let before: string | undefined;
  const follow = ({ runtime_state: state }: StateView): void => {
    const isNews = state !== before;
    before = state;
    if (isNews && !isLoaded && (state === "planning" || state === "active")) void load();
  };
  controller.subscribe(follow);
  follow(controller.state());
}
