import type { Outcome } from "@antidrift/wire";

/** What a user can say of a session. */
export const OUTCOMES: readonly Outcome[] = ["done", "partly", "not_done"];
