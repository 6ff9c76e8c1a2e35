/** What the coach may be: a program of the user's, or the one that needs no model. */
export const BACKEND_NAMES = ["claude", "codex", "offline"] as const;
export type BackendName = (typeof BACKEND_NAMES)[number];

/** The coach that needs no model. */
export const OFFLINE_BACKEND: BackendName = "offline";
