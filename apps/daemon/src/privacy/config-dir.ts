import { homedir } from "node:os";
import { join } from "node:path";

/**
 * The directory `antidrift.json` is looked for in: `ANTIDRIFT_CONFIG_DIR`, or the platform's own place
 * (`$XDG_CONFIG_HOME/antidrift`, `~/Library/Application Support/AntiDrift`, `%APPDATA%\AntiDrift`).
 */
export function configDir(env: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  if (env["ANTIDRIFT_CONFIG_DIR"]) return env["ANTIDRIFT_CONFIG_DIR"];
  const home = env["HOME"] || homedir();
  if (platform === "darwin") return join(home, "Library", "Application Support", "AntiDrift");
  if (platform === "win32") return join(env["APPDATA"] || join(home, "AppData", "Roaming"), "AntiDrift");
  // The XDG specification wants relative paths ignored.
  const xdg = env["XDG_CONFIG_HOME"];
  return join(xdg?.startsWith("/") ? xdg : join(home, ".config"), "antidrift");
}
