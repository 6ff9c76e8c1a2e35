import { homedir, userInfo } from "node:os";
import { setVariable } from "./set-variable.js";

/** The user's home directory: HOME, or what the system's user database says. */
export function homeDirectory(env: NodeJS.ProcessEnv): string {
  return setVariable(env, "HOME") ?? accountHome();
}

/** Asked before `os.homedir`, which believes an empty HOME. */
function accountHome(): string {
  try {
    return userInfo().homedir;
  } catch {
    // An account without an entry in the user database, as in some containers.
    return homedir();
  }
}
