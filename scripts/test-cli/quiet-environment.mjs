/**
 * What to set over this process's environment so that a program has no sign-in, no settings of the user, and no way out
 * but to the stand-in model, which refuses and records everything else that comes through it as a proxy.
 */
export function quietEnvironment({ home, model }) {
  const env = {};
  for (const name of Object.keys(process.env)) if (ACCOUNT.test(name)) env[name] = undefined;
  return {
    ...env,
    HOME: home,
    ANTHROPIC_BASE_URL: model.url,
    ANTHROPIC_API_KEY: "sk-dummy",
    CODEX_API_KEY: "dummy",
    HTTPS_PROXY: model.url,
    HTTP_PROXY: model.url,
    https_proxy: model.url,
    http_proxy: model.url,
    NO_PROXY: "127.0.0.1",
    no_proxy: "127.0.0.1",
  };
}

const ACCOUNT =
  /^(?:ANTHROPIC|CLAUDE|OPENAI|CODEX|AWS|AZURE|GOOGLE|GCLOUD|CLOUD_ML|VERTEX|XDG)_|_proxy$|_PROXY$|^CLAUDECODE$/u;
