import { extractJSON, Service } from "../packages/ai/dist/index.js";

export const title = "Extracting a proposal: hostile text against the plainest pass over as many characters";

const CHARS = 10_000_000;
const PROPOSAL = '{"next_action":"Go out","success_condition":"The door is shut","timebox_minutes":5}';

const HOSTILE = [
  ["10 MB of {", "{".repeat(CHARS)],
  ["10 MB of { and one }", `${"{".repeat(CHARS)}}`],
  ['10 MB of {"', `${'{"'.repeat(CHARS / 2)}}`],
  [
    "100,000 levels in 10 MB of text",
    `${" ".repeat(CHARS - 200_001)}{${"{".repeat(100_000)}${"}".repeat(100_000)}`,
  ],
];

/** Each time is of one whole call; both sides take turns, so a noisy machine is noisy for both. */
export async function run({ quick }) {
  const rounds = quick ? 3 : 9;
  const rows = [];
  for (const [name, text] of HOSTILE) {
    rows.push(
      await compare(
        { name: `extractJSON, ${name}`, aim: 10, against: "a loop that looks at each character once" },
        rounds,
        [() => attempt(() => extractJSON(text)), () => lookAtEach(text)],
      ),
    );
  }
  const answer = JSON.stringify({ note: "x".repeat(CHARS), plan: JSON.parse(PROPOSAL) });
  const service = new Service({ name: "bench", run: async () => answer });
  const signal = new AbortController().signal;
  rows.push(
    await compare(
      { name: "Service, a 10 MB answer with a proposal in it", against: "JSON.parse of it" },
      rounds,
      [() => service.coach("go", { signal }), () => JSON.parse(answer)],
    ),
  );
  const empty = new Service({ name: "bench", run: async () => "{}".repeat(CHARS / 2) });
  rows.push(
    await compare(
      { name: "Service, 10 MB of {}", against: "a loop that looks at each character once" },
      rounds,
      [() => empty.coach("go", { signal }).catch((error) => error), () => lookAtEach("{}".repeat(CHARS / 2))],
    ),
  );
  return rows;
}

async function compare({ against, ...row }, rounds, [ours, theirs]) {
  const pairs = [];
  await ours();
  await theirs();
  for (let round = 0; round < rounds; round += 1) pairs.push([await timeMs(ours), await timeMs(theirs)]);
  const ratios = pairs.map(([mine, base]) => mine / base).toSorted((a, b) => a - b);
  const times = [0, 1].map((side) =>
    median(pairs.map((pair) => pair[side]).toSorted((a, b) => a - b)).toFixed(1),
  );
  return {
    ...row,
    ratio: median(ratios),
    spread: `${ratios[0].toFixed(2)} to ${ratios.at(-1).toFixed(2)}`,
    detail: `${times[0]} ms; ${against}: ${times[1]} ms`,
  };
}

async function timeMs(action) {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

function median(sorted) {
  return sorted[Math.floor(sorted.length / 2)];
}

function attempt(action) {
  try {
    return action();
  } catch (error) {
    return error;
  }
}

function lookAtEach(text) {
  let braces = 0;
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === 0x7b) braces += 1;
  return braces;
}
