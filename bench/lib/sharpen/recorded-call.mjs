import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Lets our backend start a program that only writes down how it was called; the result can be repeated from a shell. */
export async function recordCall({ ai, name, env, prompt }) {
  const dir = mkdtempSync(join(tmpdir(), "antidrift-bench-call-"));
  const command = join(dir, name);
  writeFileSync(command, `#!${process.execPath}\n${RECORDER}`, { mode: 0o755 });
  const backend = ai.newBackend(name, { command, env: { ...env, BENCH_RECORD: dir } });
  await backend.run(
    { system: ai.SYSTEM_PROMPT, prompt, schema: ai.PROPOSAL_SCHEMA },
    { signal: AbortSignal.timeout(20_000) },
  );
  await backend.close();
  const call = JSON.parse(readFileSync(join(dir, "call.json"), "utf8"));
  return { ...call, dir, env: { ...call.env, TMPDIR: dir } };
}

/** Files on the command line are gone after the run, so they are copied. */
const RECORDER = `
const { copyFileSync, existsSync, writeFileSync } = require("node:fs");
const { basename, isAbsolute, join } = require("node:path");
const dir = process.env.BENCH_RECORD;
const args = process.argv.slice(2).map((arg) => {
  if (!isAbsolute(arg) || !existsSync(arg)) return arg;
  const copy = join(dir, basename(arg));
  copyFileSync(arg, copy);
  return copy;
});
writeFileSync(join(dir, "call.json"), JSON.stringify({ args, env: process.env }));
process.stdin.resume().on("end", () => process.stdout.write("{}\\n", () => process.exit(0)));
`;
