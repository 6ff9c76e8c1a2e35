import { createHash } from "node:crypto";

/** What stands inside a page, as a Content-Security-Policy names it: "'sha256-...'". */
export interface InlineSources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const inline = /<(script|style)(?![^>]*\ssrc=)[^>]*>([^]*?)<\/\1>/gu;

/** Names every script and style sheet that is written into this page. */
export function inlineSources(html: string): InlineSources {
  // As a browser reads it, whatever ends the lines of the file.
  const found = [...html.replaceAll("\r\n", "\n").matchAll(inline)];
  const ofTag = (name: string) =>
    found.flatMap(([, tag, text = ""]) => (tag === name ? [`'sha256-${sha256(text)}'`] : []));
  return { scripts: ofTag("script"), styles: ofTag("style") };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
