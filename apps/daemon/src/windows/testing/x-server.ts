import { execFile } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { runProgram, type RunningProgram } from "./run-program.js";

const run = promisify(execFile);

/** An X server without a screen, and the programs on it. */
export class TestXServer {
  readonly display: string;
  #server: RunningProgram;
  readonly #programs: RunningProgram[] = [];

  static async start(): Promise<TestXServer> {
    const server = runProgram("Xvfb", ["-displayfd", "1", ...OPTIONS], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [number] = await once(server.child.stdout ?? server.child, "data");
    return new TestXServer(`:${String(number).trim()}`, server);
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

  /** Starts a window manager and waits until it is in charge. */
  async openManager(): Promise<RunningProgram> {
    const manager = this.open("openbox");
    const claim = () => this.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK");
    const check = async () =>
      this.run("xprop", "-id", /0x\w+/u.exec(await claim())?.[0] ?? "", "_NET_WM_NAME");
    await this.#until(check, (name) => name.includes("Openbox"));
    return manager;
  }

  xdotool(...args: string[]): Promise<string> {
    return this.run("xdotool", ...args);
  }

  /** Runs a program to its end and returns what it printed. */
  async run(command: string, ...args: string[]): Promise<string> {
    return (await run(command, args, { env: this.env, timeout: 10_000 })).stdout;
  }

  /** As after a crash: the server and every program on it are gone at once. */
  async kill(): Promise<void> {
    await this.#server.stop();
    await Promise.all(this.#programs.splice(0).map((program) => program.stop()));
  }

  /** Starts the server again on the same display. */
  async restart(): Promise<void> {
    this.#server = runProgram("Xvfb", [this.display, ...OPTIONS]);
    await this.#until(
      () => this.run("xprop", "-root"),
      () => true,
    );
  }

  async #until(ask: () => Promise<string>, isDone: (answer: string) => boolean): Promise<string> {
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await ask().catch(() => undefined);
      if (answer !== undefined && isDone(answer)) return answer;
      await setTimeout(20);
    }
    throw new Error(`not ready on ${this.display}`);
  }
}

// Without "-noreset" the server throws everybody out when its last client leaves, be it only xdotool.
const OPTIONS = ["-screen", "0", "640x480x24", "-nolisten", "tcp", "-noreset"];
