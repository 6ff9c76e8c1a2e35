import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { request } from "node:http";
import { randomInt } from "node:crypto";
import { rm } from "node:fs/promises";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { withDaemon } from "./lib/daemon.mjs";
import { median, ratios } from "./lib/statistics.mjs";

export const title = "From a changed window title to its event: against `xprop -spy`, which prints it";

/** A person who looks at the page sees no delay. */
const allowedMs = 100;
/** After a change the daemon waits before it tells of the next one. */
const restMs = 300;
const programs = ["Xvfb", "xdotool", "xlogo", "xprop"];

export async function run({ quick }) {
  const missing = programs.filter((program) => spawnSync("which", [program]).status !== 0);
  if (missing.length > 0) {
    console.log(`Skipped: this needs ${programs.join(", ")}, and there is no ${missing.join(", ")}.`);
    return [];
  }
  const pairs = await withXServer(async (env) => {
    const xlogo = start("xlogo", ["-title", "title 0"], { env });
    const window = await untilVisible("title 0", env);
    call("xdotool", ["windowfocus", window], env);
    const spy = start("xprop", ["-spy", "-id", window, "_NET_WM_NAME", "WM_NAME"], { env });
    try {
      return await withDaemon((daemon) => compare({ daemon, spy, window, env, rounds: quick ? 10 : 50 }), {
        ANTIDRIFT_EVIDENCE: "x11",
        DISPLAY: env.DISPLAY,
      });
    } finally {
      await Promise.all([spy, xlogo].map(end));
    }
  });
  const [ours, theirs] = [0, 1].map((side) => median(pairs.map((pair) => pair[side])));
  const detail = `${ours.toFixed(2)} against ${theirs.toFixed(2)} ms`;
  return [
    { name: "title to event", ...ratios(pairs), detail },
    {
      name: `of the ${allowedMs} ms that are allowed`,
      ...ratios(pairs.map(([ms]) => [ms, allowedMs])),
      aim: 1,
      detail: `${ours.toFixed(2)} ms`,
    },
  ];
}

/** One change, and when the daemon and xprop told of it, each time from before it was asked for. */
async function compare({ daemon, spy, window, env, rounds }) {
  const commitment = { next_action: "Write", success_condition: "Written", timebox_secs: 3600 };
  await daemon.client.enterPlanning();
  await daemon.client.startManualCommitment(commitment);
  const told = [new Told(createInterface(spy.stdout)), new Told(await events(daemon.url))];
  await told[1].of("title 0");
  const pairs = [];
  for (let round = 0; round <= rounds; round += 1) {
    await setTimeout(restMs);
    const text = `title ${round + 1}.`;
    const moments = told.map((each) => each.of(text));
    const started = performance.now();
    spawn("xdotool", ["set_window", "--name", text, window], { env, stdio: "ignore" });
    const [theirs, ours] = await Promise.all(moments);
    // The first round warms up.
    if (round > 0) pairs.push([ours - started, theirs - started]);
  }
  return pairs;
}

/** The moment at which a line says a text. */
class Told {
  #text;
  #resolve = () => {};
  #last = "";

  constructor(lines) {
    lines.on("line", (line) => {
      this.#last = line.startsWith("data:") ? line : this.#last;
      if (this.#text !== undefined && line.includes(this.#text)) this.#resolve(performance.now());
    });
  }

  of(text) {
    this.#text = text;
    return new Promise((resolve) => {
      this.#resolve = resolve;
      if (this.#last.includes(text)) resolve(performance.now());
    });
  }
}

function events(url) {
  return new Promise((resolve, reject) => {
    request(new URL("/events", url), { agent: false }, (response) => {
      response.on("error", () => {});
      resolve(createInterface(response).on("error", () => {}));
    })
      .on("error", reject)
      .end();
  });
}

async function withXServer(work) {
  const number = randomInt(10_000, 60_000);
  const server = start("Xvfb", [
    `:${number}`,
    "-displayfd",
    "1",
    "-screen",
    "0",
    "640x480x24",
    "-nolisten",
    "tcp",
    "-noreset",
  ]);
  try {
    await once(server.stdout, "data");
    return await work({ ...process.env, DISPLAY: `:${number}` });
  } finally {
    await end(server);
    for (const file of [`/tmp/.X${number}-lock`, `/tmp/.X11-unix/X${number}`])
      await rm(file, { force: true });
  }
}

async function untilVisible(name, env) {
  for (;;) {
    const { stdout } = call("xdotool", ["search", "--onlyvisible", "--name", `^${name}$`], env);
    if (stdout.trim() !== "") return stdout.trim();
    await setTimeout(20);
  }
}

function call(program, args, env) {
  return spawnSync(program, args, { env, encoding: "utf8" });
}

function start(program, args, options = {}) {
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"], ...options });
  child.stopOrphan = () => child.kill("SIGKILL");
  process.once("exit", child.stopOrphan);
  return child;
}

async function end(child) {
  const exited = child.exitCode === null && child.signalCode === null ? once(child, "exit") : undefined;
  child.kill();
  await exited;
  process.off("exit", child.stopOrphan);
}
