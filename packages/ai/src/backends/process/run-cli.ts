import { execa } from "execa";
import { endOnExit } from "./end-on-exit.js";
import { GUARD_SCRIPT } from "./guard-script.js";
import { RUN_VARIABLE } from "../traces/marked-processes.js";
import { OutputLines } from "./output-lines.js";
import { signalProcess } from "../traces/signal-process.js";
import { Strays } from "../traces/strays.js";
import { TextTail } from "./text-tail.js";
import { within } from "./within.js";

export interface CliCommand {
  /** Absolute path of the program. */
  readonly path: string;
  readonly args: readonly string[];
  /** The whole environment of the program: nothing is added to it but the mark of its run. */
  readonly env: Readonly<Record<string, string>>;
  /** Working directory. */
  readonly cwd: string;
  /** Told apart by it: whatever the program starts carries it in its environment. */
  readonly runId: string;
  /** Removed by the guard when this process dies hard, and on exit. */
  readonly runDir: string;
  /** Bytes of standard output that are kept before the run is ended. */
  readonly maxOutputBytes: number;
  /** Time between SIGTERM and SIGKILL. */
  readonly killGraceMs: number;
  /** Called with each whole line of standard output; `false` means it need not be kept. */
  readonly onLine?: (line: string) => boolean;
  readonly onStderr?: (text: string) => void;
  /** Called after each piece of standard output. */
  readonly onOutput?: () => void;
}

/** How a program ended. */
export interface CliEnd {
  /** Absent when it did not start, was ended by a signal, or closed its output and never exited. */
  readonly exitCode?: number;
  readonly signal?: string;
  readonly stdout: string;
  /** The last 8 KiB of standard error. Programs repeat the prompt there: never to a user or a log as it is. */
  readonly stderrTail: string;
  /** Anything at all was written to standard output. */
  readonly wroteOutput: boolean;
  readonly tooLarge: boolean;
  /** The system's error code, when the program could not be started: "ENOENT". */
  readonly startError?: string;
}

export interface RunningCli {
  readonly pid: number | undefined;
  /** Writes to standard input and closes it. A program that does not read is no error. */
  send(text: string): void;
  /** What there is so far, as if it had ended now. */
  soFar(): CliEnd;
  /** Settles when the program ended or has said all it will. Never rejects. */
  readonly ended: Promise<CliEnd>;
  /** Settles when the program is gone. Never rejects. */
  readonly gone: Promise<void>;
  /** Settles when all that it started is gone too; with true when some of that had left its session. Never rejects. */
  readonly clean: Promise<boolean>;
  /**
   * Ends the whole tree: SIGTERM, then SIGKILL after `graceMs`, which a later call may shorten. Settles when the program
   * is gone.
   */
  stop(graceMs?: number): Promise<void>;
}

/** After the exit every byte is already in the pipe, unless somebody outside the process group still writes. */
const DRAIN_MS = 250;
/** A program that closed its output has this long to exit by itself. */
const EXIT_AFTER_CLOSE_MS = 1_000;
const STDERR_TAIL_BYTES = 8 * 1_024;
const isWindows = process.platform === "win32";

