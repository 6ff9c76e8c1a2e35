import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { Script } from "node:vm";

interface Loaded {
  readonly module: { exports: unknown };
  readonly script: Script;
  /** Where its compiled form is kept; undefined when it was found there. */
  readonly keepIn: string | undefined;
}

type Wrapper = (
  exports: unknown,
  require: (id: string) => unknown,
  module: object,
  ...paths: string[]
) => void;

/**
 * Loads CommonJS files of the build and keeps beside them what the engine has compiled, which makes the next start a
 * third quicker. Node does this by itself from 22 on (`module.enableCompileCache`).
 */
export class CompiledCode {
  readonly #dir: string;
  readonly #loaded = new Map<string, Loaded>();

  /** `dir` need not be there, nor be writable: without it everything works, only slower. */
  constructor(dir: string) {
    this.#dir = dir;
  }

  /** What the file exports. A file beside it is loaded in the same way, anything else by Node. */
  load(file: string): unknown {
    const known = this.#loaded.get(file);
    if (known !== undefined) return known.module.exports;
    const loaded = this.#compile(file);
    this.#loaded.set(file, loaded);
    const requireOther = createRequire(file);
    const require = (id: string): unknown =>
      id.startsWith("./") ? this.load(join(dirname(file), id)) : requireOther(id);
    const wrapper: Wrapper = loaded.script.runInThisContext();
    wrapper(loaded.module.exports, require, loaded.module, file, dirname(file));
    return loaded.module.exports;
  }

  /** Keeps what was compiled up to now, for files it was not kept of. */
  save(): void {
    for (const { script, keepIn } of this.#loaded.values()) {
      if (keepIn !== undefined) writeWhole(keepIn, script.createCachedData());
    }
  }

  #compile(file: string): Loaded {
    const source = readFileSync(file, "utf8");
    const kept = join(this.#dir, this.#nameOf(file));
    const cachedData = readIfThere(kept);
    const script = new Script(`(function (exports, require, module, __filename, __dirname) { ${source}\n})`, {
      filename: file,
      ...(cachedData !== undefined && { cachedData }),
    });
    const isUsed = cachedData !== undefined && script.cachedDataRejected !== true;
    return { module: { exports: {} }, script, keepIn: isUsed ? undefined : kept };
  }

  /** Of this very build and engine: the engine itself compares little more than the length of the source. */
  #nameOf(file: string): string {
    const { size, mtimeMs } = statSync(file);
    return `${basename(file)}-${size}-${Math.round(mtimeMs)}-${process.version}-${process.arch}`;
  }
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** By another name first, so that no other start ever reads half of it. */
function writeWhole(file: string, bytes: Buffer): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  } catch {
    // A program that was installed by somebody else, or a full disk: the next start is as slow as this one.
  }
}
