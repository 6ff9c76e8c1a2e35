import type { OfflineJudge } from "./judge/offline-judge.js";

/**
 * Loads the offline judge with its lists and its stemmers, and warms it up, so that `judge` is quick from its first call.
 * Loaded on demand: whoever only starts, or only sharpens, does not pay for it.
 */
export async function loadOfflineJudge(): Promise<OfflineJudge> {
  const { OfflineJudge } = await import("./judge/offline-judge.js");
  const judge = new OfflineJudge();
  judge.judge(
    { nextAction: "Write the quarterly report", successCondition: "Two pages with a chart" },
    { app: "firefox", title: "Ten charts and what they mean - Example — Mozilla Firefox" },
  );
  return judge;
}
