import { readFileSync, rmSync } from "node:fs";
import type { Snapshot } from "@antidrift/session";
import type { Notice } from "@antidrift/wire";
import { nameExists } from "./private-files.js";
import { writeSession, writeSnapshot } from "../sqlite/rows.js";
import { setFileAside } from "./set-aside.js";
import type { Sql } from "../sqlite/sql.js";
import type { StateFiles } from "./state-files.js";
import { parseSession, parseSnapshot } from "../sqlite/stored.js";

/**
 * Takes over what versions before the database kept in files: `snapshot.json`, and `history.jsonl` with one session
 * a line. A file that makes no sense is set aside; a line that makes none is left out with the same notice.
 */
export function importLegacyFiles(sql: Sql, files: StateFiles, nowMs: number): Notice[] {
  const broken: string[] = [];
  const snapshot = readIfThere(files.legacySnapshot);
  const lines =
    readIfThere(files.legacyHistory)
      ?.split("\n")
      .filter((line) => line.trim() !== "") ?? [];
  sql.transaction(() => {
    if (snapshot !== undefined) {
      const content = openEnvelope(snapshot);
      if (content === undefined) broken.push(files.legacySnapshot);
      else writeSnapshot(sql, content);
    }
    const sessions = lines.map(parseSession);
    for (const session of sessions) if (session !== undefined) writeSession(sql, session);
    if (sessions.includes(undefined)) broken.push(files.legacyHistory);
  });
  return broken.map((path) => {
    const name = setFileAside(path, nowMs);
    return {
      code: "store_damaged",
      message: `A file of an earlier version was damaged and was set aside as ${name}.`,
    };
  });
}

/** Once the database has what was in them. */
export function removeLegacyFiles(files: StateFiles): void {
  rmSync(files.legacySnapshot, { force: true });
  rmSync(files.legacyHistory, { force: true });
}

function readIfThere(path: string): string | undefined {
  return nameExists(path) ? readFileSync(path, "utf8") : undefined;
}

/** `{"version": 1, "snapshot": {...}}` */
function openEnvelope(text: string): Snapshot | undefined {
  try {
    const envelope: unknown = JSON.parse(text);
    if (typeof envelope !== "object" || envelope === null || !("snapshot" in envelope)) return undefined;
    return parseSnapshot(JSON.stringify(envelope.snapshot) ?? "");
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
