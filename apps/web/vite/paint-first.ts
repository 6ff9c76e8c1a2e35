import type { Plugin } from "vite";

const moduleScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/u;

/** Has the page's script fetched at once, but run by `public/start.js` after the first frame. */
export function paintFirst(): Plugin {
  return {
    name: "antidrift:paint-first",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html) {
        if (!moduleScript.test(html)) throw new Error("index.html has no module script to hold back.");
        return html.replace(
          moduleScript,
          '<link rel="modulepreload" crossorigin href="$1">\n    <script defer src="/start.js" data-script="$1"></script>',
        );
      },
    },
  };
}
