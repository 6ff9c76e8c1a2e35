// `pnpm test:cli-versions`: installs older and newer versions of the programs from the npm registry into a folder of its
// own, and holds each to what is promised: one that has every option we need is kept apart from the user's tools and
// files, an older one is refused before it is given anything. Arguments: names of programs, such as `claude`, or one version, such as `codex@0.130.0`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ANSWER } from "./test-cli/checks.mjs";
import { Context } from "./test-cli/context.mjs";
import { keepsApart } from "./test-cli/keeps-apart.mjs";
import { refusesOldVersion } from "./test-cli/refuses-old-version.mjs";
import { startStandInModel } from "./test-cli/stand-in-model.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const PACKAGES = { claude: "@anthropic-ai/claude-code", codex: "@openai/codex" };
/** The first of each that is new enough, and those before it, with what they lack. */
const TOO_OLD = { claude: ["1.0.59", "2.0.34", "2.0.55"], codex: ["0.34.0", "0.57.0", "0.99.0", "0.120.0"] };
const NEW_ENOUGH = { claude: ["2.0.77", "2.1.332"], codex: ["0.130.0", "0.171.0"] };

const asked = process.argv.slice(2).filter((arg) => !arg.startsWith("-"));
const wanted = ({ name, version }) =>
  asked.length === 0 || asked.includes(name) || asked.includes(`${name}@${version}`);
const list = (table, tooOld) =>
  Object.entries(table).flatMap(([name, versions]) => versions.map((version) => ({ name, version, tooOld })));

let failed = 0;
let passed = 0;
const folder = mkdtempSync(join(tmpdir(), "antidrift-cli-versions-"));
try {
  run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "packages/ai/tsconfig.build.json"]);
  for (const program of [...list(TOO_OLD, true), ...list(NEW_ENOUGH, false)].filter(wanted))
    await check(program);
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function check({ name, version, tooOld }) {
  const dir = join(folder, `${name}-${version}`);
  run("npm", [
    "install",
    "--silent",
    "--no-audit",
    "--no-fund",
    "--prefix",
    dir,
    `${PACKAGES[name]}@${version}`,
  ]);
  const bin = join(dir, "node_modules", ".bin");
  console.log(`\n${name} ${version}, ${tooOld ? "which is too old" : "which is new enough"}`);
  const ok = await holds({ name, path: join(bin, name), promise: tooOld ? refusesOldVersion : keepsApart });
  if (ok) passed += 1;
  else failed += 1;
}

async function holds({ name, path, promise }) {
  const model = await startStandInModel({ answer: ANSWER });
  const ai = await import("../packages/ai/dist/index.js");
  const context = new Context({ ai, name, path, model });
  try {
    await promise(context);
    console.log(`  passed: ${promise.name}`);
    return true;
  } catch (error) {
    console.log(`  failed: ${promise.name} ${String(error?.stack ?? error)}`);
    return false;
  } finally {
    await context.close();
    await model.close();
  }
}

function run(command, args) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}
