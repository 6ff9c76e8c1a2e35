import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";

/** Programs of other makers that tests use for real, and what a test without them does. */
const programs = [
  {
    any: ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"],
    env: "CHROMIUM",
    debian: ["chromium", "chromium-headless-shell"],
    without: "the browser tests cannot run",
  },
  { any: ["Xvfb"], debian: ["xvfb"], without: "the X11 tests are skipped" },
  { any: ["xdotool"], debian: ["xdotool"], without: "the X11 tests are skipped" },
  { any: ["xprop"], debian: ["x11-utils"], without: "the X11 tests are skipped" },
  { any: ["xlogo"], debian: ["x11-apps"], without: "the X11 tests are skipped" },
  { any: ["openbox"], debian: ["openbox"], without: "the X11 tests with a window manager are skipped" },
  { any: ["dbus-daemon"], debian: ["dbus"], without: "the KDE and GNOME tests are skipped" },
  { any: ["busctl"], debian: ["systemd"], without: "the KDE and GNOME tests are skipped" },
  { any: ["dunst"], debian: ["dunst"], without: "the notification test with dunst is skipped" },
  { any: ["dunstctl"], debian: ["dunst"], without: "the notification test with dunst is skipped" },
  { any: ["sway"], debian: ["sway"], without: "the Wayland tests are skipped" },
  { any: ["foot"], debian: ["foot"], without: "the Wayland tests are skipped" },
  { any: ["Xwayland"], debian: ["xwayland"], without: "the Wayland tests are skipped" },
  { any: ["curl"], debian: ["curl"], without: "the examples of README cannot be tried" },
  { any: ["faketime"], debian: ["faketime"], without: "the tests with a wall clock that is set are skipped" },
  { any: ["nginx"], debian: ["nginx-light"], without: "the reverse proxy test is skipped" },
];

const usualPlaces = [
  "/usr/bin",
  "/usr/sbin",
  "/Applications/Google Chrome.app/Contents/MacOS",
  "/Applications/Chromium.app/Contents/MacOS",
];

function isHere(program) {
  if (program.env && process.env[program.env]) return true;
  const folders = [...(process.env.PATH ?? "").split(delimiter), ...usualPlaces];
  return program.any.some((name) => folders.some((folder) => existsSync(join(folder, name))));
}

/** Installs what the tests need where we may (root on Debian and its kin), and says what is missing elsewhere. */
export async function provideTestPrograms() {
  const missing = programs.filter((program) => !isHere(program));
  if (missing.length === 0) return;

  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (mayInstall) {
    const packages = missing.flatMap((program) => program.debian);
    console.log(`Installing for the tests: ${packages.join(" ")}`);
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const quiet = { env, stdio: ["ignore", "ignore", "inherit"] };
    await run("apt-get", ["update", "-q"], quiet);
    await run("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...packages], quiet);
  }
  for (const program of missing) {
    if (isHere(program)) continue;
    const hint = program.env ? `, or set ${program.env} to its path` : "";
    console.warn(`${program.any[0]} was not found: ${program.without}. Install it${hint}.`);
  }
}
