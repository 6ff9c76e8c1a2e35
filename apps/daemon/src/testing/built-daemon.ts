import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const mainFile = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

type Env = Readonly<Record<string, string>>;
interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Runs the built daemon to its end. */
export async function runDaemon(
  env: Env,
  args: readonly string[] = [],
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const daemon = new BuiltDaemon(env, args);
  const { code } = await daemon.exited;
  return { code, stdout: daemon.stdout, stderr: daemon.stderr };
}

/** The built daemon in a process of its own, on any free port. Ended with the test. */
export class BuiltDaemon {
  readonly process: ChildProcess;
  readonly exited: Promise<Exit>;
  stdout = "";
  stderr = "";
  readonly #token: string | undefined;

  constructor(env: Env, args: readonly string[] = []) {
    if (!existsSync(mainFile)) throw new Error("Build the daemon first: pnpm build");
    this.#token = env["ANTIDRIFT_TOKEN"];
    this.process = spawn(process.execPath, [mainFile, ...args], {
      env: { PATH: process.env["PATH"] ?? "", HOME: env["ANTIDRIFT_STATE_DIR"] ?? "", ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.process.stdout?.setEncoding("utf8").on("data", (text: string) => (this.stdout += text));
    this.process.stderr?.setEncoding("utf8").on("data", (text: string) => (this.stderr += text));
    this.exited = new Promise((resolve) => {
      this.process.once("close", (code, signal) => resolve({ code, signal }));
    });
    onTestFinished(async () => {
      this.process.kill("SIGKILL");
      await this.exited;
    });
  }

  static async start(env: Env): Promise<BuiltDaemon> {
    const daemon = new BuiltDaemon({ ANTIDRIFT_PORT: "0", ANTIDRIFT_EVIDENCE: "off", ...env });
    const isUp = (): boolean => daemon.stdout.includes("\n");
    await new Promise<void>((resolve, reject) => {
      daemon.process.stdout?.on("data", () => isUp() && resolve());
      void daemon.exited.then(() => reject(new Error(`The daemon did not start: ${daemon.stderr}`)));
    });
    return daemon;
  }

  get port(): number {
    return Number(/http:\S+:(\d+)/.exec(this.stdout)?.[1]);
  }

  kill(signal: NodeJS.Signals): void {
    this.process.kill(signal);
  }

  /** The JSON that is answered, or the text that is none. */
  get(path: string): Promise<unknown> {
    return this.#send(path, { redirect: "manual" });
  }

  /** A body of text is sent as it is. */
  post(path: string, body?: unknown): Promise<unknown> {
    const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
    return this.#send(path, { method: "POST", body: text });
  }

  async #send(path: string, init: RequestInit): Promise<unknown> {
    const authorization = this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` };
    const headers = { "content-type": "application/json", ...authorization };
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, { ...init, headers });
    const text = await response.text();
    return response.headers.get("content-type")?.startsWith("application/json") === true
      ? JSON.parse(text)
      : text;
  }
}
