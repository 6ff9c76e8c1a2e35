import { DEFAULTS, ROUTES } from "@antidrift/wire";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offlineShell } from "./vite/offline-shell.js";
import { paintFirst } from "./vite/paint-first.js";
import { sizeBudget } from "./vite/size-budget.js";

const daemon = `http://${DEFAULTS.host}:${DEFAULTS.port}`;
const firstParts = new Set(Object.values(ROUTES).map(({ path }) => `/${path.split("/")[1]}`));

export default defineConfig({
  plugins: [
    svelte({ configFile: false, compilerOptions: { runes: true } }),
    paintFirst(),
    offlineShell(),
    sizeBudget({ maxBytes: 39_000 }),
  ],
  build: {
    target: "es2022",
    // Whatever knows light-dark() knows the rest of the style sheet.
    cssTarget: ["chrome123", "firefox128", "safari17.5"],
    modulePreload: { polyfill: false },
    // One script for all that is needed at first: it packs better than several, and is one request.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
  server: { proxy: Object.fromEntries([...firstParts].map((path) => [path, daemon])) },
});
