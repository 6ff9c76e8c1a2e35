import { join } from "node:path";

/** The socket of the session bus: as `DBUS_SESSION_BUS_ADDRESS` says, or where systemd puts it. */
export function sessionBusPath(env: NodeJS.ProcessEnv, runtimeDir: string): string {
  const address = env["DBUS_SESSION_BUS_ADDRESS"] ?? "";
  for (const [, kind, value = ""] of address.matchAll(/unix:(?:[^;]*,)?(path|abstract)=([^,;]+)/gu)) {
    const path = decodeURIComponent(value);
    return kind === "abstract" ? `\0${path}` : path;
  }
  return join(runtimeDir, "bus");
}
