import { constants } from "node:fs";
import { access, realpath, stat } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { setVariable } from "../settings/set-variable.js";

/** A file that might be the program. */
export interface ExecutableFile {
  readonly path: string;
  readonly executable: boolean;
  /** Changes whenever another version is installed, and is read without running it. */
  readonly identity: string;
}

/** Looks at one path; undefined when there is no file. */
export async function executableFile(path: string): Promise<ExecutableFile | undefined> {
  try {
    const real = await realpath(path);
    const info = await stat(real);
    if (!info.isFile()) return undefined;
    // npm gives all files one date, so the time of the last change of the entry tells versions apart.
    const identity = [real, info.ino, info.size, info.ctimeMs].join("|");
    return { path, executable: await isExecutable(real), identity };
  } catch {
    return undefined;
  }
}

/** The files of this name in these directories, in their order. */
export async function filesNamed(
  name: string,
  dirs: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<ExecutableFile[]> {
  const paths = dirs.flatMap((dir) => fileNames(name, env).map((fileName) => join(dir, fileName)));
  const files = await Promise.all(paths.map((path) => executableFile(path)));
  return files.filter((file) => file !== undefined);
}

/** The directories of a PATH. A relative one would depend on where we were started. */
export function pathDirectories(env: NodeJS.ProcessEnv): string[] {
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  return (env[name] ?? "").split(delimiter).filter((dir) => dir !== "" && dir !== ".");
}

/** On Windows npm's programs are `.cmd` files; one without an ending is for other shells. */
function fileNames(name: string, env: NodeJS.ProcessEnv): string[] {
  if (process.platform !== "win32" || /\.\w+$/u.test(name)) return [name];
  return (setVariable(env, "PATHEXT") ?? ".COM;.EXE;.BAT;.CMD")
    .split(";")
    .map((ending) => name + ending.toLowerCase());
}

async function isExecutable(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
