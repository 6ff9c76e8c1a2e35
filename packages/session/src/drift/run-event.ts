import type { Surface } from "@antidrift/ai";
import type { GivenNudge } from "./drift-outcome.js";
import type { TimelineEvent } from "./timeline.js";

/** What a run is fed: also nudges that were given and stay, and a pardon that the user took back. */
export type RunEvent =
  | TimelineEvent
  | (GivenNudge & { readonly kind: "given" })
  | { readonly atMs: number; readonly kind: "unpardoned"; readonly surface: Surface };
