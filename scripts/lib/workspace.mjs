import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { capture, run } from "./run.mjs";

/** The folder of the repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url));

const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** Ends the process with a sentence when this Node cannot run AntiDrift. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`AntiDrift needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

let pnpmCommand;

async function findPnpm() {
  const { version } = manifest.devEngines.packageManager;
  const found = await capture("pnpm", ["--version"], { cwd: root });
  if (found.code === 0 && found.stdout.trim() === version) return ["pnpm"];
  // Corepack is not everywhere, and fails where a registry serves no signatures.
  return ["npx", "--yes", "-p", `pnpm@${version}`, "pnpm"];
}

/** Runs the pinned pnpm at the root, fetching it first where it is missing. Answers with its exit code. */
export async function pnpm(args, options = {}) {
  pnpmCommand ??= await findPnpm();
  const [command, ...before] = pnpmCommand;
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", ...options.env };
  return run(command, [...before, ...args], { cwd: root, ...options, env });
}

/** Installs exactly what the lock file says. Answers with the exit code. */
export function install() {
  return pnpm(["install", "--frozen-lockfile", "--reporter=append-only"]);
}
