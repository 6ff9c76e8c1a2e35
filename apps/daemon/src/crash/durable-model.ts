import type { RuntimeState } from "@antidrift/wire";

/** What must survive, told apart by texts of which each is used once. */
export interface DurableState {
  readonly runtimeState: RuntimeState;
  readonly commitment?: { readonly action: string; readonly timeboxSecs: number };
  /** Newest first. */
  readonly history: readonly { readonly action: string; readonly outcome: string; readonly note: string }[];
}

export interface Command {
  readonly method: "POST" | "PATCH" | "DELETE";
  /** `NEWEST` stands for the id of the newest session. */
  readonly path: string;
  readonly body?: unknown;
  /** What the command makes of the state. */
  readonly apply: (state: DurableState) => DurableState;
}

export const START: DurableState = { runtimeState: "locked", history: [] };

/** One of the commands that are possible now; `text` is used by no other. */
export function nextCommand(state: DurableState, text: string, random: () => number): Command {
  const commands = [...forState(state, text), ...forHistory(state, text, random)];
  const [first] = commands;
  return commands[Math.floor(random() * commands.length)] ?? (first as Command);
}

function forState(state: DurableState, text: string): Command[] {
  const { history } = state;
  switch (state.runtimeState) {
    case "locked":
      return [post("/planning", {}, () => ({ runtimeState: "planning", history }))];
    case "planning":
      return [
        post(
          "/commitment",
          { next_action: text, success_condition: "It is kept.", timebox_secs: 3600 },
          () => ({
            runtimeState: "active",
            commitment: { action: text, timeboxSecs: 3600 },
            history,
          }),
        ),
        post("/end", {}, () => ({ runtimeState: "locked", history })),
      ];
    case "active":
      return [
        post("/extend", { secs: 60 }, (before) => ({
          ...before,
          ...(before.commitment && {
            commitment: { ...before.commitment, timeboxSecs: before.commitment.timeboxSecs + 60 },
          }),
        })),
        post("/evidence/window", { app: "editor", title: text }, (before) => before),
        post("/review", {}, (before) => ({ ...before, runtimeState: "review" })),
      ];
    case "review":
      return [
        post("/end", { outcome: "done", note: text }, (before) =>
          ended(before, "locked", { outcome: "done", note: text }),
        ),
        post("/planning", {}, (before) => ended(before, "planning", { outcome: "not_recorded", note: "" })),
      ];
  }
}

/** Now and then: the history must not outgrow the test. */
function forHistory(state: DurableState, text: string, random: () => number): Command[] {
  const [newest, ...older] = state.history;
  if (newest === undefined) return [];
  const correct: Command = {
    method: "PATCH",
    path: "/history/NEWEST",
    body: { note: text, outcome: "partly" },
    apply: (before) => ({ ...before, history: [{ ...newest, note: text, outcome: "partly" }, ...older] }),
  };
  const remove: Command = {
    method: "DELETE",
    path: "/history/NEWEST",
    apply: (before) => ({ ...before, history: older }),
  };
  if (state.history.length > 10) return [remove, remove];
  return random() < 0.3 ? [correct, remove] : [];
}

function ended(
  { commitment, history }: DurableState,
  runtimeState: "locked" | "planning",
  verdict: { outcome: string; note: string },
): DurableState {
  return { runtimeState, history: [{ action: commitment?.action ?? "", ...verdict }, ...history] };
}

function post(path: string, body: unknown, apply: Command["apply"]): Command {
  return { method: "POST", path, body, apply };
}
