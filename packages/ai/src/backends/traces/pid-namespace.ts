import { readlinkSync } from "node:fs";

/**
 * What tells the process numbers of this process apart from those that a container counts for itself; "unknown" where
 * the system does not say, and "0" where it has one count only.
 */
export function pidNamespace(): string {
  if (process.platform !== "linux") return "0";
  try {
    return /\d+/u.exec(readlinkSync("/proc/self/ns/pid"))?.[0] ?? "unknown";
  } catch {
    return "unknown";
  }
}
