import { RedactionError } from "../errors/redaction-error.js";
import { LIMITS } from "@antidrift/wire";
import type { WindowSample } from "../ports/window-source.js";
import { capCharacters } from "../text/cap-characters.js";
import { cleanWindowText } from "../text/clean-window-text.js";

/** The user's rules: blanks what must not be kept, or drops the window (`undefined`). */
export type Redact = (sample: WindowSample) => WindowSample | undefined;

/**
 * What may be kept of a reported window: cleaned, then redacted, then cut to size, in this order, so that neither
 * an invisible character nor the cut can hide a title from a rule. `undefined` when nothing may be said of it.
 */
export function cleanSample(
  raw: WindowSample | undefined,
  redact: Redact,
  onError: (error: unknown) => void,
): WindowSample | undefined {
  const clean = { app: cleanWindowText(raw?.app), title: cleanWindowText(raw?.title) };
  if (clean.app === "" && clean.title === "") return undefined;
  try {
    const kept = redact(clean);
    if (kept === undefined) return undefined;
    return {
      app: capWindowText(kept.app, LIMITS.appCharacters),
      title: capWindowText(kept.title, LIMITS.titleCharacters),
    };
  } catch {
    onError(new RedactionError());
    return undefined;
  }
}

/** Cleaned once more when it is cut: the cut may leave a space, or half of a joined emoji, at the end. */
function capWindowText(text: string, most: number): string {
  return cleanWindowText(capCharacters(cleanWindowText(text), most));
}
