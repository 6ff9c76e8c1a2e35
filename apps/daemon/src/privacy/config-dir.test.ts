import { expect, it } from "vitest";
import { configDir } from "./config-dir.js";

it.each<[string, NodeJS.ProcessEnv, NodeJS.Platform, string]>([
  ["what the user says comes first", { ANTIDRIFT_CONFIG_DIR: "/c", HOME: "/h" }, "linux", "/c"],
  ["XDG on Linux", { XDG_CONFIG_HOME: "/x", HOME: "/h" }, "linux", "/x/antidrift"],
  [
    "a relative XDG path does not count",
    { XDG_CONFIG_HOME: "x", HOME: "/h" },
    "linux",
    "/h/.config/antidrift",
  ],
  ["the home directory otherwise", { HOME: "/h" }, "linux", "/h/.config/antidrift"],
  ["macOS", { HOME: "/h" }, "darwin", "/h/Library/Application Support/AntiDrift"],
])("%s", (_name, env, platform, expected) => {
  expect(configDir(env, platform)).toBe(expected);
});
