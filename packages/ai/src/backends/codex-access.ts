import { homedir } from "node:os";
import { join } from "node:path";
import { parse } from "smol-toml";
import { isObject } from "../coach/is-object.js";
import { codexLinkedHome } from "./codex-linked-home.js";
import { hideSecrets } from "./codex-provider-secrets.js";
import type { LinkedHome } from "./linked-home.js";
import { readUserSettings } from "./read-user-settings.js";

interface CodexAccess {
  readonly model?: string;
  /** The user's requests go to a provider of their own choice. */
  readonly ownProvider: boolean;
  /** Settings to pass on, by their key in `config.toml`. */
  readonly config: Readonly<Record<string, unknown>>;
  /** Secrets of the provider, which have no place on a command line. */
  readonly env: Readonly<Record<string, string>>;
  /** Stands in for the user's home directory of codex. */
  readonly home?: LinkedHome;
}

const KEPT_KEYS = [
  "model",
  "model_provider",
  "model_reasoning_effort",
  "model_reasoning_summary",
  "model_verbosity",
  "model_context_window",
  "model_supports_reasoning_summaries",
  "model_catalog_json",
  "service_tier",
  "oss_provider",
  "openai_base_url",
  "chatgpt_base_url",
  "forced_login_method",
  "forced_chatgpt_workspace_id",
  "preferred_auth_method",
  "cli_auth_credentials_store",
] as const;

/**
 * Reads the parts of the user's `config.toml` that `--ignore-user-config` would lose: model, provider, where the
 * sign-in is kept. A profile that is switched on there wins, as it does in codex. MCP servers, hooks, notify and
 * the rest stay behind.
 */
export async function readCodexAccess(
  env: NodeJS.ProcessEnv,
  onUnreadable: (what: string) => void,
): Promise<CodexAccess> {
  const source = env["CODEX_HOME"] ?? join(env["HOME"] ?? homedir(), ".codex");
  const read = await readUserSettings(join(source, "config.toml"), {
    parse,
    complaint: "Codex's config.toml is not TOML",
    onUnreadable,
  });
  const settings = withProfile(read);
  const config: Record<string, unknown> = {};
  for (const key of KEPT_KEYS) if (settings[key] !== undefined) config[key] = settings[key];

  const { model, model_provider: provider } = settings;
  const providers = table(settings["model_providers"]);
  let secrets: Record<string, string> = {};
  if (typeof provider === "string" && providers[provider] !== undefined) {
    const hidden = hideSecrets(table(providers[provider]));
    secrets = hidden.env;
    config["model_providers"] = { [provider]: hidden.provider };
  }
  const ownProvider = typeof provider === "string" && provider !== "openai";
  const home = await codexLinkedHome({ source, env, config, ownProvider });
  return {
    ...(typeof model === "string" && { model }),
    ...(home !== undefined && { home }),
    ownProvider,
    config,
    env: secrets,
  };
}

function withProfile(settings: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { profile } = settings;
  return typeof profile === "string"
    ? { ...settings, ...table(table(settings["profiles"])[profile]) }
    : settings;
}

function table(value: unknown): Record<string, unknown> {
  return isObject(value) ? { ...value } : {};
}
