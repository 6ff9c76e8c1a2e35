// `pnpm test:cli`: holds the real `claude` and `codex` on PATH to the contract, against a model server on loopback, with
// an empty HOME and a dummy key. Your sign-in is not used, and no other connection is made.
// Arguments: names of programs, and `--only=<part of a check's name>`.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { ANSWER, checks } from "./test-cli/checks.mjs";
import { Context } from "./test-cli/context.mjs";
import { findOnPath } from "./test-cli/find-on-path.mjs";
import { startStandInModel } from "./test-cli/stand-in-model.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const args = process.argv.slice(2);
const only = args.find((arg) => arg.startsWith("--only="))?.slice("--only=".length) ?? "";
const names = args.filter((arg) => !arg.startsWith("-"));

const programs = (names.length > 0 ? names : ["claude", "codex"]).map((name) => ({
  name,
  path: findOnPath(name),
}));
for (const { name, path } of programs) if (path === undefined) console.log(`skipped: ${name} is not on PATH`);

let passed = 0;
let failed = 0;
const found = programs.filter(({ path }) => path !== undefined);
if (found.length > 0) {
  buildPackage();
  const ai = await import("../packages/ai/dist/index.js");
  for (const program of found) await checkProgram({ ...program, ai });
} else {
  console.log("Nothing to check. For example: npm install --prefix /tmp/cli @openai/codex,");
  console.log('then PATH="/tmp/cli/node_modules/.bin:$PATH" pnpm test:cli');
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function buildPackage() {
  const tsc = fileURLToPath(new URL("../node_modules/typescript/bin/tsc", import.meta.url));
  const { status } = spawnSync(process.execPath, [tsc, "-p", "packages/ai/tsconfig.build.json"], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("packages/ai does not build");
}

async function checkProgram({ name, path, ai }) {
  const model = await startStandInModel({ answer: ANSWER });
  const version = await new Context({ ai, name, path, model }).backend().status();
  console.log(`\n${name} ${version.version ?? "of unknown version"} (${path})`);
  const failedBefore = failed;
  for (const check of checks) {
    if ((check.only ?? name) !== name || !check.name.includes(only)) continue;
    await runCheck(check, new Context({ ai, name, path, model }));
  }
  await model.close();
  if (failed === failedBefore) console.log(`${name} ${version.version ?? ""} meets the contract`);
}

async function runCheck(check, context) {
  try {
    const note = await check.run(context);
    passed += 1;
    console.log(`  passed: ${check.name}${note === undefined ? "" : ` (${note})`}`);
  } catch (error) {
    failed += 1;
    console.log(`  failed: ${check.name}\n    ${String(error?.stack ?? error).replaceAll("\n", "\n    ")}`);
  } finally {
    await context.close();
  }
}
