import { readFileSync } from "node:fs";
import { minifySync, type HtmlTagDescriptor, type Plugin } from "vite";

const moduleScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/u;
const styleSheet = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/u;

/**
 * Lets the first frame wait for nothing but the page itself: what decides about it is written into `index.html`, and the
 * page's script, though fetched at once, is run by `start.js` after that frame.
 */
export function paintFirst(): Plugin {
  return {
    name: "antidrift:paint-first",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const appearance = inlineScript("appearance.js", { injectTo: "head" });
        if (bundle === undefined) return { html, tags: [appearance] };
        const script = find(moduleScript, html);
        const style = find(styleSheet, html);
        const css = bundle[style];
        if (css?.type !== "asset") throw new Error(`${style} is no style sheet of this build.`);
        delete bundle[style];
        return {
          html: html
            .replace(moduleScript, '<link rel="modulepreload" crossorigin href="$1">')
            .replace(styleSheet, () => `<style>${String(css.source)}</style>`),
          tags: [
            appearance,
            inlineScript("start.js", { injectTo: "body", attrs: { "data-script": script } }),
          ],
        };
      },
    },
  };
}

function inlineScript(file: string, rest: Omit<HtmlTagDescriptor, "tag" | "children">): HtmlTagDescriptor {
  const source = readFileSync(new URL(file, import.meta.url), "utf8");
  return { tag: "script", children: minifySync(file, source).code, ...rest };
}

function find(pattern: RegExp, html: string): string {
  const found = pattern.exec(html)?.[1];
  if (found === undefined) throw new Error(`index.html holds nothing like ${String(pattern)}.`);
  return found;
}
