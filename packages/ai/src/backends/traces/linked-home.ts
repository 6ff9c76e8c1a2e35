import { copyFile, lstat, mkdir, rename, symlink } from "node:fs/promises";
import { join } from "node:path";

/** A home directory for a program that has only a few files of the user's, by link. */
export interface LinkedHome {
  /** The environment variable that names it: "CODEX_HOME". */
  readonly variable: string;
  /** The user's own. */
  readonly source: string;
  /** Names of the files that are shared. They need not exist yet. */
  readonly files: readonly string[];
}

/** Makes the directory. The program reads and writes the user's files through the links. */
export async function makeLinkedHome(path: string, { source, files }: LinkedHome): Promise<void> {
  await mkdir(path, { mode: 0o700 });
  await Promise.all(files.map((name) => symlink(join(source, name), join(path, name))));
}

/**
 * Takes over what replaced a link: a program that writes by renaming a new file into place would otherwise lose a
 * renewed sign-in, and with it the user's.
 */
export async function saveReplaced(path: string, { source, files }: LinkedHome): Promise<void> {
  for (const name of files) {
    const file = join(path, name);
    const info = await lstat(file).catch(() => undefined);
    if (info?.isFile() !== true) continue;
    const target = join(source, name);
    const copy = `${target}.antidrift-${process.pid}`;
    await copyFile(file, copy);
    await rename(copy, target);
  }
}
