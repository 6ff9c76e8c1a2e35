import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Most tests wait for other processes: one worker a core keeps none idle.
    maxWorkers: "100%",
    projects: ["packages/*", "apps/daemon", "apps/web", "apps/web/e2e", "scripts/docs"],
    dangerouslyIgnoreUnhandledErrors: false,
  },
});
