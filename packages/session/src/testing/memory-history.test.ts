import * as vitest from "vitest";
import { MemoryStore } from "./memory-store.js";
import { testHistory } from "./test-history.js";

vitest.describe("MemoryHistory", () => {
  testHistory(() => {
    const store = new MemoryStore();
    return { store, history: store.history };
  }, vitest);
});
