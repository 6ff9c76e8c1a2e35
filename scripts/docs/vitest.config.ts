import { defineProject } from "vitest/config";

export default defineProject({
  test: {
    setupFiles: ["../vitest/no-leaked-handles.ts"],
    name: "docs",
    include: ["**/*.test.ts"],
    testTimeout: 30_000,
  },
});
