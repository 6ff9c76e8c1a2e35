import { dirname, isAbsolute, join, resolve, sep } from "node:path";
import { executableFile, filesNamed, pathDirectories } from "./executable-file.js";
import type { ExecutableFile } from "./executable-file.js";
import { homeDirectory } from "../settings/home-directory.js";
import { loginShellPath } from "./login-shell-path.js";
import { runBriefly } from "../process/run-briefly.js";
import { usualPlaces } from "./usual-places.js";

export interface FoundProgram {
  readonly path: string;
  /** Tells installed versions apart. */
  readonly identity: string;
  /** What the program needs on its PATH, so that a script finds its `node`, when it was found elsewhere. */
  readonly pathDirs: readonly string[];
}

export type SearchResult =
  | { readonly status: "ready"; readonly program: FoundProgram; readonly version: string | undefined }
  | { readonly status: "not_runnable"; readonly program: FoundProgram }
  | { readonly status: "not_installed" };

interface FinderOptions {
  readonly name: string;
  readonly command: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  readonly runDir: string | undefined;
  /** How long a program that is asked something may take. */
  readonly probeMs: number;
}

const SHELL_PATH_AGE_MS = 60_000;
const SEARCH_AGE_MS = 5_000;

/**
 * Finds a program where users have it: the command they named and nothing else, or PATH, then the PATH of their login
 * shell, then the usual places. Never blocks; what costs time is remembered.
 */
export class ProgramFinder {
  readonly #options: FinderOptions;
  #last: { readonly result: SearchResult; readonly at: number } | undefined;
  #searching: Promise<SearchResult> | undefined;
  #shellPath: { readonly dirs: Promise<readonly string[]>; readonly at: number } | undefined;

  constructor(options: FinderOptions) {
    this.#options = options;
  }

  /**
   * The program for a run, without running it when it is on PATH: a run finds out by itself whether it works. A broken
   * one is passed over once `search` has found another that works.
   */
  async locate(): Promise<SearchResult> {
    const last = this.#last?.result;
    if (last?.status === "ready" && (await isUnchanged(last.program))) return last;
    for (const file of await this.#nearby()) {
      if (file.executable) return { status: "ready", program: this.#found(file, []), version: undefined };
    }
    return await this.search();
  }

  /** The first program whose `--version` answers. Never throws. */
  async search(): Promise<SearchResult> {
    if (this.#last !== undefined && (await this.#isFresh(this.#last))) return this.#last.result;
    this.#searching ??= this.#search().finally(() => {
      this.#searching = undefined;
    });
    return await this.#searching;
  }

  async #isFresh({ result, at }: { readonly result: SearchResult; readonly at: number }): Promise<boolean> {
    if (result.status === "ready") return await isUnchanged(result.program);
    return performance.now() - at < SEARCH_AGE_MS;
  }

  async #search(): Promise<SearchResult> {
    const result = await this.#tryAll();
    this.#last = { result, at: performance.now() };
    return result;
  }

  async #tryAll(): Promise<SearchResult> {
    let broken: FoundProgram | undefined;
    for await (const program of this.#candidates()) {
      const version = program.executable ? await this.#version(program.found) : undefined;
      if (version !== undefined)
        return { status: "ready", program: program.found, version: version || undefined };
      broken ??= program.found;
    }
    return broken === undefined ? { status: "not_installed" } : { status: "not_runnable", program: broken };
  }

  async *#candidates(): AsyncGenerator<{ readonly found: FoundProgram; readonly executable: boolean }> {
    for (const file of await this.#nearby())
      yield { found: this.#found(file, []), executable: file.executable };
    if (this.#commandPath() !== undefined) return;
    const { env } = this.#options;
    const shellDirs = await this.#shellDirs();
    const dirs = new Set([...shellDirs, ...(await usualPlaces(env, homeDirectory(env)))]);
    for (const dir of pathDirectories(env)) dirs.delete(dir);
    for (const file of await filesNamed(this.#name(), [...dirs], env)) {
      yield { found: this.#found(file, shellDirs), executable: file.executable };
    }
  }

  /** What is found without asking anybody: the command that was named, or PATH. */
  async #nearby(): Promise<readonly ExecutableFile[]> {
    const path = this.#commandPath();
    if (path === undefined)
      return await filesNamed(this.#name(), pathDirectories(this.#options.env), this.#options.env);
    const file = await executableFile(path);
    return file === undefined ? [] : [file];
  }

  #name(): string {
    return this.#options.command ?? this.#options.name;
  }

  /** A service manager does not expand `~`. */
  #commandPath(): string | undefined {
    const { command, env } = this.#options;
    if (command === undefined) return undefined;
    if (command.startsWith("~/")) return join(homeDirectory(env), command.slice(2));
    return isAbsolute(command) || command.includes("/") || command.includes(sep)
      ? resolve(command)
      : undefined;
  }

  #found({ path, identity }: ExecutableFile, shellDirs: readonly string[]): FoundProgram {
    const dir = dirname(path);
    if (pathDirectories(this.#options.env).includes(dir)) return { path, identity, pathDirs: [] };
    return { path, identity, pathDirs: [dir, ...shellDirs, dirname(process.execPath)] };
  }

  async #shellDirs(): Promise<readonly string[]> {
    if (this.#shellPath === undefined || performance.now() - this.#shellPath.at > SHELL_PATH_AGE_MS) {
      this.#shellPath = { dirs: loginShellPath(this.#options), at: performance.now() };
    }
    return await this.#shellPath.dirs;
  }

  /** Its version, "" when it answers without one, undefined when it does not work. */
  async #version({ path, pathDirs }: FoundProgram): Promise<string | undefined> {
    const { env, runDir, probeMs } = this.#options;
    const end = await runBriefly({
      path,
      args: ["--version"],
      env,
      pathDirs,
      runDir,
      timeoutMs: probeMs,
    });
    if (end.exitCode !== 0) return undefined;
    return /\d+\.\d+[\w.+-]*/u.exec(end.stdout)?.[0] ?? "";
  }
}

async function isUnchanged({ path, identity }: FoundProgram): Promise<boolean> {
  return (await executableFile(path))?.identity === identity;
}
