import { spawn } from "node:child_process";

const windows = process.platform === "win32";
const running = new Set();

for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
  process.on(signal, () => {
    // Once the daemon runs in this process it answers the signal itself.
    if (running.size === 0) return;
    for (const child of running) child.kill(signal);
    process.exitCode = 1;
    setTimeout(() => process.exit(1), 2000).unref();
  });
}

/**
 * Runs a program to its end with this terminal and passes signals on to it.
 * Answers with its exit code; a program that cannot be started counts as 127.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    // npm and pnpm are .cmd files on Windows, which only a shell can start.
    const child = spawn(command, args, { stdio: "inherit", shell: windows, ...options });
    running.add(child);
    const settle = (code) => {
      running.delete(child);
      resolve(code);
    };
    child.once("error", () => settle(127));
    child.once("exit", (code, signal) => settle(signal ? 1 : (code ?? 1)));
  });
}

/** As `run`, but quiet: answers with the exit code and the standard output. */
export async function capture(command, args, options = {}) {
  const chunks = [];
  const code = await new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"], shell: windows, ...options });
    child.stdout.on("data", (chunk) => chunks.push(chunk));
    child.once("error", () => resolve(127));
    child.once("close", (exitCode) => resolve(exitCode ?? 1));
  });
  return { code, stdout: Buffer.concat(chunks).toString("utf8") };
}
