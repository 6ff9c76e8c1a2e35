import { spawn } from "node:child_process";
import { once } from "node:events";

/** Runs a program with the prompt on standard input, as a person would from a shell. The result is the time it took. */
export async function timeCli({ path, args, env, cwd, input }) {
  const started = performance.now();
  const child = spawn(path, args, { cwd, env, stdio: ["pipe", "pipe", "ignore"] });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  const ms = performance.now() - started;
  if (code !== 0 || !output.includes("next_action"))
    throw new Error(`${path} ended with ${code}: ${output.slice(0, 300)}`);
  return ms;
}
