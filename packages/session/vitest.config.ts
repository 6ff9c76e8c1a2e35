import { defineProject } from "vitest/config";

export default defineProject({
  ssr: { resolve: { conditions: ["@antidrift/source", "node"] } },
  test: {
    setupFiles: ["../../scripts/vitest/no-leaked-handles.ts"],
    name: "session",
    include: ["src/**/*.test.ts"],
  },
});
