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

/** What the page itself names, and what those files import at once. */
function firstLoad(bundle: Bundle): { name: string; text: string | Uint8Array }[] {
  const found = new Map<string, string | Uint8Array>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (file === undefined || found.has(name)) return;
    if (file.type === "asset") found.set(name, file.source);
    else {
      found.set(name, file.code);
      file.imports.forEach(visit);
    }
  };
  const page = bundle["index.html"];
  const html = page?.type === "asset" ? String(page.source) : "";
  for (const [, name = ""] of html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)) visit(name);
  if (found.size === 0)
    throw new Error("No file of the first load was found: the budget would hold nothing.");
  for (const [, tag = "", text = ""] of html.matchAll(/<(script|style)[^>]*>([^]*?)<\/\1>/gu))
    if (text !== "") found.set(`${tag} ${found.size} in the page`, text);
  return [...found].map(([name, text]) => ({ name, text }));
}
