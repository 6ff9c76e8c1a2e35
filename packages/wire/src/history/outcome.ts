import { OUTCOMES } from "../data/outcomes.js";
import { oneOf } from "../one-of.js";

export const Outcome = oneOf(OUTCOMES);
