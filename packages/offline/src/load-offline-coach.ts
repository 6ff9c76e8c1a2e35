import type { OfflineCoach, OfflineCoachOptions } from "./coach/offline-coach.js";

/**
 * Loads the offline coach and the language library behind it, and warms both up, so that `propose` is quick from its first call.
 * Loaded on demand because the library takes longer to load than the rest of a program's start.
 */
export async function loadOfflineCoach(options: OfflineCoachOptions = {}): Promise<OfflineCoach> {
  const { OfflineCoach } = await import("./coach/offline-coach.js");
  const coach = new OfflineCoach(options);
  coach.propose("renaming the report, then stretch until 5pm");
  return coach;
}
