import { defineProject } from "vitest/config";

/** Only what hangs takes so long: a machine that is slow, or stands still for seconds, fails no test. */
const hangMs = 120_000;

export default defineProject({
  ssr: { resolve: { conditions: ["@antidrift/source", "node"] } },
  test: {
    setupFiles: ["../../scripts/vitest/no-leaked-handles.ts"],
    name: "daemon",
    include: ["src/**/*.test.ts"],
    testTimeout: hangMs,
    hookTimeout: hangMs,
    expect: { poll: { timeout: 60_000, interval: 10 } },
  },
});
