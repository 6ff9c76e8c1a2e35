import { defineProject } from "vitest/config";

export default defineProject({
  ssr: { resolve: { conditions: ["@antidrift/source", "node"] } },
  test: { name: "ai", include: ["src/**/*.test.ts"] },
});
