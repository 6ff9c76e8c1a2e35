import { LIMITS } from "@antidrift/wire";
import { InvalidInputError } from "../errors/invalid-input-error.js";
import { checkSecs } from "./check-input.js";
import type { RunningSession } from "./model.js";
import { deadlineMono, sessionTimeMs, timeboxSecs } from "./session-time.js";

/** The seconds, 0 excepted, by which a timebox may be made longer or shorter now. Throws `InvalidInputError`. */
export function checkExtension(session: RunningSession, value: unknown, monoMs: number): number {
  const { extendMinSecs, timeboxMaxSecs } = LIMITS;
  if (sessionTimeMs(session, monoMs) - session.startedAtMs > timeboxMaxSecs * 1_000) {
    refuse("This session has run for more than a day. Say that you are done, then plan the next one.");
  }
  const secs = checkSecs("secs", value, [extendMinSecs, timeboxMaxSecs]);
  if (secs === 0) refuse("Secs must not be 0.");
  if (timeboxSecs(session) + secs > timeboxMaxSecs)
    refuse("A timebox cannot be longer than 24 hours in all.");
  if (secs < 0 && deadlineMono(session, monoMs) + secs * 1_000 < monoMs) {
    refuse("A timebox cannot be cut to an end that is past.");
  }
  return secs;
}

function refuse(sentence: string): never {
  throw new InvalidInputError("secs", sentence);
}
