import { expect, it } from "vitest";
import { loadOfflineCoach } from "./load-offline-coach.js";

it("gives a coach that answers at once", async () => {
  const coach = await loadOfflineCoach({ now: () => new Date(2026, 2, 10, 14, 20) });
  expect(coach.propose("finish the slides before 3pm")).toMatchObject({ timeboxSecs: 2400 });
});
