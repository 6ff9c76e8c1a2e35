export { FakeClock } from "./fake-clock.js";
export { GatedCoach } from "./gated-coach.js";
export type { GatedCall } from "./gated-coach.js";
export { keepEverything } from "./keep-everything.js";
export { MemoryStore } from "./memory-store.js";
export { testHistory } from "./test-history.js";
export type { HistoryUnderTest } from "./test-history.js";
export { testStore } from "./test-store.js";
export type { StoreUnderTest } from "./test-store.js";
