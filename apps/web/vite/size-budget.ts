import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

interface Budget {
  /** Of all JavaScript and CSS of the first load together, gzipped. */
  maxBytes: number;
}

/** Fails the build when what the page loads at first has grown beyond its budget. Chunks loaded later do not count. */
export function sizeBudget({ maxBytes }: Budget): Plugin {
  return {
    name: "antidrift:size-budget",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const first = firstLoad(bundle);
        const bytes = first.reduce((sum, { text }) => sum + gzipSync(text).length, 0);
        const list = first.map(({ name, text }) => `${name} ${gzipSync(text).length}`).join(", ");
        if (bytes > maxBytes)
          this.error(`The first load is ${bytes} bytes gzipped, over its budget of ${maxBytes}: ${list}`);
        this.info(`first load: ${bytes} of ${maxBytes} bytes gzipped (${list})`);
      },
    },
  };
}

type Bundle = Parameters<Extract<NonNullable<Plugin["generateBundle"]>, (...args: never[]) => unknown>>[1];

function firstLoad(bundle: Bundle): { name: string; text: string | Uint8Array }[] {
  const found = new Map<string, string | Uint8Array>();
  const visit = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || found.has(name)) return;
    found.set(name, chunk.code);
    for (const css of chunk.viteMetadata?.importedCss ?? []) {
      const sheet = bundle[css];
      if (sheet?.type === "asset") found.set(css, sheet.source);
    }
    chunk.imports.forEach(visit);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === "chunk" && chunk.isEntry) visit(chunk.fileName);
  return [...found].map(([name, text]) => ({ name, text }));
}
