import { describe, expect, it } from "vitest";
import { ConfigError } from "./config-error.js";
import { readConfig } from "./config.js";

const linux = { name: "linux", home: "/home/ada" } as const;
const read = (env: NodeJS.ProcessEnv) => readConfig(env, linux);
const variableOf = (env: NodeJS.ProcessEnv): string => {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) {
      expect(error.message).toContain(error.variable);
      return error.variable;
    }
    throw error;
  }
  return "nothing was refused";
};

function stateDirOn(name: NodeJS.Platform, env: NodeJS.ProcessEnv = {}): string {
  return readConfig(env, { name, home: "/h" }).stateDir;
}

describe("readConfig", () => {
  it("has a default for everything", () => {
    expect(read({})).toEqual({
      host: "127.0.0.1",
      port: 3738,
      stateDir: "/home/ada/.local/state/antidrift",
      configDir: "/home/ada/.config/antidrift",
      logLevel: "info",
      coach: { backend: "claude" },
      evidence: "auto",
    });
  });

  it("takes every variable", () => {
    expect(
      read({
        ANTIDRIFT_HOST: "192.168.1.5",
        ANTIDRIFT_PORT: "4000",
        ANTIDRIFT_TOKEN: "0123456789abcdef",
        ANTIDRIFT_STATE_DIR: "/var/lib/antidrift",
        ANTIDRIFT_CONFIG_DIR: "/etc/antidrift",
        ANTIDRIFT_LOG_LEVEL: "debug",
        ANTIDRIFT_AI_BACKEND: "codex",
        ANTIDRIFT_AI_COMMAND: "/opt/codex",
        ANTIDRIFT_AI_MODEL: "small",
        ANTIDRIFT_LOG_PROGRAM: "1",
        ANTIDRIFT_EVIDENCE: "off",
      }),
    ).toEqual({
      host: "192.168.1.5",
      port: 4000,
      token: "0123456789abcdef",
      stateDir: "/var/lib/antidrift",
      configDir: "/etc/antidrift",
      logLevel: "debug",
      coach: { backend: "codex", command: "/opt/codex", model: "small", logProgramWords: true },
      evidence: "off",
    });
  });

  it("takes an empty variable for an unset one", () => {
    expect(read({ ANTIDRIFT_PORT: " ", ANTIDRIFT_TOKEN: "", ANTIDRIFT_AI_BACKEND: "" })).toEqual(read({}));
  });

  it.each(["0", "1", "65535"])("takes port %s", (port) => {
    expect(read({ ANTIDRIFT_PORT: port }).port).toBe(Number(port));
  });

  it.each(["-1", "65536", "3738x", "0x10", "1e3", "80.5", "http"])("refuses port %s by name", (port) => {
    expect(variableOf({ ANTIDRIFT_PORT: port })).toBe("ANTIDRIFT_PORT");
  });

  it.each(["http://localhost", "localhost:3738", "a b", "/tmp/socket"])("refuses host %s by name", (host) => {
    expect(variableOf({ ANTIDRIFT_HOST: host, ANTIDRIFT_TOKEN: "0123456789abcdef" })).toMatch(
      /^ANTIDRIFT_HOST$/,
    );
  });

  it.each(["0.0.0.0", "::", "192.168.1.5", "mybox.lan", "127.0.0.1.evil.example"])(
    "demands a token to listen on %s",
    (host) => {
      expect(variableOf({ ANTIDRIFT_HOST: host })).toBe("ANTIDRIFT_TOKEN");
    },
  );

  it.each(["localhost", "127.0.0.1", "127.8.9.1", "::1", "[::1]"])(
    "needs no token to listen on %s",
    (host) => {
      expect(read({ ANTIDRIFT_HOST: host }).token).toBeUndefined();
    },
  );

  it.each([" ", "\t\n", "with a space in it", "ünicode-0123456789", "x".repeat(257)])(
    "refuses the token %j by name",
    (token) => {
      expect(variableOf({ ANTIDRIFT_TOKEN: token })).toBe("ANTIDRIFT_TOKEN");
    },
  );

  it("never repeats a refused token", () => {
    expect(() => read({ ANTIDRIFT_TOKEN: "secret \u00fc" })).toThrow(
      expect.not.objectContaining({ message: expect.stringMatching(/secret/) }),
    );
  });

  it("refuses an unknown log level and lists the known ones", () => {
    expect(() => read({ ANTIDRIFT_LOG_LEVEL: "verbose" })).toThrow(/ANTIDRIFT_LOG_LEVEL .*debug.*"verbose"/);
  });

  it("quotes no program in the log unless it is told so in one way only", () => {
    expect(read({ ANTIDRIFT_LOG_PROGRAM: "0" }).coach).toEqual({ backend: "claude" });
    expect(variableOf({ ANTIDRIFT_LOG_PROGRAM: "yes" })).toBe("ANTIDRIFT_LOG_PROGRAM");
  });

  it("keeps the state where the platform wants it", () => {
    expect(stateDirOn("darwin")).toBe("/h/Library/Application Support/AntiDrift");
    expect(stateDirOn("linux", { XDG_STATE_HOME: "/x" })).toBe("/x/antidrift");
    expect(stateDirOn("linux", { XDG_STATE_HOME: "not/absolute" })).toBe("/h/.local/state/antidrift");
    expect(stateDirOn("win32", { LOCALAPPDATA: "C:\\Users\\a\\AppData\\Local" })).toBe(
      "C:\\Users\\a\\AppData\\Local\\AntiDrift",
    );
  });

  it("refuses an unknown window source and lists the known ones", () => {
    expect(() => read({ ANTIDRIFT_EVIDENCE: "camera" })).toThrow(/^ANTIDRIFT_EVIDENCE .*x11.*"camera"/);
  });

  it("refuses to guess a state directory for a user without a home", () => {
    expect(() => readConfig({}, { name: "linux", home: "" })).toThrow(/^ANTIDRIFT_STATE_DIR/);
  });
});
