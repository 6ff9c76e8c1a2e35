import { readFileSync, rmSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Snapshot } from "@antidrift/session";
import type { Notice } from "@antidrift/wire";
import { errorCode } from "../../error-code.js";
import { readSnapshot, writeSession, writeSnapshot } from "../sqlite/rows.js";
import type { Sql } from "../sqlite/sql.js";
import { parseSession, parseSnapshot } from "../sqlite/stored.js";
import { nameExists } from "./private-files.js";
import { setFileAside } from "./set-aside.js";
import type { StateFiles } from "./state-files.js";

/** "left over": the database has something else in its place, which stays. */
type Fate = "taken over" | "damaged" | "left over";

const TOLD = {
  damaged: "A file of an earlier version was damaged and was set aside as",
  "left over": "A file of an earlier version holds something else than the saved data, and was set aside as",
} as const;

/**
 * Takes over what versions before the database kept in files, as far as the database does not have it: `snapshot.json`,
 * and `history.jsonl` with one session a line. What makes no sense, or has something else in its place, is set aside.
 */
export function takeOverLegacyFiles(sql: Sql, files: StateFiles, nowMs: number): Notice[] {
  const fates: [path: string, fate: Fate][] = [];
  sql.transaction(() => {
    for (const [path, take] of [
      [files.legacySnapshot, takeSnapshot],
      [files.legacyHistory, takeHistory],
    ] as const) {
      if (nameExists(path)) fates.push([path, takeFile(path, (text) => take(sql, text))]);
    }
  });
  return fates.flatMap(([path, fate]) => {
    if (fate !== "taken over") {
      const name = setFileAside(path, fate === "damaged" ? "damaged" : "earlier", nowMs);
      return [
        { code: fate === "damaged" ? "store_damaged" : "store_left_over", message: `${TOLD[fate]} ${name}.` },
      ];
    }
    rmSync(path, { force: true });
    return [];
  });
}

function takeFile(path: string, take: (text: string) => Fate): Fate {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    if (["EACCES", "EPERM", "EISDIR", "EIO", "ENOENT", "ELOOP"].includes(errorCode(error) ?? ""))
      return "damaged";
    throw error;
  }
  return take(text);
}

function takeSnapshot(sql: Sql, text: string): Fate {
  const snapshot = openEnvelope(text);
  if (snapshot === undefined) return "damaged";
  const there = readSnapshot(sql);
  if (there === undefined) writeSnapshot(sql, snapshot);
  return there === undefined || isDeepStrictEqual(parseSnapshot(there), snapshot)
    ? "taken over"
    : "left over";
}

function takeHistory(sql: Sql, text: string): Fate {
  let fate: Fate = "taken over";
  for (const line of text.split("\n").filter((each) => each.trim() !== "")) {
    const session = parseSession(line);
    if (session === undefined) {
      fate = "damaged";
      continue;
    }
    const there = sql.row<[string]>("SELECT body FROM session WHERE id = ?", session.id)?.[0];
    if (there === undefined) writeSession(sql, session);
    else if (fate !== "damaged" && !isDeepStrictEqual(parseSession(there), session)) fate = "left over";
  }
  return fate;
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
