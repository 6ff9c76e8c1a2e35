import { oneOf } from "../one-of.js";

/** How long what a person says of a window is to hold. */
export const Remember = oneOf(["session", "always"], {
  description: '"session": until this session ends. "always": as a rule.',
});
