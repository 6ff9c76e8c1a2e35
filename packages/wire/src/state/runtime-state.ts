import { RUNTIME_STATES } from "../data/runtime-states.js";
import { oneOf } from "../one-of.js";

export const RuntimeState = oneOf(RUNTIME_STATES);
