import { userInfo } from "node:os";
import { isAbsolute } from "node:path";
import { envValue } from "./env-value.js";

/**
 * The user's home directory: as HOME (on Windows USERPROFILE) says, else as the system knows it; empty when neither
 * does. Node's own `homedir` takes an empty HOME for an answer, and every path built on it is then a relative one.
 */
export function homeDir(env: NodeJS.ProcessEnv, platform = process.platform): string {
  const told = envValue(env, platform === "win32" ? "USERPROFILE" : "HOME");
  if (told !== undefined && isAbsolute(told)) return told;
  try {
    return userInfo().homedir;
  } catch {
    // A user whom the system has no entry for, as containers run programs under.
    return "";
  }
}
