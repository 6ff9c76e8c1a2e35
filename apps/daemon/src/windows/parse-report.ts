import { WatchError } from "./watch.js";

/** JSON that `who` sent. Throws `WatchError`: the parser's own error quotes the text, which may be a title. */
export function parseReport(text: string, who: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WatchError(`${who} sent something that is no JSON.`);
  }
}
