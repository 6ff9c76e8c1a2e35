import { rmSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import * as ai from "../packages/ai/dist/index.js";
import { ANSWER } from "../scripts/test-cli/checks.mjs";
import { findOnPath } from "../scripts/test-cli/find-on-path.mjs";
import { quietEnvironment } from "../scripts/test-cli/quiet-environment.mjs";
import { startStandInModel } from "../scripts/test-cli/stand-in-model.mjs";
import { withDaemon } from "./lib/daemon.mjs";
import { timeCli } from "./lib/sharpen/bare-cli.mjs";
import { customisedHome, emptyHome } from "./lib/sharpen/homes.mjs";
import { recordCall } from "./lib/sharpen/recorded-call.mjs";
import { timeSharpen } from "./lib/sharpen/through-daemon.mjs";
import { median, ratios } from "./lib/statistics.mjs";

export const title =
  "One Sharpen through the daemon: against the bare programs, with a model on loopback that answers at once";

const INTENT = "write the quarterly report";
const PROMPT = ai.buildPrompt(INTENT);
/** Long enough for a program to be up, short enough for a person who types. */
const TYPING_MS = 1_500;

const PROGRAMS = [
  { name: "claude", bareArgs: ["--print"], customisedAim: 0.25, emptyAim: 0.8 },
  { name: "codex", bareArgs: ["exec", "-"], customisedAim: 0.3, emptyAim: 0.7 },
];

/** Rounds in turn: each measures everything once, so that a busy machine is busy for all. */
export async function run({ quick }) {
  const rows = [];
  for (const program of PROGRAMS) {
    const path = findOnPath(program.name);
    if (path === undefined) console.log(`skipped: ${program.name} is not on PATH`);
    else rows.push(...(await measure({ ...program, path }, quick ? 3 : 9)));
  }
  return rows;
}

async function measure({ name, path, bareArgs, customisedAim, emptyAim }, rounds) {
  const model = await startStandInModel({ answer: ANSWER });
  const homes = { customised: customisedHome(model), empty: emptyHome(model) };
  const envOf = (home) =>
    definedOnly({ ...process.env, ...quietEnvironment({ home, model }), TMPDIR: `${home}/tmp` });
  const bare = ({ home, project }) =>
    timeCli({ path, args: bareArgs, env: envOf(home), cwd: project, input: PROMPT });
  const env = envOf(homes.customised.home);
  const call = await recordCall({ ai, name, env, prompt: PROMPT });
  const shell = () => timeCli({ path, args: call.args, env: call.env, cwd: call.dir, input: PROMPT });
  const daemonEnv = { ...env, ANTIDRIFT_AI_BACKEND: name, ANTIDRIFT_AI_COMMAND: path };
  try {
    return await withDaemon(async ({ url }) => {
      const times = { customised: [], empty: [], shell: [], cold: [], warm: [] };
      for (let round = -1; round < rounds; round += 1) {
        const one = {
          customised: await bare(homes.customised),
          empty: await bare(homes.empty),
          shell: await shell(),
          cold: await timeSharpen({ url, intent: INTENT }),
          warm: await timeSharpen({ url, intent: INTENT, prepareMs: TYPING_MS }),
        };
        await sleep(100);
        // The first round fills the file cache.
        if (round >= 0) for (const [key, ms] of Object.entries(one)) times[key].push(ms);
      }
      return rowsOf(name, times, { customisedAim, emptyAim, bareName: [name, ...bareArgs].join(" ") });
    }, daemonEnv);
  } finally {
    await model.close();
    for (const dir of [homes.customised.home, homes.empty.home, call.dir])
      rmSync(dir, { recursive: true, force: true });
  }
}

function rowsOf(name, times, { customisedAim, emptyAim, bareName }) {
  const overheads = times.cold.map((ms, index) => ms - times.shell[index]);
  return [
    row(`${name}: cold, to bare in a HOME with two MCP servers and a hook`, [times.cold, times.customised], {
      aim: customisedAim,
      against: bareName,
    }),
    row(`${name}: cold, to bare in an empty HOME`, [times.cold, times.empty], {
      aim: emptyAim,
      against: bareName,
    }),
    row(`${name}: started ahead, as while typing, to bare in that HOME`, [times.warm, times.customised], {
      aim: customisedAim,
      against: bareName,
    }),
    row(`${name}: started ahead, as while typing, to bare in an empty HOME`, [times.warm, times.empty], {
      aim: emptyAim,
      against: bareName,
    }),
    row(`${name}: started ahead, to cold`, [times.warm, times.cold], { aim: 0.7, against: "cold" }),
    {
      name: `${name}: the daemon's share over the same call from a shell, in units of 10 ms`,
      ratio: median(overheads) / 10,
      aim: 1,
      spread: `${Math.min(...overheads).toFixed(0)} to ${Math.max(...overheads).toFixed(0)} ms`,
      detail: `${median(times.cold).toFixed(0)} ms; from a shell: ${median(times.shell).toFixed(0)} ms`,
    },
  ];
}

function row(name, [ours, theirs], { aim, against }) {
  const detail = `${median(ours).toFixed(0)} ms; ${against}: ${median(theirs).toFixed(0)} ms`;
  return { name, ...ratios(ours.map((ms, index) => [ms, theirs[index]])), aim, detail };
}

function definedOnly(env) {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined));
}
