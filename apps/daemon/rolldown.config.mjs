import { defineConfig } from "rolldown";

// Few files start in half the time of many; what is not needed to listen is a chunk of its own. Native parts stay outside.
// Fastify asks for these only where the app has not brought its own compilers, or is tested by `inject`. Left inside,
// they would be two thirds of what has to be read before the daemon can listen.
const neverUsed = ["@fastify/ajv-compiler", "@fastify/fast-json-stringify-compiler", "light-my-request"];

export default defineConfig({
  input: { main: "src/launch.ts" },
  platform: "node",
  external: [/^libsql/, /^@libsql\//, /^@neon-rs\//, ...neverUsed],
  // "import" or "require" is added by how a module is asked for: helmet has one file for each.
  resolve: { conditionNames: ["@antidrift/source", "node", "default"] },
  output: {
    dir: "dist",
    format: "esm",
    sourcemap: true,
    cleanDir: true,
    chunkFileNames: ({ name }) => (name === "main" ? "daemon.js" : "[name].js"),
    // Less to read at every start; names stay, so that a stack in a log can be read.
    minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
  },
});
