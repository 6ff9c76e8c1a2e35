import type { SessionRecord, StateView } from "@antidrift/wire";
import type { Page } from "playwright-core";

/** Half past two on a Thursday afternoon. */
export const NOW_MS = Date.UTC(2026, 9, 15, 14, 30);

/** One state of one view, as a daemon would bring it about. */
export interface Scene {
  readonly name: string;
  readonly state: StateView;
  /** Text by which the view is known to be there. */
  readonly shows: string | RegExp;
  /** The stream is broken. */
  readonly isAway?: boolean;
  readonly sessions?: readonly SessionRecord[];
  /** What `GET /healthz` says of the coach. */
  readonly coach?: Record<string, string>;
  /** What was typed before, by key of the session storage. */
  readonly stored?: Record<string, unknown>;
  /** "#/history" */
  readonly fragment?: string;
  /** What the user does to get here. */
  readonly act?: (page: Page) => Promise<void>;
}
