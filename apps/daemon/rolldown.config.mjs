import { defineConfig } from "rolldown";

// One file starts in half the time of many. Native parts stay outside the bundle.
export default defineConfig({
  input: "src/main.ts",
  platform: "node",
  external: [/^libsql/, /^@libsql\//, /^@neon-rs\//],
  resolve: { conditionNames: ["@antidrift/source", "node", "import", "default"] },
  output: { dir: "dist", format: "esm", sourcemap: true, cleanDir: true },
});
