export { loadOfflineCoach } from "./load-offline-coach.js";
export type { OfflineCoach, OfflineCoachOptions } from "./coach/offline-coach.js";
