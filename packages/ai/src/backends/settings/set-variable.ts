/** The value of an environment variable. An empty one counts as not set: it would make the working directory of it. */
export function setVariable(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const value = env[name];
  return value === "" ? undefined : value;
}
