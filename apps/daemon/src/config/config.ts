import { isIP } from "node:net";
import { DEFAULTS } from "@antidrift/wire";
import { ConfigError } from "./config-error.js";
import { envValue } from "./env-value.js";
import { configDir, stateDir, type Platform } from "./places.js";
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
  /** Absolute. */
  readonly configDir: string;
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
  /** The coach's program may be quoted in the log, with what the user typed. */
  readonly logProgramWords?: boolean;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

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
    stateDir: stateDir(env, platform),
    configDir: configDir(env, platform),
    logLevel: readLogLevel(env),
    coach: readCoach(env),
    evidence: readEvidence(env),
  };
}

function readHost(env: NodeJS.ProcessEnv): string {
  const host = (envValue(env, "ANTIDRIFT_HOST") ?? DEFAULTS.host).replace(/^\[(.*)\]$/, "$1");
  if (isIP(host) === 0 && !/^\w(?:[\w.-]*\w)?$/.test(host)) {
    throw new ConfigError(
      "ANTIDRIFT_HOST",
      `must be an address or a host name, without a port; it is "${host}".`,
    );
  }
  return host;
}

function readPort(env: NodeJS.ProcessEnv): number {
  const text = envValue(env, "ANTIDRIFT_PORT") ?? String(DEFAULTS.port);
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
  const token = envValue(env, "ANTIDRIFT_TOKEN") ?? (env["ANTIDRIFT_TOKEN"] || undefined);
  if (token !== undefined && !/^[\u0021-\u007e]{1,256}$/.test(token)) {
    throw new ConfigError("ANTIDRIFT_TOKEN", "must be 1 to 256 printable ASCII characters without spaces.");
  }
  return token;
}

function readLogLevel(env: NodeJS.ProcessEnv): LogLevel {
  const text = envValue(env, "ANTIDRIFT_LOG_LEVEL") ?? "info";
  const level = logLevels.find((known) => known === text);
  if (level === undefined) {
    throw new ConfigError("ANTIDRIFT_LOG_LEVEL", `must be one of ${logLevels.join(", ")}; it is "${text}".`);
  }
  return level;
}

function readCoach(env: NodeJS.ProcessEnv): CoachConfig {
  const command = envValue(env, "ANTIDRIFT_AI_COMMAND");
  const model = envValue(env, "ANTIDRIFT_AI_MODEL");
  return {
    backend: envValue(env, "ANTIDRIFT_AI_BACKEND") ?? DEFAULTS.backend,
    ...(command !== undefined && { command }),
    ...(model !== undefined && { model }),
    ...(readLogProgram(env) && { logProgramWords: true }),
  };
}

function readLogProgram(env: NodeJS.ProcessEnv): boolean {
  const text = envValue(env, "ANTIDRIFT_LOG_PROGRAM") ?? "0";
  if (text !== "0" && text !== "1")
    throw new ConfigError("ANTIDRIFT_LOG_PROGRAM", `must be 0 or 1; it is "${text}".`);
  return text === "1";
}

function readEvidence(env: NodeJS.ProcessEnv): EvidenceName {
  const text = envValue(env, "ANTIDRIFT_EVIDENCE") ?? "auto";
  const name = toEvidenceName(text);
  if (name === undefined) {
    throw new ConfigError("ANTIDRIFT_EVIDENCE", `must be one of ${KNOWN_EVIDENCE_NAMES}; it is "${text}".`);
  }
  return name;
}
