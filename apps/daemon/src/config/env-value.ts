/** What a variable of the environment says, trimmed; `undefined` for one that is not set, or is set to nothing. */
export function envValue(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === "" ? undefined : text;
}
