import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const daemon = "http://127.0.0.1:3738";

export default defineConfig({
  plugins: [svelte()],
  build: { target: "es2022", modulePreload: { polyfill: false } },
  server: {
    proxy: Object.fromEntries(
      [
        "/state",
        "/events",
        "/planning",
        "/coach",
        "/commitment",
        "/extend",
        "/review",
        "/end",
        "/evidence",
        "/history",
        "/export",
        "/import",
        "/healthz",
      ].map((path) => [path, daemon]),
    ),
  },
});
