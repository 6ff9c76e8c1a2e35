import { existsSync } from "node:fs";
import { join } from "node:path";

/** A Chromium of this machine, the smallest first. `CHROMIUM` wins over all. */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string {
  const found = [env["CHROMIUM"], ...usualPlaces(env)].find((path) => path !== undefined && existsSync(path));
  if (found === undefined) {
    throw new Error("No Chromium was found. Install one, or set CHROMIUM to the path of its executable.");
  }
  return found;
}

function usualPlaces(env: NodeJS.ProcessEnv): string[] {
  const folders = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];
  const windows = folders.flatMap((name) => {
    const folder = env[name];
    if (folder === undefined) return [];
    return [
      join(folder, "Google", "Chrome", "Application", "chrome.exe"),
      join(folder, "Chromium", "Application", "chrome.exe"),
      join(folder, "Microsoft", "Edge", "Application", "msedge.exe"),
    ];
  });
  return [
    "/usr/bin/chromium-headless-shell",
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/snap/bin/chromium",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ...windows,
  ];
}
