import { fileURLToPath } from "node:url";
import { defineProject } from "vitest/config";
import { PATIENCE_MS } from "./support/patience.js";

const noLeakedHandles = new URL("../../../scripts/vitest/no-leaked-handles.ts", import.meta.url);

export default defineProject({
  test: {
    setupFiles: [fileURLToPath(noLeakedHandles)],
    name: "browser",
    // The files share no state but the modules, and the browser's driver is large: a worker reads it once.
    isolate: false,
    include: ["**/*.test.ts"],
    testTimeout: 4 * PATIENCE_MS,
    hookTimeout: 4 * PATIENCE_MS,
    expect: { poll: { timeout: PATIENCE_MS } },
    // A browser waits more than it works: two at a time, when the other projects are through.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
  },
});
