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
