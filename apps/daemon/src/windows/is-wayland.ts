/** Whether the session's programs draw by Wayland; some X11 ones may still be among them. */
export function isWayland(env: NodeJS.ProcessEnv): boolean {
  return Boolean(env["WAYLAND_DISPLAY"]) || env["XDG_SESSION_TYPE"] === "wayland";
}
