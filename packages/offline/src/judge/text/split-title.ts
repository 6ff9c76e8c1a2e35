import { withoutMarks } from "./clean-title.js";

/** Between the parts of a title: dashes, bars and dots that have space around them, and some that need none. */
const BETWEEN = /\s+[-–—|·•∙:~»›‹«]+\s+|\s*[|｜‹›»«•]\s*|\s::\s|(?<=\S):\s+(?=Re:|Fwd?:|AW:|WG:)/u;

/** The parts of a cleaned title, in their order, without empty ones and without what counters leave. */
export function splitTitle(cleanTitle: string): readonly string[] {
  return cleanTitle
    .split(BETWEEN)
    .map((part) => withoutMarks(part.trim()))
    .filter((part) => part !== "");
}
