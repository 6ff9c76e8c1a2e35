import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: ["packages/*", "apps/daemon", "apps/web", "apps/web/e2e", "scripts/docs"],
    dangerouslyIgnoreUnhandledErrors: false,
  },
});
