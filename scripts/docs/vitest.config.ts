import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    setupFiles: ["../vitest/no-leaked-handles.ts"],
    name: "docs",
    include: ["**/*.test.ts"],
    // Only a hang may reach it: a busy machine can hold a test up for many seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
