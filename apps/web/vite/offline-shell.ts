import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Writes `sw.js`: the service worker of `service-worker.js`, with the list of this build's files in it. */
export function offlineShell(): Plugin {
  let publicDir = "";
  return {
    name: "antidrift:offline-shell",
    apply: "build",
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const built = Object.values(bundle).map(({ fileName }) => `/${fileName}`);
        const copied = readdirSync(publicDir).map((name) => `/${name}`);
        const files = ["/", ...built.filter((name) => name !== "/index.html"), ...copied].toSorted();
        // Built files carry their hash in their name; the page itself and the copied files do not.
        const hash = createHash("sha256").update(files.join("\n"));
        for (const name of copied) hash.update(readFileSync(`${publicDir}${name}`));
        const page = bundle["index.html"];
        if (page?.type === "asset") hash.update(page.source);
        const worker = readFileSync(new URL("service-worker.js", import.meta.url), "utf8");
        const source = worker
          .replace('"__FILES__"', JSON.stringify(files))
          .replace("__VERSION__", hash.digest("hex").slice(0, 16));
        this.emitFile({ type: "asset", fileName: "sw.js", source });
      },
    },
  };
}
