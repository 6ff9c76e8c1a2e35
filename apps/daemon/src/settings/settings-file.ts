import { mkdirSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { StoreError } from "@antidrift/session";
import { errorCode } from "../error-code.js";
import { writeAtomically } from "../files/write-atomically.js";
import { parseJson } from "../json/parse-json.js";

export type JsonObject = Readonly<Record<string, unknown>>;

/** The file of what the user decided. */
export class SettingsFile {
  readonly #path: string;

  /** `path` is absolute. */
  constructor(path: string) {
    this.#path = path;
  }

  /** All that stands in it; nothing when there is none. Throws `JsonError`, `StoreError`, and what the file system throws. */
  read(): JsonObject {
    try {
      // A pipe would be waited on.
      if (!statSync(this.#path).isFile()) throw new StoreError("It is not a regular file.");
      const value = parseJson(readFileSync(this.#path));
      if (isObject(value)) return value;
    } catch (error) {
      if (errorCode(error) === "ENOENT") return {};
      throw error;
    }
    throw new StoreError("It is not a JSON object.");
  }

  /** Throws `StoreError` with nothing changed. */
  write(value: JsonObject): void {
    try {
      mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
      writeAtomically(this.#path, `${JSON.stringify(value, undefined, 2)}\n`);
    } catch (cause) {
      throw new StoreError(`The settings could not be written (${errorCode(cause) ?? "unknown"}).`, {
        cause,
      });
    }
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
