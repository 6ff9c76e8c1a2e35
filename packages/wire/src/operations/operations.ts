import type { TSchema } from "typebox";
import type { RouteName } from "../data/routes.js";
import { commandOperations } from "./command-operations.js";
import { daemonOperations } from "./daemon-operations.js";
import { evidenceOperations } from "./evidence-operations.js";
import { historyOperations } from "./history-operations.js";
import { judgeOperations } from "./judge-operations.js";
import { settingsOperations } from "./settings-operations.js";
import { stateOperations } from "./state-operations.js";

/** What a route does, takes and answers. */
export interface Operation {
  /** One of the document's tags. */
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  /** Of the path. */
  readonly params?: TSchema;
  readonly querystring?: TSchema;
  readonly body?: TSchema;
  /** By status. */
  readonly response: Readonly<Record<number, unknown>>;
}

/** What every route of the daemon does, takes and answers. */
export const OPERATIONS = {
  ...stateOperations,
  ...commandOperations,
  ...evidenceOperations,
  ...daemonOperations,
  ...settingsOperations,
  ...historyOperations,
  ...judgeOperations,
} satisfies Readonly<Record<RouteName, Operation>>;
