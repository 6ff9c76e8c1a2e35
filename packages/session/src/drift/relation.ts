import type { Verdict } from "@antidrift/ai";

/** How a surface serves the commitment. */
export type Relation = Verdict["relation"];
