import type { Redact } from "../evidence/clean-sample.js";

/** Privacy rules that hide nothing, for tests of something else. */
export const keepEverything: Redact = (sample) => sample;
