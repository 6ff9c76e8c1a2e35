import { join } from "node:path";
import { isObject } from "../../json/is-object.js";
import { codexLinkedHome } from "./codex-linked-home.js";
import { faultySecret, hideSecrets } from "./codex-provider-secrets.js";
import { homeDirectory } from "../settings/home-directory.js";
import type { LinkedHome } from "../traces/linked-home.js";
import { lineOfTomlKey } from "../settings/line-of-toml-key.js";
import { readUserSettings } from "../settings/read-user-settings.js";
import type { UserSettings } from "../settings/read-user-settings.js";
import { setVariable } from "../settings/set-variable.js";
import { tomlSettings } from "../settings/toml-settings.js";
import { UserSettingsError } from "../settings/user-settings-error.js";

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
  /** Absolute path of `config.toml`, when there is one. */
  readonly file?: string;
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
 * Reads the parts of the user's `config.toml` that `--ignore-user-config` would lose: model, provider, profile, where the
 * sign-in is kept. MCP servers, hooks, notify and the rest stay behind. Values are passed on as they stand, right or
 * wrong, so that codex itself says what it says to the user: a provider or a profile it does not know ends the run.
 *
 * Throws `UserSettingsError` for a file that cannot be understood.
 */
export async function readCodexAccess(env: NodeJS.ProcessEnv): Promise<CodexAccess> {
  const source = setVariable(env, "CODEX_HOME") ?? join(homeDirectory(env), ".codex");
  const read = await readUserSettings(join(source, "config.toml"), tomlSettings);
  const values = read?.values ?? {};
  const config: Record<string, unknown> = keptOf(values);
  const profile = withProfile(values, config);
  const { model, model_provider: provider } = { ...config, ...profile };

  const secrets = read === undefined ? {} : passProvider(read, provider, config);
  const ownProvider = provider !== undefined && provider !== "openai";
  const home = await codexLinkedHome({ source, env, config: { ...config, ...profile }, ownProvider });
  return {
    ...(typeof model === "string" && { model }),
    ...(home !== undefined && { home }),
    ...(read !== undefined && { file: read.file }),
    ownProvider,
    config,
    env: secrets,
  };
}

function keptOf(settings: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    KEPT_KEYS.filter((key) => settings[key] !== undefined).map((key) => [key, settings[key]]),
  );
}

/** Passes on the profile that is switched on, where there is one, and answers with what it changes. */
function withProfile(
  settings: Readonly<Record<string, unknown>>,
  config: Record<string, unknown>,
): Readonly<Record<string, unknown>> {
  const { profile, profiles } = settings;
  if (profile === undefined) return {};
  config["profile"] = profile;
  const chosen = isObject(profiles) && typeof profile === "string" ? profiles[profile] : undefined;
  if (chosen === undefined || typeof profile !== "string") return {};
  const kept = isObject(chosen) ? keptOf(chosen) : chosen;
  config["profiles"] = { [profile]: kept };
  return isObject(kept) ? kept : {};
}

/** Passes on the provider that is asked and answers with its secrets, as environment variables. */
function passProvider(
  { file, text, values }: UserSettings,
  name: unknown,
  config: Record<string, unknown>,
): Readonly<Record<string, string>> {
  const providers = values["model_providers"];
  const provider = isObject(providers) && typeof name === "string" ? providers[name] : undefined;
  if (isObject(providers) && provider === undefined) return {};
  if (!isObject(provider)) {
    if (providers !== undefined)
      config["model_providers"] = provider === undefined ? providers : { [String(name)]: provider };
    return {};
  }
  const faulty = faultySecret(provider);
  if (faulty !== undefined) {
    const line = lineOfTomlKey(text, ["model_providers", String(name), faulty]);
    throw new UserSettingsError({ file, line, problem: `has a value of the wrong kind for ${faulty}` });
  }
  const hidden = hideSecrets(provider);
  config["model_providers"] = { [String(name)]: hidden.provider };
  return hidden.env;
}
