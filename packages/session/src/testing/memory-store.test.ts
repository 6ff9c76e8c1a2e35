import { describe, expect, it } from "vitest";
import { MemoryStore } from "./memory-store.js";
import { testStore } from "./test-store.js";

function newMemoryStore() {
  const store = new MemoryStore();
  return { open: () => store, failNext: () => store.failNext() };
}

describe("MemoryStore", () => {
  testStore(newMemoryStore, { describe, it, expect });
});
