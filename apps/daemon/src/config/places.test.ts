import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError } from "./config-error.js";
import { configDir, stateDir } from "./places.js";

const linux = { name: "linux", home: "/h" } as const;

it.each<[string, NodeJS.ProcessEnv, NodeJS.Platform, string]>([
  ["what the user says comes first", { ANTIDRIFT_CONFIG_DIR: "/c" }, "linux", "/c"],
  ["XDG on Linux", { XDG_CONFIG_HOME: "/x" }, "linux", "/x/antidrift"],
  ["a relative XDG path does not count", { XDG_CONFIG_HOME: "x" }, "linux", "/h/.config/antidrift"],
  ["an empty one neither", { XDG_CONFIG_HOME: "" }, "linux", "/h/.config/antidrift"],
  ["the home directory otherwise", {}, "linux", "/h/.config/antidrift"],
  ["macOS", {}, "darwin", "/h/Library/Application Support/AntiDrift"],
  ["Windows", { APPDATA: String.raw`C:\Roaming` }, "win32", String.raw`C:\Roaming\AntiDrift`],
  ["Windows without APPDATA", { APPDATA: " " }, "win32", String.raw`\h\AppData\Roaming\AntiDrift`],
])("the configuration: %s", (_name, env, name, expected) => {
  expect(configDir(env, { name, home: "/h" })).toBe(expected);
});

describe.each([
  ["ANTIDRIFT_STATE_DIR", stateDir],
  ["ANTIDRIFT_CONFIG_DIR", configDir],
] as const)("%s", (variable, read) => {
  const failure = (path: string, home: string): unknown => {
    try {
      return read({ [variable]: path }, { name: "linux", home });
    } catch (error) {
      return error;
    }
  };

  it.each([
    ["~", "/h"],
    ["~/", "/h"],
    ["~/a b/c", "/h/a b/c"],
    ["/abs/~/x", "/abs/~/x"],
    ["rel", resolve("rel")],
    ["rel/~", join(resolve("rel"), "~")],
  ])("takes %j for %j", (path, expected) => {
    expect(read({ [variable]: path }, linux)).toBe(expected);
  });

  it("is not set when it is empty", () => {
    expect(read({ [variable]: "" }, linux)).toBe(read({}, linux));
  });

  it.each([
    ["another user's home", "~grace/x", "/h"],
    ["a home that is not there", "~/x", ""],
    ["nothing, where there is no home", "", ""],
  ])("refuses %s by its name", (_what, path, home) => {
    const error = failure(path, home);
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).toContain(variable);
  });
});
