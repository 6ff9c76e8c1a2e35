import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createClient, type Client } from "@antidrift/client";

const built = fileURLToPath(new URL("../../../daemon/dist/main.js", import.meta.url));

export interface DaemonOptions {
  path: string;
  env?: Record<string, string>;
}

/** The built daemon as a user runs it, in a home of its own. It keeps its address and its state through restarts. */
export class Daemon {
  readonly address: string;
  /** Sends commands past the page, as another program would. */
  readonly client: Client;
  readonly #home: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcess | undefined;

  private constructor(home: string, port: number, { path, env }: DaemonOptions) {
    this.#home = home;
    this.address = `http://127.0.0.1:${port}`;
    this.client = createClient({ url: this.address });
    this.#env = {
      // A login shell would find the developer's own programs.
      SHELL: "/bin/false",
      PATH: path,
      HOME: home,
      XDG_CONFIG_HOME: join(home, "config"),
      ANTIDRIFT_PORT: String(port),
      ANTIDRIFT_STATE_DIR: join(home, "state"),
      ANTIDRIFT_EVIDENCE: "off",
      ANTIDRIFT_LOG_LEVEL: "warn",
      ...env,
    };
  }

  static async start(options: DaemonOptions): Promise<Daemon> {
    const home = await mkdtemp(join(tmpdir(), "antidrift-home-"));
    const daemon = new Daemon(home, await quietPort(), options);
    await daemon.run();
    return daemon;
  }

  /** Runs it, again after `kill`. Settles when it answers. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, [built], { env: this.#env, stdio: ["ignore", "pipe", "inherit"] });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      let output = "";
      child.stdout.on("data", (chunk) => {
        output += String(chunk);
        if (output.includes("runs at")) resolve();
      });
      child.on("exit", () => reject(new Error(`The daemon did not start: ${output}`)));
    });
  }

  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }

  async close(): Promise<void> {
    await this.kill("SIGTERM");
    await rm(this.#home, { recursive: true, force: true, maxRetries: 3 });
  }
}

/** Below what systems hand out by themselves: whoever asks for just any port never gets one of these. */
const LOWEST_PORT = 11_000;
const PORTS_A_WORKER = 1000;
let tried = Math.floor(Math.random() * PORTS_A_WORKER);

/** A port that nobody has or takes, also while its daemon is away: every worker has its own. */
async function quietPort(): Promise<number> {
  const worker = Number(process.env["VITEST_POOL_ID"] ?? 0) % 20;
  for (;;) {
    tried += 1;
    const port = LOWEST_PORT + worker * PORTS_A_WORKER + (tried % PORTS_A_WORKER);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  return await new Promise((resolve) => {
    server.on("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
