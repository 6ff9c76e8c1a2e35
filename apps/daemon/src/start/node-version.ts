/** A sentence for who runs a Node that cannot run us; undefined when it can. */
export function unsupportedNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  return `AntiDrift needs Node 20.19 or newer; this is Node ${version}. Get a newer one from https://nodejs.org.`;
}
