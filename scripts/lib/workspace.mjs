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

/** Ends the process with a sentence when the page cannot be built here: Vite takes these for parts of an address. */
export function requirePlainFolder() {
  const character = /[#?*]/.exec(root)?.[0];
  if (character === undefined) return;
  console.error(
    `AntiDrift cannot be built in a folder whose path has "${character}" in it: move or rename ${root}`,
  );
  process.exit(1);
}

let pnpmPath;

/** The PATH on which `pnpm` is the pinned one, fetched first where it is missing. */
async function findPnpm() {
  const { version } = manifest.devEngines.packageManager;
  const found = await capture("pnpm", ["--version"], { cwd: root });
  if (found.code === 0 && found.stdout.trim() === version) return process.env.PATH;
  // Corepack is not everywhere, and fails where a registry serves no signatures.
  const tellPath = ["-p", `pnpm@${version}`, "--", "node", "-p", "process.env.PATH"];
  // A version never changes, but npm would ask the registry about it each time, and for minutes where none answers.
  const kept = await capture("npx", ["--yes", "--offline", ...tellPath], { cwd: root });
  if (kept.code === 0) return kept.stdout.trim();
  console.log(`AntiDrift fetches pnpm ${version}, which installs and builds it: this is done once.`);
  const fetched = await capture("npx", ["--yes", ...tellPath], { cwd: root });
  if (fetched.code !== 0)
    console.error(`pnpm ${version} could not be fetched: \`npx pnpm@${version}\` says why.`);
  return fetched.code === 0 ? fetched.stdout.trim() : "";
}

/** Runs the pinned pnpm at the root, fetching it first where it is missing. Answers with its exit code. */
export async function pnpm(args, options = {}) {
  pnpmPath ??= await findPnpm();
  if (pnpmPath === "") return 1;
  const env = { ...process.env, PATH: pnpmPath, TURBO_TELEMETRY_DISABLED: "1", ...options.env };
  return run("pnpm", args, { cwd: root, ...options, env });
}

/** Installs exactly what the lock file says. Answers with the exit code. */
export function install() {
  return pnpm(["install", "--frozen-lockfile", "--reporter=append-only"]);
}
