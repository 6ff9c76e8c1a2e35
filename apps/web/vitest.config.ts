import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
  resolve: { conditions: ["@antidrift/source", "browser"] },
  test: {
    setupFiles: ["../../scripts/vitest/no-leaked-handles.ts"],
    name: "web",
    include: ["src/**/*.test.ts"],
    // None needs it. Fewer seconds would be a test of the machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
