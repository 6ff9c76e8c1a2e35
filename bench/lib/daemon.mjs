import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@antidrift/client";

const main = join(import.meta.dirname, "../../apps/daemon/dist/main.js");

/** Runs `work` beside a built daemon on a directory of its own; `client` is for what is not measured: `send` uses one connection, and costs as little as can be. `more` adds to its environment. */
export async function withDaemon(work, more = {}) {
  const stateDir = await mkdtemp(join(tmpdir(), "antidrift-bench-"));
  const env = {
    PATH: process.env.PATH,
    HOME: stateDir,
    ANTIDRIFT_STATE_DIR: join(stateDir, "state"),
    ANTIDRIFT_PORT: "0",
    ANTIDRIFT_AI_BACKEND: "offline",
    ANTIDRIFT_EVIDENCE: "off",
    ANTIDRIFT_LOG_LEVEL: "error",
    ...more,
  };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "inherit"] });
  const exited = once(child, "exit");
  const stopOrphan = () => child.kill("SIGKILL");
  process.once("exit", stopOrphan).once("SIGINT", leave).once("SIGTERM", leave);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const url = await listening(child.stdout);
    return await work({
      url,
      client: createClient({ url }),
      send: (method, path, body) => send(agent, { url, method, path, body }),
      pid: child.pid,
    });
  } finally {
    agent.destroy();
    child.kill();
    await exited;
    process.off("exit", stopOrphan).off("SIGINT", leave).off("SIGTERM", leave);
    await rm(stateDir, { recursive: true, force: true });
  }
}

/** A benchmark that is interrupted takes its daemon with it: without a handler a signal ends a process at once. */
function leave() {
  process.exit(1);
}

async function listening(stdout) {
  let text = "";
  for await (const chunk of stdout) {
    text += chunk;
    const url = /runs at (http:\S+)\s/.exec(text)?.[1];
    if (url !== undefined) return url;
  }
  throw new Error("the daemon did not start");
}

function send(agent, { url, method, path, body }) {
  return new Promise((resolve, reject) => {
    const headers = method === "GET" ? {} : { "Content-Type": "application/json" };
    const sent = request(new URL(path, url), { method, agent, headers }, (response) => {
      let text = "";
      response.setEncoding("utf8");
      response.on("data", (chunk) => (text += chunk));
      response.on("end", () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`));
      });
    });
    sent.on("error", reject);
    if (body !== undefined && typeof body !== "string") {
      // A body too large for one string.
      void (async () => {
        for (const part of body) if (!sent.write(part)) await once(sent, "drain");
        sent.end();
      })();
    } else sent.end(body);
  });
}
