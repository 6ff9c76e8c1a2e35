import { execFile } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { runProgram, type RunningProgram } from "./run-program.js";

const run = promisify(execFile);

/** Far above those that anybody else takes, so that nobody takes it while its server is down. */
export function unusedDisplay(): string {
  return `:${randomInt(10_000, 60_000)}`;
}

/** Removes what a server that was killed leaves. */
export function removeDisplayFiles(display: string): void {
  const number = display.slice(1);
  for (const file of [`/tmp/.X${number}-lock`, `/tmp/.X11-unix/X${number}`]) rmSync(file, { force: true });
}

/** An X server without a screen, and the programs on it. */
export class TestXServer {
  readonly display: string;
  #server: RunningProgram;
  readonly #programs: RunningProgram[] = [];
  #managers = 0;

  static async start(): Promise<TestXServer> {
    const display = unusedDisplay();
    return new TestXServer(display, await startServer(display));
  }

  private constructor(display: string, server: RunningProgram) {
    this.display = display;
    this.#server = server;
  }

  get env(): NodeJS.ProcessEnv {
    return { ...process.env, DISPLAY: this.display };
  }

  /** Starts a program on this server. */
  open(command: string, ...args: string[]): RunningProgram {
    const program = runProgram(command, args, { env: this.env });
    this.#programs.push(program);
    return program;
  }

  /** Opens a window with this title and returns its id. */
  async openWindow(title: string): Promise<string> {
    this.open("xlogo", "-title", title);
    const find = () => this.xdotool("search", "--onlyvisible", "--name", `^${title}$`);
    return (await this.#until(find, (found) => found.trim() !== "")).trim();
  }

  /**
   * Starts a window manager and waits until it does what it is asked. When it says that it is in charge it still reads
   * the windows that are there, and one that is opened meanwhile it overlooks until the next event of any kind.
   */
  async openManager(): Promise<RunningProgram> {
    const manager = this.open("openbox");
    this.#managers += 1;
    // A number that none before has left behind.
    const desktops = String(10 + this.#managers);
    const ask = async () => {
      await this.xdotool("set_num_desktops", desktops);
      return this.xdotool("get_num_desktops");
    };
    await this.#until(ask, (answer) => answer.trim() === desktops);
    return manager;
  }

  /** Ends a window manager and waits until the server has noticed: what is done before that it still may undo. */
  async closeManager(manager: RunningProgram): Promise<void> {
    const window = /0x\w+/u.exec(await this.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"))?.[0] ?? "";
    await manager.stop();
    const look = () =>
      this.run("xprop", "-id", window).then(
        () => "there",
        () => "gone",
      );
    await this.#until(look, (answer) => answer === "gone");
  }

  xdotool(...args: string[]): Promise<string> {
    return this.run("xdotool", ...args);
  }

  /** Runs a program to its end and returns what it printed. */
  async run(command: string, ...args: string[]): Promise<string> {
    return (await run(command, args, { env: this.env, timeout: PATIENCE_MS })).stdout;
  }

  /** As after a crash: the server and every program on it are gone at once. */
  async kill(): Promise<void> {
    await this.#server.stop();
    await Promise.all(this.#programs.splice(0).map((program) => program.stop()));
  }

  /** Starts the server again on the same display. */
  async restart(): Promise<void> {
    this.#server = await startServer(this.display);
  }

  /** Ends it for good. */
  async close(): Promise<void> {
    await this.kill();
    removeDisplayFiles(this.display);
  }

  async #until(ask: () => Promise<string>, isDone: (answer: string) => boolean): Promise<string> {
    for (const until = performance.now() + PATIENCE_MS; performance.now() < until;) {
      const answer = await ask().catch(() => undefined);
      if (answer !== undefined && isDone(answer)) return answer;
      await setTimeout(20);
    }
    throw new Error(`not ready on ${this.display}`);
  }
}

/** Settles when it takes connections. */
async function startServer(display: string): Promise<RunningProgram> {
  const server = runProgram("Xvfb", [display, "-displayfd", "1", ...OPTIONS], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const ended = once(server.child, "exit").then(() => {
    throw new Error(`Xvfb did not start on ${display}`);
  });
  await Promise.race([once(server.child.stdout ?? server.child, "data"), ended]);
  ended.catch(() => undefined);
  return server;
}

/** Only what hangs takes so long. */
const PATIENCE_MS = 60_000;
// Without "-noreset" the server throws everybody out when its last client leaves, be it only xdotool.
const OPTIONS = ["-screen", "0", "640x480x24", "-nolisten", "tcp", "-noreset"];
