import { constants } from "node:fs";
import { lstat, open, type FileHandle } from "node:fs/promises";
import { UserSettingsError } from "./user-settings-error.js";

/** A thousand times what people have in such a file. */
const MAX_BYTES = 1024 * 1024;

/**
 * The text of a user's settings file; undefined where there is none. Never waits for anybody: a pipe without a writer would
 * hold one of the few threads that open files for ever.
 *
 * Throws `UserSettingsError` when something is there and is not such a text for certain.
 */
export async function readSettingsText(file: string): Promise<string | undefined> {
  let handle: FileHandle;
  try {
    handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
    if (code !== "ENOENT" && code !== "ENOTDIR")
      throw new UserSettingsError({ file, problem: `cannot be read (${String(code)})`, cause });
    // The program itself would take a link to nowhere for no settings; whoever made it meant some.
    if (await isThere(file)) throw new UserSettingsError({ file, problem: "is a link to nowhere", cause });
    return undefined;
  }
  try {
    return decoded(file, await bytesOf(file, handle));
  } finally {
    await handle.close();
  }
}

async function bytesOf(file: string, handle: FileHandle): Promise<Buffer> {
  const info = await handle.stat();
  if (!info.isFile()) throw new UserSettingsError({ file, problem: "is not a regular file" });
  if (info.size > MAX_BYTES) throw new UserSettingsError({ file, problem: "is larger than 1 MiB" });
  return await handle.readFile();
}

function decoded(file: string, bytes: Buffer): string {
  try {
    // Windows editors put a byte order mark first, which both programs pass over, and so does the decoder.
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UserSettingsError({ file, problem: "is not UTF-8 text", cause });
  }
}

async function isThere(file: string): Promise<boolean> {
  return await lstat(file).then(
    () => true,
    () => false,
  );
}
