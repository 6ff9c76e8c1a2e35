import { join } from "node:path";
import { envValue } from "../../config/env-value.js";

/** The socket of the session bus: as `DBUS_SESSION_BUS_ADDRESS` says, or where systemd puts it. */
export function sessionBusPath(env: NodeJS.ProcessEnv, runtimeDir: string): string {
  const address = envValue(env, "DBUS_SESSION_BUS_ADDRESS") ?? "";
  for (const [, kind, value = ""] of address.matchAll(/unix:(?:[^;]*,)?(path|abstract)=([^,;]+)/gu)) {
    const path = unescaped(value);
    if (path !== undefined) return kind === "abstract" ? `\0${path}` : path;
  }
  return join(runtimeDir, "bus");
}

/** `undefined` for what is no address: a stray percent sign must not end the daemon. */
function unescaped(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
