/*
 * Stands in for `claude` and `codex`: copied under either name, it does what FAKE_BEHAVIOUR says the way the program of
 * that name would, and writes down in FAKE_DIR how it was called.
 */
const { spawn } = require("node:child_process");
const { closeSync, readdirSync, renameSync, writeFileSync, writeSync } = require("node:fs");
const { basename, join } = require("node:path");

const ANSWER = '{"next_action":"Draft it","success_condition":"It has 3 parts – ÄÖ😀","timebox_minutes":25}';
/** The options that the real programs list. */
const OPTIONS = {
  claude: [
    "-p, --print",
    "--output-format <format>",
    "--verbose",
    "--include-partial-messages",
    "--input-format <format>",
    "--tools <tools...>",
    "--strict-mcp-config",
    "--setting-sources <sources>",
    "--settings <file-or-json>",
    "--no-session-persistence",
    "--disable-slash-commands",
    "--system-prompt <prompt>",
    "--model <model>",
  ],
  codex: [
    "-c, --config <key=value>",
    "--json",
    "--skip-git-repo-check",
    "--ephemeral",
    "-s, --sandbox <SANDBOX_MODE>",
    "--ignore-user-config",
    "--ignore-rules",
    "--color <COLOR>",
    "--output-schema <FILE>",
    "-m, --model <MODEL>",
  ],
};
const name = basename(process.argv[1]);
const args = process.argv.slice(2);
const behaviour = process.env.FAKE_BEHAVIOUR;
const record = {
  name,
  args,
  pid: process.pid,
  at: Number(process.hrtime.bigint()),
  cwd: process.cwd(),
  files: readdirSync("."),
  env: process.env,
};

if (args[0] === "--version") {
  if (process.env.FAKE_VERSION === "hang") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  writeSync(1, name === "claude" ? "2.1.332 (Claude Code)\n" : "codex-cli 0.171.0\n");
  process.exit(0);
}
if (args.at(-1) === "--help") help();
refuseUnknownOptions();
save();
if (args.includes(process.env.FAKE_REFUSES)) {
  writeSync(2, process.env.FAKE_WORDS);
  process.exit(1);
}

const behaviours = {
  answer: () => answer(exit),
  plain: () => say(`${ANSWER}\n`, exit),
  "answer and hang": () => answer(stay),
  "message and hang": () => say(events(messageOnly()), stay),
  "message and a late error": () =>
    say(events([...messageOnly(), { type: "error", message: "cut", error: { message: "cut" } }]), () =>
      exit(1),
    ),
  "plain and hang": () => say(ANSWER, stay),
  "plain and close": () => say(ANSWER, () => stay(closeSync(1))),
  hang: stay,
  "ignore SIGTERM": ignoreSigterm,
  "hang with a grandchild": () => {
    grandchild();
    stay();
  },
  "answer and leave a grandchild": () => {
    grandchild();
    say(ANSWER, exit);
  },
  "answer and leave a session": () => {
    session("setInterval(() => {}, 1000)");
    say(ANSWER, exit);
  },
  "answer and leave a stubborn session": () => {
    session("process.on('SIGTERM', () => {}); process.send('ready'); setInterval(() => {}, 1000)", () =>
      say(ANSWER, exit),
    );
  },
  "hang with a session": () => {
    session("setInterval(() => {}, 1000)");
    stay();
  },
  chat: () => {
    for (let i = 0; i < 70; i += 1) writeSync(1, "lorem ipsum ".repeat(1_500));
    stay();
  },
  "one endless line": () => {
    writeSync(1, "a".repeat(1_100_000));
    stay();
  },
  crash: () => {
    process.stderr.write("boom\n");
    process.exit(3);
  },
  "echo and fail": (stdin) => {
    process.stderr.write(`user\n${stdin}\nERROR: something unheard of\n`);
    exit(1);
  },
  "byte by byte": async () => {
    for (const byte of Buffer.from(ANSWER)) {
      process.stdout.write(Buffer.from([byte]));
      await new Promise(setImmediate);
    }
    exit();
  },
  /** FAKE_WORDS on standard error, or as an event where FAKE_STREAM says so, and a failure. */
  poison: () => {
    if (process.env.FAKE_STREAM === "event") return fail(400, process.env.FAKE_WORDS);
    if (process.env.FAKE_STREAM === "after events") writeSync(1, '{"type":"system","subtype":"init"}\n');
    if (process.env.FAKE_STREAM === "stdout") writeSync(1, `${process.env.FAKE_WORDS}\n`);
    else writeSync(2, `${process.env.FAKE_WORDS}\n`);
    return exit(1);
  },
  "rate limit": () =>
    fail(429, "API Error: Request rejected (429) · Your account's rate limit, try again at 3:45 PM"),
};

