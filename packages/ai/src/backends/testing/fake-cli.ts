import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** How a fake program was called. */
export interface FakeCall {
  readonly name: string;
  readonly args: readonly string[];
  readonly pid: number;
  /** When it started, on a clock that all processes share. */
  readonly at: number;
  readonly cwd: string;
  /** What was in its working directory. */
  readonly files: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Once it was read to its end. */
  readonly stdin?: string;
  readonly grandchild?: number;
  readonly refused?: string;
  /** It does not end at SIGTERM any more. */
  readonly stubborn?: boolean;
  /** SIGTERM came. */
  readonly askedToEnd?: boolean;
}

export interface FakeHome {
  readonly path: string;
  /** Holds `claude` and `codex`. */
  readonly bin: string;
  /** Where runs make their directories. */
  readonly runDir: string;
  /** Environment in which the fakes are found and know what to do. */
  env(behaviour: string, more?: Readonly<Record<string, string>>): Record<string, string | undefined>;
  /** Every call so far, `--version` apart, oldest first. */
  calls(): readonly FakeCall[];
  remove(): void;
}

const SOURCE = readFileSync(fileURLToPath(new URL("fake-cli.cjs", import.meta.url)), "utf8");

/** A directory of its own with fake programs, an empty HOME, and room for runs. */
export function makeFakeHome(): FakeHome {
  const path = mkdtempSync(join(tmpdir(), "antidrift-test-"));
  const [bin, records, runDir] = ["programs", "records", "runs"].map((name) => join(path, name)) as [
    string,
    string,
    string,
  ];
  for (const dir of [bin, records, runDir]) mkdirSync(dir);
  for (const name of ["claude", "codex"]) addFake(bin, name);
  return {
    path,
    bin,
    runDir,
    env(behaviour, more = {}) {
      return {
        PATH: `${bin}:/usr/bin:/bin`,
        HOME: path,
        SHELL: "/bin/false",
        CLAUDE_CONFIG_DIR: undefined,
        CODEX_HOME: undefined,
        FAKE_DIR: records,
        FAKE_BEHAVIOUR: behaviour,
        ...more,
      };
    },
    calls() {
      return readdirSync(records)
        .filter((name) => name.endsWith(".json"))
        .map((name) => JSON.parse(readFileSync(join(records, name), "utf8")) as FakeCall)
        .toSorted((a, b) => a.at - b.at);
    },
    remove() {
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Puts a fake program of this name into a directory, for the Node that runs the tests. */
export function addFake(dir: string, name: string, interpreter: string = process.execPath): string {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, name);
  writeFileSync(file, `#!${interpreter}\n${SOURCE}`, { mode: 0o755 });
  return file;
}
