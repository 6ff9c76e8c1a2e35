import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const bareServer = join(import.meta.dirname, "serve-bare.mjs");

/** Runs `work` beside a bare node:http server that sends these bytes to every stream at each POST. */
export async function withBareServer(event, work) {
  const directory = await mkdtemp(join(tmpdir(), "antidrift-bench-"));
  const file = join(directory, "event");
  await writeFile(file, event);
  const child = spawn(process.execPath, [bareServer, file], { stdio: ["ignore", "pipe", "inherit"] });
  const stop = () => child.kill("SIGKILL");
  process.once("exit", stop);
  const exited = once(child, "exit");
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    const [text] = await once(child.stdout, "data");
    const url = /runs at (\S+) /.exec(text)[1];
    return await work({ url, send: (method, path) => send(agent, { method, url: url + path }) });
  } finally {
    agent.destroy();
    stop();
    await exited;
    process.off("exit", stop);
    await rm(directory, { recursive: true, force: true });
  }
}

function send(agent, { method, url }) {
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    const sent = request(url, { method, agent, headers }, (response) => {
      response.resume().on("end", resolve).on("error", reject);
    });
    sent.on("error", reject).end(method === "POST" ? "{}" : undefined);
  });
}
