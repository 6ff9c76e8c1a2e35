import { openingVerb } from "./opening-verb.js";

/** Whether a text opens like a task of its own: "call the plumber", not "bathroom" or "report". */
export function startsWithVerb(text: string): boolean {
  return openingVerb(text) !== undefined;
}
