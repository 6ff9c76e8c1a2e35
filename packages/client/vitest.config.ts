import { defineProject } from "vitest/config";

export default defineProject({
  ssr: { resolve: { conditions: ["@antidrift/source", "node"] } },
  test: {
    setupFiles: ["../../scripts/vitest/no-leaked-handles.ts"],
    name: "client",
    include: ["src/**/*.test.ts"],
    // Only a hang may reach it: a busy machine can hold a test up for many seconds.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
