import { fileURLToPath } from "node:url";
import { defineProject } from "vitest/config";

const noLeakedHandles = new URL("../../../scripts/vitest/no-leaked-handles.ts", import.meta.url);

export default defineProject({
  test: {
    setupFiles: [fileURLToPath(noLeakedHandles)],
    name: "browser",
    include: ["**/*.test.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    // A browser waits more than it works: two at a time, when the other projects are through.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
});