/** Starts a program in a process group of its own, so that everything it starts can be ended with it. */
export function startCli(command: CliCommand): RunningCli {
  const output = new OutputLines(command.maxOutputBytes, command.onLine);
  const stderr = new TextTail(STDERR_TAIL_BYTES);
  const subprocess = execa(...spawnArguments(command), {
    cwd: command.cwd,
    env: { ...command.env, [RUN_VARIABLE]: command.runId },
    extendEnv: false,
    detached: !isWindows,
    windowsHide: true,
    cleanup: false,
    reject: false,
    buffer: false,
    encoding: "buffer",
    // The fourth is held open by us alone: when we die, however hard, the guard sees it close.
    stdio: isWindows ? ["pipe", "pipe", "pipe"] : ["pipe", "pipe", "pipe", "pipe"],
  });
  const { pid } = subprocess;
  const strays = pid === undefined ? undefined : new Strays(command.runId, pid);
  const forget = endOnExit({
    kill: () => {
      if (pid !== undefined) killTree(pid);
      strays?.killNow();
    },
    dir: command.runDir,
  });

  const { stdin, stdout } = subprocess;
  // EPIPE: the program ended, or closed its input, before it read the prompt. Its exit says why.
  stdin?.on("error", () => undefined);

  let exit: { code: number | null; signal: string | null } | undefined;
  const gone = new Promise<void>((resolve) => {
    subprocess.once("exit", (code, signal) => {
      exit = { code, signal };
      // Whatever it left behind in its group goes too, and lets go of the pipe.
      if (pid !== undefined) killTree(pid);
      resolve();
    });
    if (pid === undefined) resolve();
  });

  let startError: string | undefined;
  async function failToStart(): Promise<void> {
    const result = await subprocess;
    startError = "code" in result && typeof result.code === "string" ? result.code : "unknown";
  }

  const closed = new Promise<void>((resolve) => {
    stdout?.on("data", (chunk: Uint8Array) => {
      output.write(chunk);
      if (output.tooLarge) resolve();
      command.onOutput?.();
    });
    stdout?.once("close", resolve);
    stdout?.once("error", () => resolve());
  });
  subprocess.stderr?.on("data", (chunk: Uint8Array) => {
    command.onStderr?.(stderr.write(chunk));
  });

  let graceMsAtEnd = command.killGraceMs;
  async function cleanUp(): Promise<boolean> {
    await gone;
    const count = await strays?.end(graceMsAtEnd);
    forget();
    return count !== undefined && count > 0;
  }

  async function settle(): Promise<CliEnd> {
    if (pid === undefined) await failToStart();
    else await Promise.race([closed, gone]);
    if (output.tooLarge) void stop();
    else if (exit === undefined && pid !== undefined) await within(gone, EXIT_AFTER_CLOSE_MS);
    else if (pid !== undefined) await silence();
    if (exit === undefined && pid !== undefined) void stop();
    else destroyPipes();
    output.end();
    return soFar();
  }

  function soFar(): CliEnd {
    return {
      ...(typeof exit?.code === "number" && { exitCode: exit.code }),
      ...(typeof exit?.signal === "string" && { signal: exit.signal }),
      stdout: output.text,
      stderrTail: stderr.text,
      wroteOutput: output.bytes > 0,
      tooLarge: output.tooLarge,
      ...(startError !== undefined && { startError }),
    };
  }

  /** Waits until standard output closed, or nothing came for a while: someone may hold it who never lets go. */
  async function silence(): Promise<void> {
    for (let seen = -1; seen !== output.bytes;) {
      seen = output.bytes;
      if (await within(closed, DRAIN_MS)) return;
    }
  }

  function destroyPipes(): void {
    for (const stream of subprocess.stdio) stream?.destroy();
  }

  let stopping: Promise<void> | undefined;
  function stop(graceMs = command.killGraceMs): Promise<void> {
    graceMsAtEnd = Math.min(graceMsAtEnd, graceMs);
    // Those that left the session are asked at the same time, and again once the program can start no more.
    void strays?.end(graceMs);
    stopping ??= endTree();
    void killAfter(graceMs);
    return stopping;
  }

  async function endTree(): Promise<void> {
    if (pid !== undefined && exit === undefined) {
      await terminateTree(pid);
      await gone;
    }
    destroyPipes();
  }

  async function killAfter(graceMs: number): Promise<void> {
    if (pid !== undefined && !(await within(gone, graceMs))) killTree(pid);
  }

  return { pid, send: (text) => void stdin?.end(text), soFar, ended: settle(), gone, clean: cleanUp(), stop };
}

/** On POSIX the program is started by a shell that leaves a guard behind and then becomes the program. */
function spawnArguments({ path, args, runDir }: CliCommand): [string, string[]] {
  return isWindows
    ? [path, [...args]]
    : ["/bin/sh", ["-c", GUARD_SCRIPT, "antidrift-guard", runDir, path, ...args]];
}

async function terminateTree(pid: number): Promise<void> {
  if (isWindows)
    await execa("taskkill", ["/pid", String(pid), "/T", "/F"], { reject: false, stdio: "ignore" });
  else signalProcess(-pid, "SIGTERM");
}

function killTree(pid: number): void {
  if (isWindows)
    void execa("taskkill", ["/pid", String(pid), "/T", "/F"], { reject: false, stdio: "ignore" });
  else signalProcess(-pid, "SIGKILL");
}
