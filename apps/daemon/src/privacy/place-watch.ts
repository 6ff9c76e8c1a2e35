import { readlinkSync, realpathSync, statSync, watch, type FSWatcher } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { errorCode } from "../error-code.js";

/** A chain of links longer than this is no path that the system would follow either. */
const MOST_LINKS = 40;

export interface PlaceWatchOptions {
  /** Need not exist, and may be a link. */
  readonly path: string;
  /** Something happened at a place that `path` leads through: what is there may be another thing now. */
  readonly onHint: () => void;
  /** Defaults to Node's own. */
  readonly watch?: typeof watch;
}

interface Watched {
  readonly watcher: FSWatcher;
  /** Which directory it really is: another one may be put in its place. */
  readonly id: string;
  /** What in it is of interest. */
  names: ReadonlySet<string>;
}

/**
 * Is told by the system when something changes at a path: the file, its directory, and wherever links lead to. It tells
 * soon, not certainly: some file systems tell nothing, and a directory further up may be replaced unnoticed.
 */
export class PlaceWatch {
  readonly #options: PlaceWatchOptions;
  readonly #watched = new Map<string, Watched>();

  constructor(options: PlaceWatchOptions) {
    this.#options = options;
  }

  /** Watches what the path leads through now. Answers with the system's error code when it refuses to watch. */
  refresh(): string | undefined {
    const places = placesOf(this.#options.path);
    for (const [dir, { id }] of this.#watched) if (!places.has(dir) || idOf(dir) !== id) this.#forget(dir);
    let refusal: string | undefined;
    for (const [dir, names] of places) {
      const id = idOf(dir);
      const watched = this.#watched.get(dir);
      if (watched !== undefined) watched.names = names;
      if (watched !== undefined || id === undefined) continue;
      try {
        this.#watched.set(dir, { id, names, watcher: this.#watch(dir) });
      } catch (error) {
        const code = errorCode(error) ?? "unknown";
        // Removed since it was looked at.
        if (code !== "ENOENT" && code !== "ENOTDIR") refusal = code;
      }
    }
    return refusal;
  }

  close(): void {
    for (const dir of this.#watched.keys()) this.#forget(dir);
  }

  #watch(dir: string): FSWatcher {
    const { onHint } = this.#options;
    const watcher = (this.#options.watch ?? watch)(dir, { persistent: false }, (_event, name) => {
      // A directory that is itself moved or removed tells its own name. What is put in its place may get its number.
      const isItself = name === basename(dir);
      const isOfInterest = this.#watched.get(dir)?.names.has(name ?? "") ?? true;
      if (isItself) this.#forget(dir);
      if (name === null || isItself || isOfInterest) onHint();
    });
    watcher.on("error", () => {
      this.#forget(dir);
      onHint();
    });
    return watcher;
  }

  #forget(dir: string): void {
    this.#watched.get(dir)?.watcher.close();
    this.#watched.delete(dir);
  }
}

/** The directories in which a name decides where `path` leads, each with these names. */
function placesOf(path: string): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>();
  const add = (at: string): void => {
    const names = places.get(dirname(at)) ?? new Set();
    places.set(dirname(at), names.add(basename(at)));
  };
  for (const start of [path, dirname(path)]) {
    let at: string | undefined = start;
    for (let links = 0; at !== undefined && links < MOST_LINKS; links += 1) {
      add(at);
      at = nextOf(at);
    }
  }
  return places;
}

/** Where a link leads; `undefined` for what is none. */
function nextOf(at: string): string | undefined {
  try {
    const real = realpathSync(dirname(at));
    return resolve(real, readlinkSync(join(real, basename(at))));
  } catch {
    return undefined;
  }
}

function idOf(dir: string): string | undefined {
  try {
    const { dev, ino } = statSync(dir);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}
