import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { bareServer } from "./lib/bare-server.mjs";
import { median, ratios } from "./lib/statistics.mjs";

export const title = "From start to the first answer, and memory at rest: against a bare node:http server";

const daemon = join(import.meta.dirname, "../apps/daemon/dist/main.js");
/** By then everything that is loaded after the first answer has been. */
const restMs = 1500;
/** By then the daemon has kept what Node has compiled of it, as it does at the first start after a build. */
const firstRestMs = 5000;

export async function run({ quick }) {
  const rounds = quick ? 5 : 15;
  const home = await mkdtemp(join(tmpdir(), "antidrift-bench-"));
  const rows = [];
  try {
    for (let round = -1; round < rounds; round += 1) {
      const rest = round < 0 ? firstRestMs : restMs;
      const pair = [await startOnce(daemon, { home, rest }), await startOnce(bareServer, { home, rest })];
      // The first start makes the database and fills the caches.
      if (round >= 0) rows.push(pair);
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
  return [
    row("start to first answer", { rows, of: ({ ms }) => ms, unit: "ms" }),
    row("memory at rest", { rows, of: ({ mib }) => mib, unit: "MiB" }),
  ];
}

function row(name, { rows, of, unit }) {
  const pairs = rows.map((pair) => pair.map(of));
  const [ours, theirs] = [0, 1].map((side) => Math.round(median(pairs.map((pair) => pair[side]))));
  return { name, ...ratios(pairs), aim: 2, detail: `${ours} against ${theirs} ${unit}` };
}

async function startOnce(program, { home, rest }) {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    PORT: String(port),
    ANTIDRIFT_PORT: String(port),
    ANTIDRIFT_STATE_DIR: join(home, "state"),
    ANTIDRIFT_EVIDENCE: "off",
    ANTIDRIFT_LOG_LEVEL: "error",
  };
  const started = performance.now();
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "ignore", "inherit"] });
  const exited = once(child, "exit");
  const stop = () => child.kill();
  process.once("exit", stop);
  try {
    while (!(await answers(port))) {
      if (child.exitCode !== null) throw new Error(`${program} did not start`);
      await setTimeout(1);
    }
    const ms = performance.now() - started;
    await setTimeout(rest);
    return { ms, mib: await residentMib(child.pid) };
  } finally {
    stop();
    await exited;
    process.off("exit", stop);
  }
}

function answers(port) {
  return new Promise((resolve) => {
    const sent = get({ port, host: "127.0.0.1", path: "/state", agent: false }, (response) => {
      response.resume().on("end", () => resolve(response.statusCode === 200));
    });
    sent.on("error", () => resolve(false));
  });
}

/** Linux tells it in a file; elsewhere `ps` does. */
async function residentMib(pid) {
  try {
    const status = await readFile(`/proc/${pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024;
  } catch {
    const child = spawn("ps", ["-o", "rss=", "-p", String(pid)], { stdio: ["ignore", "pipe", "inherit"] });
    const [text] = await once(child.stdout, "data");
    return Number(text) / 1024;
  }
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  await once(server, "close");
  return port;
}
