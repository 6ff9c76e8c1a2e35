import { join } from "node:path";
import { isObject } from "../../json/is-object.js";
import { homeDirectory } from "../settings/home-directory.js";
import { jsonSettings } from "../settings/json-settings.js";
import { lineOfJsonKey } from "../settings/line-of-json-key.js";
import { readUserSettings } from "../settings/read-user-settings.js";
import type { UserSettings } from "../settings/read-user-settings.js";
import { setVariable } from "../settings/set-variable.js";
import { UserSettingsError } from "../settings/user-settings-error.js";

/** What of the user's settings is needed to sign in and to choose the model. */
interface ClaudeAccess {
  readonly model?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

const isText = (value: unknown) => typeof value === "string";

/** The settings that are kept, and what each of them is. */
const KEPT_KEYS: ReadonlyArray<readonly [string, (value: unknown) => boolean]> = [
  ["apiKeyHelper", isText],
  ["awsAuthRefresh", isText],
  ["awsCredentialExport", isText],
  ["gcpAuthRefresh", isText],
  ["proxyAuthHelper", isText],
  ["forceLoginMethod", isText],
  ["forceLoginOrgUUID", (value) => isText(value) || (Array.isArray(value) && value.every(isText))],
  ["modelOverrides", isObject],
  ["effortLevel", isText],
  ["model", isText],
];

/** Which service is asked, as whom, and over which network; not what the agent does. */
const KEPT_VARIABLES =
  /^(ANTHROPIC_|AWS_|GOOGLE_|GCLOUD_|CLOUD_ML_|VERTEX_|AZURE_|CLAUDE_CODE_(USE|SKIP|OAUTH|CLIENT|API_KEY|EFFORT)_?|(HTTPS?|NO|ALL)_PROXY$|(https?|no|all)_proxy$|NODE_EXTRA_CA_CERTS$|SSL_CERT_)/u;

/**
 * Reads the parts of the user's Claude Code settings that `--setting-sources ""` would lose: key helper, cloud
 * provider, model. Hooks, permissions, plugins and the rest stay behind.
 *
 * Throws `UserSettingsError` for settings that cannot be followed. claude itself passes over such a file without a word,
 * and asks its vendor instead of the service that the user has written down.
 */
export async function readClaudeAccess(env: NodeJS.ProcessEnv): Promise<ClaudeAccess> {
  const dir = setVariable(env, "CLAUDE_CONFIG_DIR") ?? join(homeDirectory(env), ".claude");
  const settings = await readUserSettings(join(dir, "settings.json"), jsonSettings);
  if (settings === undefined) return {};
  const kept: Record<string, unknown> = {};
  for (const [key, isRight] of KEPT_KEYS) {
    const value = settings.values[key];
    if (value === undefined || value === "") continue;
    if (!isRight(value)) throw await faulty(settings, [key]);
    kept[key] = value;
  }
  const variables = await keptVariables(settings);
  return { ...kept, ...(Object.keys(variables).length > 0 && { env: variables }) };
}

async function keptVariables(settings: UserSettings): Promise<Record<string, string>> {
  const { env = {} } = settings.values;
  if (!isObject(env)) throw await faulty(settings, ["env"]);
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (!KEPT_VARIABLES.test(name)) continue;
    // claude makes texts of numbers and switches: `"CLAUDE_CODE_USE_BEDROCK": 1` is common.
    if (!["string", "number", "boolean"].includes(typeof value)) throw await faulty(settings, ["env", name]);
    kept[name] = String(value);
  }
  return kept;
}

async function faulty({ file, text }: UserSettings, path: readonly string[]): Promise<UserSettingsError> {
  const line = await lineOfJsonKey(text, path);
  return new UserSettingsError({
    file,
    line,
    problem: `has a value of the wrong kind for ${path.join(".")}`,
  });
}
