// `npm test`: installs what is missing, builds, runs every check and every test, and counts them all.
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RUN_MARK, leftoverProcesses } from "./lib/leftovers.mjs";
import { smokeOnNode } from "./lib/node-smoke.mjs";
import { provideTestPrograms } from "./lib/test-programs.mjs";
import { install, pnpm, requireNode, requirePlainFolder } from "./lib/workspace.mjs";

requireNode();
requirePlainFolder();

const totals = { passed: 0, failed: 0, skipped: 0 };

function count(name, outcome) {
  totals[outcome] += 1;
  if (outcome !== "passed") console.log(`${outcome}: ${name}`);
}

async function check(name, args) {
  console.log(`\n> ${name}`);
  count(name, (await pnpm(["--silent", ...args])) === 0 ? "passed" : "failed");
}

/** Runs every vitest project and adds its counts. A run that dies without a report is one failure. */
async function runTests(mark) {
  console.log("\n> tests");
  const folder = await mkdtemp(join(tmpdir(), "antidrift-report-"));
  const report = join(folder, "report.json");
  const args = [
    "exec",
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const code = await pnpm(args, { env: { [RUN_MARK]: mark } });
  let result;
  try {
    result = JSON.parse(await readFile(report, "utf8"));
  } catch {
    return count("tests: no report was written", "failed");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  totals.passed += result.numPassedTests;
  totals.failed += result.numFailedTests;
  totals.skipped += result.numPendingTests;
  // An unhandled rejection, or a file that could not be loaded, fails no single test.
  if (code !== 0 && result.numFailedTests === 0) count("tests: an error outside any test", "failed");
}

async function checkLeftovers(mark) {
  const left = await leftoverProcesses(mark);
  for (const line of left) console.error(`still running: ${line}`);
  count("no process of the tests is left", left.length === 0 ? "passed" : "failed");
}

if ((await install()) !== 0) {
  console.log("0 passed, 1 failed");
  process.exit(1);
}
await provideTestPrograms();

await check("build", ["run", "build", "--output-logs=errors-only"]);
await check("lint", ["exec", "oxlint"]);
await check("format", ["exec", "oxfmt", "--check"]);
await check("import rules", [
  "exec",
  "depcruise",
  "packages",
  "apps",
  "scripts",
  "bench",
  "--output-type",
  "err",
]);
await check("dead code", ["exec", "knip"]);
await check("types", ["run", "typecheck", "--output-logs=errors-only"]);

const mark = randomUUID();
await runTests(mark);
await checkLeftovers(mark);

// The tests ran on this Node; the daemon must start on the others too.
for (const major of [20, 22, 24, 26]) {
  if (process.versions.node.startsWith(`${major}.`)) continue;
  count(`the daemon starts on Node ${major}`, await smokeOnNode(major));
}

if (totals.skipped > 0) console.log(`\n${totals.skipped} skipped, each with its reason above.`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
