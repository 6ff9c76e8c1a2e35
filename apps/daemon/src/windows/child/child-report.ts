import { Type } from "typebox";
import { Value } from "typebox/value";
import { IDLE_AFTER_MS } from "../idle-after.js";
import { WatchError, type WatchEvents } from "../watch.js";

const Report = Type.Object({
  app: Type.Union([Type.String(), Type.Null()]),
  title: Type.Union([Type.String(), Type.Null()]),
  /** Since the last input. */
  idle_ms: Type.Number(),
});
const Problem = Type.Object({ problem: Type.String() });

/** Reasons by the names that our scripts give to problems. */
export type Reasons = Readonly<Record<string, string>>;

/** Understands the lines of our own scripts. What is no report of theirs is passed over. */
export function understandReport(reasons: Reasons): (line: string, events: WatchEvents) => void {
  return (line, events) => {
    const value = toJson(line);
    if (Value.Check(Problem, value)) {
      throw new WatchError(reasons[value.problem] ?? "The system does not tell which window is in front.");
    }
    if (!Value.Check(Report, value)) return;
    const sample = { app: value.app ?? "", title: value.title ?? "" };
    events.window(sample.app === "" && sample.title === "" ? undefined : sample);
    events.idle(value.idle_ms >= IDLE_AFTER_MS);
  };
}

function toJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    // A program may print what it likes; only its reports count.
    return undefined;
  }
}
