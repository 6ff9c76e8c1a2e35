import { describe, expect, it } from "vitest";
import { chooseSource } from "./choose-source.js";
import type { EvidenceName } from "./evidence-name.js";

function choose(env: NodeJS.ProcessEnv, platform: NodeJS.Platform = "linux", asked: EvidenceName = "auto") {
  return chooseSource(asked, { env, platform });
}

describe("the source that fits the session", () => {
  const wayland = { XDG_SESSION_TYPE: "wayland", WAYLAND_DISPLAY: "wayland-0", DISPLAY: ":0" };

  it.each<[string, NodeJS.ProcessEnv, NodeJS.Platform, string]>([
    ["X11", { DISPLAY: ":0", XDG_SESSION_TYPE: "x11" }, "linux", "x11"],
    ["an X server without a session manager", { DISPLAY: ":99" }, "linux", "x11"],
    ["Sway", { ...wayland, SWAYSOCK: "/run/sway.sock" }, "linux", "sway"],
    ["Hyprland", { ...wayland, HYPRLAND_INSTANCE_SIGNATURE: "abc" }, "linux", "hyprland"],
    ["GNOME", { ...wayland, XDG_CURRENT_DESKTOP: "ubuntu:GNOME" }, "linux", "gnome"],
    ["KDE Plasma", { ...wayland, XDG_CURRENT_DESKTOP: "KDE" }, "linux", "kde"],
    ["another wlroots compositor", { ...wayland, XDG_CURRENT_DESKTOP: "labwc:wlroots" }, "linux", "wlroots"],
    ["macOS", {}, "darwin", "macos"],
    ["Windows", {}, "win32", "windows"],
  ])("on %s", (_name, env, platform, expected) => {
    const { name, source } = choose(env, platform);
    expect([name, source?.name]).toEqual([expected, expected]);
  });

  it("is none outside a graphical session", () => {
    expect(choose({}).verdict?.reason).toContain("from a terminal on your desktop");
  });
});

describe("the source that was asked for", () => {
  it("is off when it is turned off", () => {
    const { name, source, verdict } = choose({ DISPLAY: ":0" }, "linux", "off");
    expect([name, source, verdict?.status]).toEqual(["off", undefined, "off"]);
  });

  it("waits for others to report with http", () => {
    expect(choose({ DISPLAY: ":0" }, "linux", "http")).toEqual({ name: "http" });
  });

  it("can be ActivityWatch anywhere", () => {
    expect(choose({}, "linux", "activitywatch").source?.name).toBe("activitywatch");
  });

  it("is never X11 on Wayland, where it sees a part only", () => {
    const { source, verdict } = choose({ WAYLAND_DISPLAY: "wayland-0", DISPLAY: ":0" }, "linux", "x11");
    expect([source, verdict?.status]).toEqual([undefined, "unavailable"]);
  });
});
