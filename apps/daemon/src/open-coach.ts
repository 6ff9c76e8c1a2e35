import type { BackendStatus, Coach } from "@antidrift/ai";
import type { Notice } from "@antidrift/session";
import type { CoachConfig } from "./config.js";

/** The coach that was configured, as far as there is one. */
export interface OpenedCoach {
  readonly coach?: Coach;
  /** The program that is asked: "claude". */
  readonly program?: string;
  /** Looks for the program; null when there is no coach. */
  readonly look: (() => Promise<BackendStatus>) | null;
  /** Why there is no coach, for the user. */
  readonly notice?: Notice;
  /** Ends everything it runs. */
  close(): Promise<void>;
}

/** Makes the coach of the configuration. A backend nobody knows is no error: AI is an extra. */
export function openCoach(_config: CoachConfig): OpenedCoach {
  return { look: null, close: async () => {} };
}
