export { loadOfflineCoach } from "./load-offline-coach.js";
export type { OfflineCoach, OfflineCoachOptions } from "./coach/offline-coach.js";
export { loadOfflineJudge } from "./load-offline-judge.js";
export type { OfflineJudge } from "./judge/offline-judge.js";
export { surfaceKey } from "./judge/text/surface-key.js";
