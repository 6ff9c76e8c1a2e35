import { isObject } from "../../json/is-object.js";

interface HiddenSecrets {
  /** The provider, naming environment variables where it held secrets. */
  readonly provider: Readonly<Record<string, unknown>>;
  readonly env: Record<string, string>;
}

/**
 * Every user of a machine may read the command lines of all others, so a provider's token and headers are handed over
 * in the environment, by the settings codex has for that.
 */
export function hideSecrets(settings: Readonly<Record<string, unknown>>): HiddenSecrets {
  const { experimental_bearer_token: token, http_headers: headers, ...rest } = settings;
  const provider: Record<string, unknown> = rest;
  const env: Record<string, string> = {};
  if (typeof token === "string") {
    env["ANTIDRIFT_CODEX_TOKEN"] = token;
    provider["env_key"] = "ANTIDRIFT_CODEX_TOKEN";
  }
  const fromEnv: Record<string, unknown> = { ...(provider["env_http_headers"] as object | undefined) };
  for (const [index, [name, value]] of Object.entries(headers ?? {}).entries()) {
    const variable = `ANTIDRIFT_CODEX_HEADER_${index}`;
    env[variable] = String(value);
    fromEnv[name] = variable;
  }
  if (Object.keys(fromEnv).length > 0) provider["env_http_headers"] = fromEnv;
  return { provider, env };
}

/** The setting of a provider that should hold a secret and holds something else, which codex would quote. */
export function faultySecret(settings: Readonly<Record<string, unknown>>): string | undefined {
  const {
    experimental_bearer_token: token,
    http_headers: headers = {},
    env_http_headers: named = {},
  } = settings;
  if (token !== undefined && typeof token !== "string") return "experimental_bearer_token";
  if (!isTextTable(headers)) return "http_headers";
  return isTextTable(named) ? undefined : "env_http_headers";
}

function isTextTable(value: unknown): boolean {
  return isObject(value) && Object.values(value).every((item) => typeof item === "string");
}
