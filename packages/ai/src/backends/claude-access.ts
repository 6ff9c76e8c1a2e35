import { homedir } from "node:os";
import { join } from "node:path";
import { isObject } from "../coach/is-object.js";
import { readUserSettings } from "./read-user-settings.js";

/** What of the user's settings is needed to sign in and to choose the model. */
interface ClaudeAccess {
  readonly model?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}

const KEPT_KEYS = [
  "apiKeyHelper",
  "awsAuthRefresh",
  "awsCredentialExport",
  "gcpAuthRefresh",
  "proxyAuthHelper",
  "forceLoginMethod",
  "forceLoginOrgUUID",
  "modelOverrides",
  "effortLevel",
];

/** Which service is asked, as whom, and over which network; not what the agent does. */
const KEPT_VARIABLES =
  /^(ANTHROPIC_|AWS_|GOOGLE_|GCLOUD_|CLOUD_ML_|VERTEX_|AZURE_|CLAUDE_CODE_(USE|SKIP|OAUTH|CLIENT|API_KEY|EFFORT)_?|(HTTPS?|NO|ALL)_PROXY$|(https?|no|all)_proxy$|NODE_EXTRA_CA_CERTS$|SSL_CERT_)/u;

/**
 * Reads the parts of the user's Claude Code settings that `--setting-sources ""` would lose: key helper, cloud
 * provider, model. Hooks, permissions, plugins and the rest stay behind.
 */
export async function readClaudeAccess(
  env: NodeJS.ProcessEnv,
  onUnreadable: (what: string) => void,
): Promise<ClaudeAccess> {
  const file = join(env["CLAUDE_CONFIG_DIR"] ?? join(env["HOME"] ?? homedir(), ".claude"), "settings.json");
  const settings = await readUserSettings(file, {
    parse: (text) => JSON.parse(text),
    complaint: "Claude Code's settings.json is not a JSON object",
    onUnreadable,
  });
  const kept = Object.fromEntries(
    KEPT_KEYS.filter((key) => key in settings).map((key) => [key, settings[key]]),
  );
  const variables = keptVariables(settings["env"]);
  const { model } = settings;
  return {
    ...kept,
    ...(typeof model === "string" && model !== "" && { model }),
    ...(Object.keys(variables).length > 0 && { env: variables }),
  };
}

function keptVariables(value: unknown): Record<string, string> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && KEPT_VARIABLES.test(entry[0]),
    ),
  );
}
