import { isAbsolute, join, resolve } from "node:path";
import type { WindowSource } from "@antidrift/session";
import { watchActivityWatch } from "./activitywatch/watch-activitywatch.js";
import { envValue } from "../config/env-value.js";
import { sessionBusPath } from "./dbus/bus-address.js";
import type { EvidenceName } from "./evidence-name.js";
import { watchGnome } from "./gnome/watch-gnome.js";
import { watchHyprland } from "./hyprland/watch-hyprland.js";
import { isWayland } from "./is-wayland.js";
import { watchKde } from "./kde/watch-kde.js";
import { watchMacos } from "./macos/watch-macos.js";
import { watchMsWindows } from "./mswindows/watch-mswindows.js";
import { RetryingSource } from "./retrying-source.js";
import { watchSway } from "./sway/watch-sway.js";
import type { Watch } from "./watch.js";
import { watchWlroots } from "./wlroots/watch-wlroots.js";
import { watchX11 } from "./x11/watch-x11.js";

/** Where windows are to be seen, or why they are not. */
export interface SourceChoice {
  /** Shown to the user. */
  readonly name: string;
  /** Absent when nothing is to be started. */
  readonly source?: WindowSource;
  readonly verdict?: { readonly status: "off" | "unavailable"; readonly reason: string };
}

/** The session the daemon runs in. */
export interface Desktop {
  readonly env: NodeJS.ProcessEnv;
  readonly platform: NodeJS.Platform;
  /** Told what a source threw that it should not have. */
  readonly onUnexpected?: (error: unknown) => void;
}

/** The window source that was asked for, or that fits the session best. Starts nothing. */
export function chooseSource(asked: EvidenceName, desktop: Desktop): SourceChoice {
  const name = asked === "auto" ? fitting(desktop) : asked;
  switch (name) {
    case "off":
      return { name, verdict: { status: "off", reason: "It is turned off by ANTIDRIFT_EVIDENCE=off." } };
    case "http":
      return { name };
    case "none":
      return unavailable(
        name,
        "The daemon was started outside a graphical session. Start it from a terminal on your desktop.",
      );
    case "x11":
      // An X server beside Wayland shows X11 programs only, and would pass the last of them off as the front window.
      if (isWayland(desktop.env)) {
        return unavailable(
          name,
          "This is a Wayland session, of which X11 shows a part only. Unset ANTIDRIFT_EVIDENCE.",
        );
      }
      return watching(name, desktop);
    default:
      return watching(name, desktop);
  }
}

type Fitting = Exclude<EvidenceName, "auto"> | "none";

function fitting({ env, platform }: Desktop): Fitting {
  if (platform === "darwin") return "macos";
  if (platform === "win32") return "windows";
  if (!isWayland(env)) return envValue(env, "DISPLAY") === undefined ? "none" : "x11";
  if (envValue(env, "HYPRLAND_INSTANCE_SIGNATURE") !== undefined) return "hyprland";
  if (envValue(env, "SWAYSOCK") !== undefined) return "sway";
  const desktops = (envValue(env, "XDG_CURRENT_DESKTOP") ?? "").toLowerCase().split(":");
  if (desktops.includes("gnome")) return "gnome";
  if (desktops.includes("kde")) return "kde";
  return "wlroots";
}

function unavailable(name: string, reason: string): SourceChoice {
  return { name, verdict: { status: "unavailable", reason } };
}

function watching(name: Watchable, desktop: Desktop): SourceChoice {
  const watch = WATCHES[name](desktop.env);
  const { onUnexpected } = desktop;
  return { name, source: new RetryingSource({ name, watch, ...(onUnexpected && { onUnexpected }) }) };
}

type Watchable = Exclude<Fitting, "off" | "http" | "none">;

const WATCHES: Record<Watchable, (env: NodeJS.ProcessEnv) => Watch> = {
  x11: (env) => watchX11({ display: envValue(env, "DISPLAY") ?? "" }),
  sway: (env) => watchSway({ socketPath: envValue(env, "SWAYSOCK") ?? "", waylandPath: waylandPath(env) }),
  hyprland: (env) =>
    watchHyprland({
      socketDir: join(runtimeDir(env), "hypr", envValue(env, "HYPRLAND_INSTANCE_SIGNATURE") ?? ""),
      waylandPath: waylandPath(env),
    }),
  wlroots: (env) => watchWlroots({ waylandPath: waylandPath(env) }),
  kde: (env) => watchKde({ busPath: busPath(env), waylandPath: waylandPath(env) }),
  gnome: (env) => watchGnome({ busPath: busPath(env) }),
  activitywatch: () => watchActivityWatch(),
  macos: () => watchMacos(),
  windows: () => watchMsWindows(),
};

/** Of the compositor: an absolute path, or a name in the runtime directory. */
function waylandPath(env: NodeJS.ProcessEnv): string {
  return resolve(runtimeDir(env), envValue(env, "WAYLAND_DISPLAY") ?? "wayland-0");
}

function busPath(env: NodeJS.ProcessEnv): string {
  return sessionBusPath(env, runtimeDir(env));
}

function runtimeDir(env: NodeJS.ProcessEnv): string {
  const told = envValue(env, "XDG_RUNTIME_DIR");
  // The XDG specification says that a relative path is to be ignored.
  return told !== undefined && isAbsolute(told) ? told : `/run/user/${process.getuid?.() ?? 0}`;
}
