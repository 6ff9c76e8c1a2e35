import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { UnreachableError } from "@antidrift/client";
import { DaemonProcess } from "../testing/daemon-process.js";
import { nextCommand, START, type DurableState } from "./durable-model.js";
import { seededRandom } from "./random.js";
import { readDurable } from "./read-durable.js";

/** Of the kills; these hit a daemon that has not yet answered. */
const SHARE_AT_START = 0.15;
const STARTS_WITHIN_MS = 400;
const WORKS_FOR_MS = 60;

/** The state that was last answered, and the one that a command without an answer would have made. */
interface Possible {
  readonly answered: DurableState;
  readonly unanswered: DurableState | undefined;
}

/** One state directory that is killed over and over. A third state ends it. */
export async function killAtRandom(
  seed: number,
  times: number,
): Promise<{ kills: number; thirdStates: unknown[] }> {
  const random = seededRandom(seed);
  const stateDir = mkdtempSync(join(tmpdir(), "antidrift-crash-"));
  let possible: Possible = { answered: START, unanswered: undefined };
  let texts = 0;
  try {
    for (let kills = 0; kills < times; kills += 1) {
      const daemon = new DaemonProcess({ stateDir });
      try {
        if (random() < SHARE_AT_START) {
          await sleep(random() * STARTS_WITHIN_MS);
          continue;
        }
        const { state: known } = await readDurable(daemon);
        const expected = [possible.answered, possible.unanswered];
        if (!expected.some((each) => isDeepStrictEqual(each, known))) {
          return { kills, thirdStates: [{ known, expected }] };
        }
        const text = () => `text ${(texts += 1)} of ${seed}`;
        possible = await workUntilKilled(daemon, { random, known, text });
      } finally {
        await daemon.kill();
      }
    }
    return { kills: times, thirdStates: [] };
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
}

async function workUntilKilled(
  daemon: DaemonProcess,
  { random, known, text }: { random: () => number; known: DurableState; text: () => string },
): Promise<Possible> {
  let answered = known;
  let unanswered: DurableState | undefined;
  let { newestId } = await readDurable(daemon);
  const killTimer = setTimeout(() => daemon.process.kill("SIGKILL"), random() * WORKS_FOR_MS);
  try {
    while (!daemon.hasExited) {
      const command = nextCommand(answered, text(), random);
      unanswered = command.apply(answered);
      const path = command.path.replace("NEWEST", newestId);
      const { status, body } = await daemon.send(command.method, path, command.body);
      if (status !== 200) throw new Error(`${command.method} ${path}: ${status} ${JSON.stringify(body)}`);
      const historyChanged = unanswered.history !== answered.history;
      answered = unanswered;
      unanswered = undefined;
      if (historyChanged) ({ newestId } = await readDurable(daemon));
    }
  } catch (error) {
    if (!isBrokenConnection(error)) throw error;
  } finally {
    clearTimeout(killTimer);
  }
  return { answered, unanswered };
}

function isBrokenConnection(error: unknown): boolean {
  if (error instanceof UnreachableError) return true;
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return code === "ECONNRESET" || code === "ECONNREFUSED" || code === "EPIPE" || error instanceof SyntaxError;
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
