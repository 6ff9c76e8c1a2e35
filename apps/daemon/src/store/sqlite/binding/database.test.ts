import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { temporaryStateDir } from "../../test-support.js";
import type { Database } from "./database.js";
import { openLibsqlDatabase } from "./libsql-database.js";
import { hasStableSqlite, openNodeDatabase } from "./node-database.js";
import { openPaths } from "../../files/refuse-open-files.js";

const bindings = [
  { name: "libsql", open: openLibsqlDatabase, isHere: true },
  { name: "node:sqlite", open: openNodeDatabase, isHere: hasStableSqlite(process.versions.node) },
];

const isLinux = process.platform === "linux";

function temporaryPath(): string {
  const directory = temporaryStateDir();
  mkdirSync(directory);
  return join(directory, "a.db");
}

function attach(open: (options: { timeoutMs: number }) => Database, path: string): Database {
  const database = open({ timeoutMs: 0 });
  database.exec(`ATTACH '${path}' AS file`);
  return database;
}

function codeOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error instanceof Error && "code" in error ? error.code : error;
  }
  return undefined;
}

describe.each(bindings)("$name", ({ open, isHere }) => {
  const attached = (path = temporaryPath()) => attach(open, path);

  test.skipIf(!isHere)("answers rows in the order of their columns, and how many were changed", () => {
    const database = attached();
    database.exec("CREATE TABLE file.a (number INTEGER, text TEXT) STRICT");
    expect(database.prepare("INSERT INTO a VALUES (?, ?), (3, NULL)").run([1, "é"])).toBe(2);
    const select = database.prepare("SELECT text, number FROM a ORDER BY number");
    expect(select.first([])).toEqual(["é", 1]);
    expect(select.all([])).toEqual([
      ["é", 1],
      [null, 3],
    ]);
    expect(database.prepare("SELECT 1 FROM a WHERE number = ?").first([7])).toBeUndefined();
    database.close();
  });

  test.skipIf(!isHere)("says whether a transaction is going on", () => {
    const database = attached();
    const states = [database.isTransaction];
    for (const sql of ["BEGIN IMMEDIATE", "COMMIT"]) {
      database.exec(sql);
      states.push(database.isTransaction);
    }
    expect(states).toEqual([false, true, false]);
    database.close();
  });

  test.skipIf(!isHere)("names failures by SQLite's own names", () => {
    const path = temporaryPath();
    const [one, other] = [attached(path), attached(path)];
    one.exec("CREATE TABLE file.a (b INTEGER PRIMARY KEY); INSERT INTO a VALUES (1)");
    expect(codeOf(() => one.exec("INSERT INTO a VALUES (1)"))).toBe("SQLITE_CONSTRAINT");
    expect(codeOf(() => one.prepare("nonsense"))).toBe("SQLITE_ERROR");
    one.exec("BEGIN IMMEDIATE");
    expect(codeOf(() => other.exec("BEGIN IMMEDIATE"))).toBe("SQLITE_BUSY");
    one.exec("ROLLBACK");
    const text = temporaryPath();
    writeFileSync(text, "Dear diary,\n".repeat(100));
    expect(codeOf(() => attached(text))).toBe("SQLITE_NOTADB");
    expect(codeOf(() => attached("/nowhere/at/all.db"))).toBe("SQLITE_CANTOPEN");
    for (const database of [one, other]) database.close();
  });

  test.skipIf(!isHere || !isLinux)("closes a file that is detached, whatever statements there are", () => {
    const path = temporaryPath();
    const database = attached(path);
    database.exec("PRAGMA file.journal_mode = WAL; CREATE TABLE file.a (b)");
    const statements = ["INSERT INTO a VALUES (1)", "SELECT * FROM a"].map((sql) => database.prepare(sql));
    for (const statement of statements) statement.all([]);
    expect(openPaths()).toContain(path);
    database.exec("DETACH file");
    expect(openPaths().filter((each) => each.startsWith(path))).toEqual([]);
    database.close();
  });
});

test.each([
  ["20.19.0", false],
  ["22.23.3", false],
  ["24.14.1", false],
  ["24.15.0", true],
  ["25.6.0", false],
  ["25.7.0", true],
  ["26.0.0", true],
  ["27.1.0", true],
])("Node %s has a stable SQLite of its own: %s", (version, expected) => {
  expect(hasStableSqlite(version)).toBe(expected);
});
