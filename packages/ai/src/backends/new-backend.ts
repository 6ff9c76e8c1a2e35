import type { Backend } from "../backend.js";
import { UnknownBackendError } from "../errors/unknown-backend-error.js";
import type { BackendOptions } from "./backend-options.js";
import { claude } from "./claude/claude.js";
import type { CliAdapter } from "./cli/cli-adapter.js";
import { CliBackend } from "./cli/cli-backend.js";
import { codex } from "./codex/codex.js";

const ADAPTERS: ReadonlyMap<string, CliAdapter> = new Map(
  [claude, codex].map((adapter) => [adapter.name, adapter]),
);
const DEFAULT_NAME = "claude";

/** The names `newBackend` takes. */
export const BACKEND_NAMES: readonly string[] = [...ADAPTERS.keys()];

/**
 * The backend with this name; "" means "claude". Space around the name is ignored, its case counts.
 * Nothing is started, and no program has to be there yet.
 *
 * Throws `UnknownBackendError`, also for what is no string, as a setting that is missing is none. It lists the known names.
 */
export function newBackend(name: string, options: BackendOptions = {}): Backend {
  const adapter = typeof name === "string" ? ADAPTERS.get(name.trim() || DEFAULT_NAME) : undefined;
  if (adapter === undefined) throw new UnknownBackendError(String(name), BACKEND_NAMES);
  return new CliBackend(adapter, options);
}
