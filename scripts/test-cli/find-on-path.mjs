import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first executable file of this name on PATH. */
export function findOnPath(name) {
  const endings = process.platform === "win32" ? [".exe", ".cmd"] : [""];
  const files = (process.env.PATH ?? "")
    .split(delimiter)
    .filter(Boolean)
    .flatMap((dir) => endings.map((ending) => join(dir, name + ending)));
  return files.find((file) => isExecutable(file));
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
