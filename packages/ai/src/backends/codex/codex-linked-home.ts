import { access } from "node:fs/promises";
import { join } from "node:path";
import type { LinkedHome } from "../traces/linked-home.js";

interface Question {
  /** The user's CODEX_HOME. */
  readonly source: string;
  readonly env: NodeJS.ProcessEnv;
  /** Their `config.toml`, as far as it is passed on. */
  readonly config: Readonly<Record<string, unknown>>;
  readonly ownProvider: boolean;
}

/**
 * codex sends `$CODEX_HOME/AGENTS.md` whatever its options say. Where there is one, the run gets a home without it, if
 * the sign-in is sure to be found there: in a linked `auth.json`, or in the environment. A sign-in in the system's
 * keyring is bound to the path of the home, so that there the instructions stay. Their absence is never worth a
 * sign-in.
 */
export async function codexLinkedHome({
  source,
  env,
  config,
  ownProvider,
}: Question): Promise<LinkedHome | undefined> {
  // Links need a privilege there.
  if (process.platform === "win32") return undefined;
  if (!(await hasInstructions(source))) return undefined;
  const store = config["cli_auth_credentials_store"] ?? "file";
  const inEnvironment = ownProvider || (env["CODEX_API_KEY"] ?? "") !== "";
  if (!inEnvironment && (store !== "file" || !(await exists(join(source, "auth.json"))))) return undefined;
  return { variable: "CODEX_HOME", source, files: SHARED_FILES };
}

/** The sign-in with the lock that guards its renewal, and the list of models, which is asked for when it is missing. */
const SHARED_FILES = ["auth.json", "auth.lock", "models_cache.json"];

async function hasInstructions(home: string): Promise<boolean> {
  const found = await Promise.all(
    ["AGENTS.md", "AGENTS.override.md"].map((name) => exists(join(home, name))),
  );
  return found.includes(true);
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
