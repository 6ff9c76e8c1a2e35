import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setVariable } from "../settings/set-variable.js";

/** Directories into which installers and version managers put programs, most specific first. */
export async function usualPlaces(env: NodeJS.ProcessEnv, home: string): Promise<readonly string[]> {
  return process.platform === "win32" ? onWindows(env, home) : await onPosix(env, home);
}

async function onPosix(env: NodeJS.ProcessEnv, home: string): Promise<readonly string[]> {
  const inHome = (...parts: readonly string[]) => join(home, ...parts);
  return [
    inHome(".local", "bin"),
    inHome(".claude", "local"),
    inHome(".npm-global", "bin"),
    inHome(".bun", "bin"),
    setVariable(env, "PNPM_HOME") ?? inHome(".local", "share", "pnpm"),
    inHome("Library", "pnpm"),
    "/opt/homebrew/bin",
    "/usr/local/bin",
    "/home/linuxbrew/.linuxbrew/bin",
    join(setVariable(env, "VOLTA_HOME") ?? inHome(".volta"), "bin"),
    join(setVariable(env, "ASDF_DATA_DIR") ?? inHome(".asdf"), "shims"),
    inHome(".local", "share", "mise", "shims"),
    ...[
      setVariable(env, "FNM_DIR"),
      inHome(".local", "share", "fnm"),
      inHome("Library", "Application Support", "fnm"),
      inHome(".fnm"),
    ]
      .filter((dir) => dir !== undefined)
      .map((dir) => join(dir, "aliases", "default", "bin")),
    ...(await nvmVersions(setVariable(env, "NVM_DIR") ?? inHome(".nvm"))),
    inHome(".yarn", "bin"),
    inHome("n", "bin"),
    inHome("bin"),
    "/snap/bin",
    "/usr/bin",
  ];
}

/** The newest first: nvm keeps one set of global programs for each version of Node. */
async function nvmVersions(nvmDir: string): Promise<readonly string[]> {
  const versions = join(nvmDir, "versions", "node");
  const names = await readdir(versions).catch(() => []);
  const newestFirst = names.toSorted((a, b) => b.localeCompare(a, "en", { numeric: true }));
  return newestFirst.map((name) => join(versions, name, "bin"));
}

function onWindows(env: NodeJS.ProcessEnv, home: string): readonly string[] {
  const appData = setVariable(env, "APPDATA") ?? join(home, "AppData", "Roaming");
  const localAppData = setVariable(env, "LOCALAPPDATA") ?? join(home, "AppData", "Local");
  return [
    join(appData, "npm"),
    join(home, ".local", "bin"),
    join(localAppData, "pnpm"),
    join(localAppData, "Volta", "bin"),
    join(home, "scoop", "shims"),
    join(home, ".bun", "bin"),
  ];
}
