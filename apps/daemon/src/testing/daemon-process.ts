import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { Agent, request, type IncomingMessage } from "node:http";
import { fileURLToPath } from "node:url";
import { createClient, type Client } from "@antidrift/client";

/** The daemon is tested as it is shipped. */
const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

export interface DaemonOptions {
  readonly stateDir: string;
  /** A free one when absent. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Arguments of Node itself. */
  readonly nodeArguments?: readonly string[];
  /** Arguments of the daemon. */
  readonly args?: readonly string[];
  /** Where its log goes: a descriptor, or "unread" for a pipe that nobody reads. Collected when absent. */
  readonly log?: number | "unread";
  readonly uid?: number;
  /** For a daemon that is wrapped in another program: `["unshare", "--mount"]`. */
  readonly wrapper?: readonly string[];
}

interface Asked {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | undefined;
}

/** What an HTTP request was answered with. */
export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** A real daemon in a process of its own. Whoever starts one ends it. */
export class DaemonProcess {
  readonly process: ChildProcess;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #token: string | undefined;
  #stdout = "";
  #stderr = "";
  #hasExited = false;
  #url: string | undefined;

  constructor(options: DaemonOptions) {
    if (!existsSync(MAIN)) throw new Error("The daemon is not built: run `pnpm build` first.");
    const [program = process.execPath, ...args] = [
      ...(options.wrapper ?? []),
      process.execPath,
      ...(options.nodeArguments ?? []),
      MAIN,
      ...(options.args ?? []),
    ];
    const { log = "pipe" } = options;
    this.#token = options.env?.["ANTIDRIFT_TOKEN"];
    this.process = spawn(program, args, {
      env: environment(options),
      stdio: ["ignore", "pipe", log === "unread" ? "pipe" : log],
      ...(options.uid !== undefined && { uid: options.uid, gid: options.uid }),
    });
    this.process.stdout?.on("data", (chunk: Buffer) => (this.#stdout += chunk.toString()));
    if (log === "pipe")
      this.process.stderr?.on("data", (chunk: Buffer) => (this.#stderr += chunk.toString()));
    this.exited = once(this.process, "close").then(([code, signal]) => {
      this.#hasExited = true;
      this.#agent.destroy();
      return { code: code as number | null, signal: signal as NodeJS.Signals | null };
    });
  }

  /** Starts one and waits until it answers. */
  static async start(options: DaemonOptions): Promise<DaemonProcess> {
    const daemon = new DaemonProcess(options);
    await daemon.ready();
    return daemon;
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  get hasExited(): boolean {
    return this.#hasExited;
  }

  get stdout(): string {
    return this.#stdout;
  }

  get stderr(): string {
    return this.#stderr;
  }

  /** What it said to its user. */
  get output(): string {
    return this.#stdout + this.#stderr;
  }

  /** Its address, once it listens. Throws when it ends before. */
  async ready(): Promise<string> {
    while (this.#url === undefined) {
      this.#url = /runs at (http:\S+)\s/.exec(this.#stdout)?.[1];
      if (this.#url !== undefined) break;
      if (this.#hasExited)
        throw new Error(`The daemon did not start, ${await this.#howItEnded()}\n${this.output}`);
      await Promise.race([this.exited, ...(this.process.stdout ? [once(this.process.stdout, "data")] : [])]);
    }
    return this.#url;
  }

  async port(): Promise<number> {
    return Number(new URL(await this.ready()).port);
  }

  /** The client that every program uses, each request on a connection of its own: one that was kept may be dead. */
  async client(): Promise<Client> {
    return createClient({
      url: await this.ready(),
      fetch: (address, init) =>
        fetch(address, { ...init, headers: { ...init?.headers, Connection: "close" } }),
      ...(this.#token !== undefined && { token: this.#token }),
    });
  }

  /** For requests as no client sends them. A body of text is sent as it is. Rejects when the connection breaks. */
  async send(method: string, path: string, body?: unknown): Promise<Answer> {
    const url = new URL(path, await this.ready());
    const text = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    const headers = {
      ...(method !== "GET" && { "Content-Type": "application/json" }),
      ...(this.#token !== undefined && { Authorization: `Bearer ${this.#token}` }),
    };
    const response = await this.#request(url, { method, headers, text });
    let answer = "";
    for await (const chunk of response.setEncoding("utf8")) answer += String(chunk);
    return { status: response.statusCode ?? 0, body: readBody(response, answer) };
  }

  /** A connection that was idle may be closed by the daemon just when it is used again: then it was not heard. */
  async #request(url: URL, asked: Asked): Promise<IncomingMessage> {
    const { method, headers, text } = asked;
    const sent = request(url, { method, headers, agent: this.#agent });
    sent.end(text);
    try {
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      return response;
    } catch (error) {
      if (method === "GET" && sent.reusedSocket && !this.#hasExited) return this.#request(url, asked);
      throw error;
    }
  }

  async #howItEnded(): Promise<string> {
    const { code, signal } = await this.exited;
    return signal === null ? `it ended with ${code}:` : `it was ended by ${signal}:`;
  }

  /** Settles when the kernel has buried it. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    if (!this.#hasExited) this.process.kill(signal);
    await this.exited;
  }
}

/** The JSON that was answered, or the text that is none. */
function readBody({ headers }: IncomingMessage, text: string): unknown {
  if (text === "") return undefined;
  return headers["content-type"]?.startsWith("application/json") === true ? JSON.parse(text) : text;
}

/** Nothing of the machine's own settings reaches the daemon. */
function environment({ stateDir, port = 0, env }: DaemonOptions): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    HOME: stateDir,
    ANTIDRIFT_STATE_DIR: stateDir,
    ANTIDRIFT_PORT: String(port),
    ANTIDRIFT_AI_BACKEND: "offline",
    ANTIDRIFT_EVIDENCE: "off",
    ANTIDRIFT_LOG_LEVEL: "error",
    ...env,
  };
}
