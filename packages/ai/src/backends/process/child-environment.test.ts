import { expect, it } from "vitest";
import { childEnvironment } from "./child-environment.js";

function build(base: NodeJS.ProcessEnv, more: Partial<Parameters<typeof childEnvironment>[0]> = {}) {
  return childEnvironment({
    base,
    adapter: {},
    extra: {},
    tmp: "/run/tmp",
    cwd: "/run/cwd",
    pathDirs: [],
    ...more,
  });
}

it("sets private directories and plain output", () => {
  expect(build({ TMPDIR: "/tmp", PWD: "/home/me/project", FORCE_COLOR: "3" })).toEqual({
    NO_COLOR: "1",
    TMPDIR: "/run/tmp",
    TMP: "/run/tmp",
    TEMP: "/run/tmp",
    PWD: "/run/cwd",
  });
});

it("lets the adapter and then the caller decide", () => {
  const env = build(
    { A: "1", B: "1", C: "1" },
    { adapter: { A: "2", B: "2" }, extra: { B: "3", C: undefined } },
  );
  expect(env).toMatchObject({ A: "2", B: "3" });
  expect(env).not.toHaveProperty("C");
});

it("does not hand on descriptors that the program does not have", () => {
  expect(build({ CLAUDE_CODE_OAUTH_TOKEN_FILE_DESCRIPTOR: "5" })).not.toHaveProperty(
    "CLAUDE_CODE_OAUTH_TOKEN_FILE_DESCRIPTOR",
  );
});

it("adds directories behind those of PATH", () => {
  expect(build({ PATH: "/bin" }, { pathDirs: ["/opt/x"] })["PATH"]).toBe("/bin:/opt/x");
  expect(build({}, { pathDirs: ["/opt/x"] })["PATH"]).toBe("/opt/x");
});
