import type { GivenNudge } from "./drift-outcome.js";
import type { TimelineEvent } from "./timeline.js";

/** What a run is fed: also nudges that were given and stay, whatever turns out later. */
export type RunEvent = TimelineEvent | (GivenNudge & { readonly kind: "given" });
