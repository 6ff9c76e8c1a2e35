import { join, posix, resolve, win32 } from "node:path";
import { ConfigError } from "./config-error.js";
import { envValue } from "./env-value.js";

/** Where the process runs; a parameter so that every platform can be tested on one. */
export interface Platform {
  readonly name: NodeJS.Platform;
  /** Empty when the user has none. */
  readonly home: string;
}

/**
 * Where AntiDrift keeps its data: `ANTIDRIFT_STATE_DIR`, or the platform's own place (`$XDG_STATE_HOME/antidrift`,
 * `~/Library/Application Support/AntiDrift`, `%LOCALAPPDATA%\AntiDrift`). Absolute. Throws `ConfigError`.
 */
export function stateDir(env: NodeJS.ProcessEnv, platform: Platform): string {
  const windows = { variable: "LOCALAPPDATA", inHome: "Local" };
  const xdg = { variable: "XDG_STATE_HOME", inHome: ".local/state" };
  return place("ANTIDRIFT_STATE_DIR", { windows, xdg }, env, platform);
}

/**
 * Where `antidrift.json` is looked for: `ANTIDRIFT_CONFIG_DIR`, or the platform's own place (`$XDG_CONFIG_HOME/antidrift`,
 * `~/Library/Application Support/AntiDrift`, `%APPDATA%\AntiDrift`). Absolute. Throws `ConfigError`.
 */
export function configDir(env: NodeJS.ProcessEnv, platform: Platform): string {
  const windows = { variable: "APPDATA", inHome: "Roaming" };
  const xdg = { variable: "XDG_CONFIG_HOME", inHome: ".config" };
  return place("ANTIDRIFT_CONFIG_DIR", { windows, xdg }, env, platform);
}

interface Place {
  readonly variable: string;
  /** Where it is when the variable is not set. */
  readonly inHome: string;
}

function place(
  variable: string,
  { windows, xdg }: { readonly windows: Place; readonly xdg: Place },
  env: NodeJS.ProcessEnv,
  platform: Platform,
): string {
  const asked = envValue(env, variable);
  if (asked !== undefined) return expandHome(variable, asked, platform);
  if (platform.home === "") throw new ConfigError(variable, "must be set: this user has no home directory.");
  if (platform.name === "darwin") {
    return posix.join(platform.home, "Library", "Application Support", "AntiDrift");
  }
  if (platform.name === "win32") {
    const base = envValue(env, windows.variable);
    return win32.join(base ?? win32.join(platform.home, "AppData", windows.inHome), "AntiDrift");
  }
  const base = envValue(env, xdg.variable);
  // The XDG specification says that a relative path is to be ignored.
  return join(
    base !== undefined && posix.isAbsolute(base) ? base : join(platform.home, xdg.inHome),
    "antidrift",
  );
}

/** A "~" is expanded as a shell does it: a service manager or a desktop entry hands it over as it was written. */
function expandHome(variable: string, path: string, { home }: Platform): string {
  if (!path.startsWith("~")) return resolve(path);
  if (path !== "~" && !/^~[/\\]/u.test(path)) {
    throw new ConfigError(
      variable,
      `must be a path from "/" or "~/"; another user's home is not known here.`,
    );
  }
  if (home === "") throw new ConfigError(variable, `cannot begin with "~": this user has no home directory.`);
  return resolve(home, path.slice(2));
}
