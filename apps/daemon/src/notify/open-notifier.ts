import { join } from "node:path";
import { envValue } from "../config/env-value.js";
import { sessionBusPath } from "../windows/dbus/bus-address.js";
import { DbusNotifier } from "./dbus-notifier.js";
import type { OpenNotifier } from "./notifier.js";

interface Here {
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
}

/** The daemon's way to show notifications on this desktop; `undefined` where it has none. */
export function openNotifier({ env, platform }: Here): OpenNotifier | undefined {
  if (platform !== "linux") return undefined;
  const runtimeDir = envValue(env, "XDG_RUNTIME_DIR") ?? join("/run/user", String(process.getuid?.() ?? 0));
  return (signal) => DbusNotifier.open(sessionBusPath(env, runtimeDir), signal);
}
