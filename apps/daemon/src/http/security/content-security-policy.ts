import type { InlineSources } from "./inline-sources.js";

/** Browsers run and show nothing but the files of the page, and of what is written into a page only what is named here. */
export function contentSecurityPolicy({ scripts, styles }: InlineSources = { scripts: [], styles: [] }) {
  return {
    useDefaults: false,
    directives: {
      "default-src": ["'none'"],
      "script-src": ["'self'", ...scripts],
      "worker-src": ["'self'"],
      "style-src": ["'self'", ...styles],
      "img-src": ["'self'", "data:"],
      "font-src": ["'self'"],
      "connect-src": ["'self'"],
      "manifest-src": ["'self'"],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'none'"],
    },
  };
}
