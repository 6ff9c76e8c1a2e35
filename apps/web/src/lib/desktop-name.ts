const NAMES: Record<string, string> = {
  x11: "X11",
  sway: "Sway",
  hyprland: "Hyprland",
  wlroots: "Wayland",
  gnome: "GNOME",
  kde: "KDE Plasma",
  macos: "macOS",
  windows: "Windows",
  activitywatch: "ActivityWatch",
};

/** What people call a source of windows: "GNOME" for "gnome". None for windows that another program reports. */
export function desktopName(source: string): string | undefined {
  if (source === "http") return undefined;
  return NAMES[source] ?? source;
}
