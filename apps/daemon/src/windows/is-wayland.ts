import { envValue } from "../config/env-value.js";

/** Whether the session's programs draw by Wayland; some X11 ones may still be among them. */
export function isWayland(env: NodeJS.ProcessEnv): boolean {
  return envValue(env, "WAYLAND_DISPLAY") !== undefined || envValue(env, "XDG_SESSION_TYPE") === "wayland";
}
