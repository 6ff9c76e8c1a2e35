import type { WindowSample } from "@antidrift/session";
import { DEFAULT_RULES } from "./default-rules.js";
import type { RulesFile } from "./rules-file.js";
import { anywhere, folded, whole } from "./wildcard.js";

/** What may be known of a window: `undefined` for nothing at all, an empty title for its application only. */
export type Redact = (sample: WindowSample) => WindowSample | undefined;

/** For as long as the user's rules cannot be read: no title passes. */
export const NAMES_ONLY: RulesFile = { hide_titles_of: ["*"] };

/** Turns rules into the function that every window passes before anything of it is kept. Pure. */
export function redact(rules: RulesFile): Redact {
  const defaults = rules.defaults === false ? undefined : DEFAULT_RULES;
  const dropped = (rules.drop_apps ?? []).map(whole);
  const nameOnly = [...(defaults?.hide_titles_of ?? []), ...(rules.hide_titles_of ?? [])].map(whole);
  const hidden = [...(defaults?.hide_titles_like ?? []), ...(rules.hide_titles_like ?? [])].map(anywhere);

  return ({ app, title }) => {
    const foldedApp = folded(app);
    if (dropped.some((fits) => fits(foldedApp))) return undefined;
    const foldedTitle = folded(title);
    const hide = nameOnly.some((fits) => fits(foldedApp)) || hidden.some((fits) => fits(foldedTitle));
    return { app, title: hide ? "" : title };
  };
}
