import { isIP } from "node:net";
import { join, posix, resolve, win32 } from "node:path";
import { DEFAULTS } from "@antidrift/wire";
import { isLoopback } from "./loopback.js";
import { KNOWN_EVIDENCE_NAMES, toEvidenceName, type EvidenceName } from "../windows/evidence-name.js";

/** What the environment asks of the daemon, checked. */
export interface Config {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Demanded of every request when set. */
  readonly token?: string;
  /** Absolute. */
  readonly stateDir: string;
  readonly logLevel: LogLevel;
  readonly coach: CoachConfig;
  /** How the window in front is to be seen. */
  readonly evidence: EvidenceName;
}

export interface CoachConfig {
  /** "claude", "codex", "offline", or a name nobody knows: then the daemon runs without a coach. */
  readonly backend: string;
  /** Path of the executable, when it is not the backend's name on PATH. */
  readonly command?: string;
  readonly model?: string;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where the process runs; a parameter so that every platform can be tested on one. */
export interface Platform {
  readonly name: NodeJS.Platform;
  readonly home: string;
}

/** A variable of the environment that cannot be used. The message names it and says what would do. */
export class ConfigError extends Error {
  readonly code = "ErrConfig";
  readonly variable: string;

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
    this.name = "ConfigError";
    this.variable = variable;
  }
}

/** Reads the configuration; an empty variable counts as unset. Throws `ConfigError`. */
export function readConfig(env: NodeJS.ProcessEnv, platform: Platform): Config {
  const host = readHost(env);
  const token = readToken(env);
  if (token === undefined && !isLoopback(host)) {
    throw new ConfigError(
      "ANTIDRIFT_TOKEN",
      `must be set when ANTIDRIFT_HOST is not a loopback address (it is "${host}"): anyone on the network could reach the daemon.`,
    );
  }
  return {
    host,
    port: readPort(env),
    ...(token !== undefined && { token }),
    stateDir: readStateDir(env, platform),
    logLevel: readLogLevel(env),
    coach: readCoach(env),
    evidence: readEvidence(env),
  };
}

function readHost(env: NodeJS.ProcessEnv): string {
  const host = (value(env, "ANTIDRIFT_HOST") ?? DEFAULTS.host).replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) === 0 && !/^\w(?:[\w.-]*\w)?$/.test(host)) {
    throw new ConfigError(
      "ANTIDRIFT_HOST",
      `must be an address or a host name, without a port; it is "${host}".`,
    );
  }
  return host;
}

function readPort(env: NodeJS.ProcessEnv): number {
  const text = value(env, "ANTIDRIFT_PORT") ?? String(DEFAULTS.port);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) {
    throw new ConfigError(
      "ANTIDRIFT_PORT",
      `must be a whole number from 1 to 65535, or 0 for any free port; it is "${text}".`,
    );
  }
  return port;
}

function readToken(env: NodeJS.ProcessEnv): string | undefined {
  // Whoever sets a blank one believes to have a token.
  const token = value(env, "ANTIDRIFT_TOKEN") ?? (env["ANTIDRIFT_TOKEN"] || undefined);
  if (token !== undefined && !/^[\u0021-\u007e]{1,256}$/.test(token)) {
    throw new ConfigError("ANTIDRIFT_TOKEN", "must be 1 to 256 printable ASCII characters without spaces.");
  }
  return token;
}

function readLogLevel(env: NodeJS.ProcessEnv): LogLevel {
  const text = value(env, "ANTIDRIFT_LOG_LEVEL") ?? "info";
  const level = logLevels.find((known) => known === text);
  if (level === undefined) {
    throw new ConfigError("ANTIDRIFT_LOG_LEVEL", `must be one of ${logLevels.join(", ")}; it is "${text}".`);
  }
  return level;
}

function readCoach(env: NodeJS.ProcessEnv): CoachConfig {
  const command = value(env, "ANTIDRIFT_AI_COMMAND");
  const model = value(env, "ANTIDRIFT_AI_MODEL");
  return {
    backend: value(env, "ANTIDRIFT_AI_BACKEND") ?? DEFAULTS.backend,
    ...(command !== undefined && { command }),
    ...(model !== undefined && { model }),
  };
}

function readEvidence(env: NodeJS.ProcessEnv): EvidenceName {
  const text = value(env, "ANTIDRIFT_EVIDENCE") ?? "auto";
  const name = toEvidenceName(text);
  if (name === undefined) {
    throw new ConfigError("ANTIDRIFT_EVIDENCE", `must be one of ${KNOWN_EVIDENCE_NAMES}; it is "${text}".`);
  }
  return name;
}

function readStateDir(env: NodeJS.ProcessEnv, platform: Platform): string {
  const asked = value(env, "ANTIDRIFT_STATE_DIR");
  if (asked !== undefined) return resolve(asked);
  if (platform.home === "") {
    throw new ConfigError("ANTIDRIFT_STATE_DIR", "must be set: this user has no home directory.");
  }
  if (platform.name === "win32") {
    return win32.join(
      value(env, "LOCALAPPDATA") ?? win32.join(platform.home, "AppData", "Local"),
      "AntiDrift",
    );
  }
  if (platform.name === "darwin")
    return posix.join(platform.home, "Library", "Application Support", "AntiDrift");
  const xdg = value(env, "XDG_STATE_HOME");
  // The XDG specification says that a relative path is to be ignored.
  const base = xdg !== undefined && posix.isAbsolute(xdg) ? xdg : join(platform.home, ".local", "state");
  return join(base, "antidrift");
}

function value(env: NodeJS.ProcessEnv, name: string): string | undefined {
  const text = env[name]?.trim();
  return text === "" ? undefined : text;
}
