import { defineConfig } from "rolldown";

// Fastify asks for these only where the app has not brought its own compilers, or is tested by `inject`. Left inside,
// they would be two thirds of what has to be read before the daemon can listen.
const neverUsed = ["@fastify/ajv-compiler", "@fastify/fast-json-stringify-compiler", "light-my-request"];

const common = {
  platform: "node",
  // Native parts stay outside.
  external: [/^libsql/, /^@libsql\//, /^@neon-rs\//, ...neverUsed],
  // "import" or "require" is added by how a module is asked for: helmet has one file for each.
  resolve: {
    conditionNames: ["@antidrift/source", "node", "default"],
    // What its package names for Node loads its parts by a `require` that no bundler sees.
    alias: { "jsonc-parser": "jsonc-parser/lib/esm/main.js" },
  },
};

const output = {
  dir: "dist",
  sourcemap: true,
  // Less to read at every start; names stay, so that a stack in a log can be read.
  minify: { compress: true, mangle: false, codegen: { removeWhitespace: true } },
};

// Few files start in half the time of many; what is not needed to listen is a chunk of its own. The daemon is CommonJS
// because only of that can Node 20 keep what it has compiled.
export default defineConfig([
  { ...common, input: { main: "src/start/launch.ts" }, output: { ...output, format: "esm", cleanDir: true } },
  {
    ...common,
    input: { daemon: "src/main.ts" },
    output: { ...output, format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "[name].cjs" },
  },
  {
    ...common,
    input: { "copy-worker": "src/store/files/copies/copy-worker.ts" },
    output: { ...output, format: "esm", entryFileNames: "[name].mjs", codeSplitting: false },
  },
  {
    ...common,
    input: { "offline-worker": "src/coach/offline-worker.ts" },
    // One file with nothing in it but what the thread needs. Not CommonJS: it waits for its library.
    output: { ...output, format: "esm", entryFileNames: "[name].mjs", codeSplitting: false },
  },
]);
