import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture } from "./run.mjs";
import { root } from "./workspace.mjs";

/**
 * Starts the built daemon on another Node from the registry, asks it once, and ends it.
 * Answers "passed", "failed", or "skipped" where that Node cannot be had.
 */
export async function smokeOnNode(major) {
  const package_ = ["--yes", "-p", `node@${major}`, "--"];
  const where = await capture("npx", [...package_, "node", "-p", "process.execPath"]);
  if (where.code !== 0) return "skipped";

  const stateDir = await mkdtemp(join(tmpdir(), "antidrift-smoke-"));
  const env = {
    ...process.env,
    ANTIDRIFT_PORT: "0",
    ANTIDRIFT_STATE_DIR: stateDir,
    ANTIDRIFT_EVIDENCE: "off",
  };
  const daemon = spawn(where.stdout.trim(), ["apps/daemon/dist/main.js"], {
    cwd: root,
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise((resolve) => daemon.once("exit", resolve).once("error", resolve));
  try {
    const address = await readAddress(daemon);
    const planning = await fetch(`${address}/planning`, {
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    const state = await planning.json();
    daemon.kill("SIGTERM");
    return (await ended) === 0 && state.runtime_state === "planning" ? "passed" : "failed";
  } catch (error) {
    console.error(`Node ${major}: ${error}`);
    return "failed";
  } finally {
    daemon.kill("SIGKILL");
    await ended;
    await rm(stateDir, { recursive: true, force: true });
  }
}

/** The address the daemon prints once it listens; rejects when it ends or says nothing for a minute. */
function readAddress(daemon) {
  return new Promise((resolve, reject) => {
    let printed = "";
    const timer = setTimeout(() => reject(new Error(`no address in: ${printed}`)), 60_000);
    daemon.once("error", reject);
    daemon.once("exit", (code) => reject(new Error(`ended with ${code}: ${printed}`)));
    daemon.stdout.on("data", (chunk) => {
      printed += chunk;
      const address = /(http:\/\/[\w.[\]:]+)\s/.exec(printed);
      if (!address) return;
      clearTimeout(timer);
      resolve(address[1]);
    });
  });
}
