import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { PATIENCE_MS } from "./patience.js";

/** One call of the fake program, which waits until the test says how it ends. */
export interface Run {
  readonly prompt: string;
  /** Lets the text so far be read, as the program does while its model is still writing. An ending must follow. */
  write(piece: string): void;
  answer(proposal: { next_action: string; success_condition: string; timebox_minutes: number }): void;
  /** Prints the text and exits with the code. */
  say(text: string, code?: number): void;
  /** Settles when the program is gone, however that came. */
  readonly gone: Promise<void>;
}

/** An executable called `claude`, whose every run is a gate that the test opens. */
export class FakeClaude {
  /** Holds the executable and nothing else. */
  readonly folder: string;
  readonly #server: Server;
  readonly #arrived: Run[] = [];
  readonly #awaited: ((run: Run) => void)[] = [];

  private constructor(folder: string, server: Server) {
    this.folder = folder;
    this.#server = server;
    server.on("connection", (socket) => this.#take(socket));
  }

  static async create(): Promise<FakeClaude> {
    const folder = await mkdtemp(join(tmpdir(), "antidrift-fake-claude-"));
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, "127.0.0.1", resolve);
    });
    await mkdir(join(folder, "bin"));
    const file = join(folder, "bin", "claude");
    await writeFile(file, program((server.address() as AddressInfo).port));
    await chmod(file, 0o755);
    return new FakeClaude(join(folder, "bin"), server);
  }

  /** A PATH on which this is the first program of its name. */
  get path(): string {
    return [this.folder, process.env["PATH"]].join(delimiter);
  }

  /** The next call that the test has not seen yet. */
  nextRun(): Promise<Run> {
    const arrived = this.#arrived.shift();
    if (arrived !== undefined) return Promise.resolve(arrived);
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error("claude was not run")), PATIENCE_MS);
      this.#awaited.push((run) => {
        clearTimeout(late);
        resolve(run);
      });
    });
  }

  async close(): Promise<void> {
    this.#server.close();
    await rm(join(this.folder, ".."), { recursive: true, force: true });
  }

  #take(socket: Socket): void {
    // The program may be ended at any moment: that is what `gone` tells.
    socket.on("error", () => socket.destroy());
    const gone = new Promise<void>((resolve) => {
      socket.on("close", () => resolve());
    });
    let line = "";
    socket.on("data", (chunk) => {
      line += String(chunk);
      if (line.endsWith("\n")) this.#arrive(socket, { prompt: String(JSON.parse(line)), gone });
    });
  }

  #arrive(socket: Socket, { prompt, gone }: Pick<Run, "prompt" | "gone">): void {
    const say = (text: string, code = 0) => void socket.end(line({ text, code }));
    const write = (piece: string) => void socket.write(line({ text: `${JSON.stringify(delta(piece))}\n` }));
    const run: Run = { prompt, gone, say, write, answer: (proposal) => say(JSON.stringify(proposal)) };
    const awaited = this.#awaited.shift();
    if (awaited === undefined) this.#arrived.push(run);
    else awaited(run);
  }
}

const line = (message: unknown) => `${JSON.stringify(message)}\n`;

/** One event of `claude --output-format stream-json --include-partial-messages`. */
const delta = (text: string) => ({
  type: "stream_event",
  event: { type: "content_block_delta", index: 0, delta: { type: "text_delta", text } },
});

/** Reads its whole input before it reports, so that a process started ahead of time is not a run yet. */
function program(port: number): string {
  return `#!${process.execPath}
const { connect } = require("node:net");
const { createInterface } = require("node:readline");
const args = process.argv.slice(2);
if (args.includes("--version")) { console.log("2.1.332 (Claude Code)"); process.exit(0); }
const input = [];
process.stdin.on("data", (chunk) => input.push(chunk));
process.stdin.on("end", () => {
  if (input.length === 0) process.exit(1);
  const gate = connect(${port}, "127.0.0.1");
  gate.write(JSON.stringify(Buffer.concat(input).toString("utf8")) + "\\n");
  createInterface({ input: gate }).on("line", (line) => {
    const { text, code } = JSON.parse(line);
    process.stdout.write(text, () => code === undefined || process.exit(code));
  });
});
`;
}