if (behaviour === "do not read") {
  process.stdin.destroy();
  say(ANSWER, exit);
} else if (behaviour === "ignore SIGTERM and input") {
  ignoreSigterm();
} else {
  void obey();
}

async function obey() {
  const stdin = await readStdin();
  note({ stdin });
  if (stdin === "") exit(1);
  else await behaviours[behaviour](stdin);
}

function readStdin() {
  return new Promise((resolve) => {
    const chunks = [];
    process.stdin.on("data", (chunk) => chunks.push(chunk));
    process.stdin.on("end", () => resolve(Buffer.concat(chunks).toString("utf8")));
  });
}

function ignoreSigterm() {
  process.on("SIGTERM", () => note({ askedToEnd: true }));
  note({ stubborn: true });
  stay();
}

function note(more) {
  Object.assign(record, more);
  save();
}

/** In one step, so that a test never reads half a record. */
function save() {
  const file = join(process.env.FAKE_DIR, `${process.pid}.json`);
  writeFileSync(`${file}.new`, JSON.stringify(record));
  renameSync(`${file}.new`, file);
}

function say(text, then) {
  process.stdout.write(text, () => then());
}

function events(list) {
  return list.map((event) => `${JSON.stringify(event)}\n`).join("");
}

function answer(then) {
  if (args.includes("stream-json")) {
    const pieces = ANSWER.match(/[\s\S]{1,20}/gu);
    const deltas = pieces.map((text) => ({
      type: "stream_event",
      event: { type: "content_block_delta", index: 0, delta: { type: "text_delta", text } },
    }));
    const init = { type: "system", subtype: "init", tools: [] };
    const result = { type: "result", subtype: "success", is_error: false, result: ANSWER };
    say(events([init, ...deltas, result]), then);
  } else if (args.includes("--json")) {
    const item = { id: "item_1", type: "agent_message", text: ANSWER };
    const list = [
      { type: "thread.started" },
      { type: "item.completed", item },
      { type: "turn.completed", usage: {} },
    ];
    say(events(list), then);
  } else say(`${ANSWER}\n`, then);
}

/** A whole answer, and not a word that it is the end. */
function messageOnly() {
  const message = { id: "m", content: [{ type: "text", text: ANSWER }] };
  return name === "claude"
    ? [{ type: "assistant", message }]
    : [{ type: "item.completed", item: { type: "agent_message", text: ANSWER } }];
}

function fail(status, text) {
  const result = {
    type: "result",
    subtype: "success",
    is_error: true,
    api_error_status: status,
    result: text,
  };
  const turn = {
    type: "turn.failed",
    error: { message: `exceeded retry limit, last status: ${status} ${text}` },
  };
  say(events([name === "claude" ? result : turn]), () => process.exit(1));
}

function grandchild() {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "inherit" });
  note({ grandchild: child.pid });
}

/** A child that a signal to the process group does not reach, as `setsid` makes one. */
function session(script, whenReady) {
  const ipc = whenReady === undefined ? "ignore" : "ipc";
  const child = spawn(process.execPath, ["-e", script], {
    stdio: ["ignore", "ignore", "ignore", ipc],
    detached: true,
  });
  note({ grandchild: child.pid });
  child.once("message", () => {
    child.disconnect();
    whenReady();
  });
}

function stay() {
  setInterval(() => {}, 1_000);
}

function exit(code = 0) {
  process.exit(code);
}

/** As the real help texts look. FAKE_LACKS lists options that this old version does not have; FAKE_HELP may be "hang" or "prose". */
function help() {
  if (process.env.FAKE_HELP === "hang") Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (process.env.FAKE_HELP === "prose") {
    writeSync(1, "A wrapper: it passes --everything on.\n");
    process.exit(0);
  }
  const lacks = (process.env.FAKE_LACKS ?? "").split(",");
  const lines = OPTIONS[name === "claude" ? "claude" : "codex"]
    .filter((option) => !lacks.includes(option.match(/--[a-z-]+/u)[0]))
    .map((option) => `  ${option}  What it does`);
  writeSync(1, `Usage: ${name} [options]\n\nOptions:\n${lines.join("\n")}\n`);
  process.exit(0);
}

/** FAKE_UNKNOWN lists options that the argument parser refuses, or is "all". */
function refuseUnknownOptions() {
  const unknown = process.env.FAKE_UNKNOWN ?? "";
  const plain = new Set(["--print", "exec", "-"]);
  const refused = args.find((arg) =>
    unknown === "all"
      ? arg.startsWith("-") && !plain.has(arg)
      : unknown.split(",").includes(arg) && arg !== "",
  );
  if (refused === undefined) return;
  note({ refused });
  const text =
    name === "claude"
      ? `error: unknown option '${refused}'\n`
      : `error: unexpected argument '${refused}' found\n\nUsage: codex exec [OPTIONS] [PROMPT]\n`;
  writeSync(2, text);
  process.exit(name === "claude" ? 1 : 2);
}
