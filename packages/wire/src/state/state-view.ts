import { Type, type Static } from "typebox";
import { oneOf } from "../one-of.js";
import { CoachView } from "./coach-view.js";
import { CommitmentView } from "./commitment-view.js";
import { DriftView } from "./drift-view.js";
import { EvidenceView } from "./evidence-view.js";
import { Notice } from "./notice.js";
import { RuntimeState } from "./runtime-state.js";

/** The State. Times are Unix milliseconds, durations whole seconds. */
export const StateView = Type.Object(
  {
    revision: Type.Integer({ description: "Grows with every change, also across restarts and kills." }),
    now_ms: Type.Integer({
      description:
        "The daemon's clock when this State was made: clients count down from it, not from theirs.",
    }),
    runtime_state: RuntimeState,
    commitment: Type.Optional(CommitmentView),
    evidence: Type.Optional(EvidenceView),
    coach: Type.Optional(CoachView),
    drift: Type.Optional(DriftView),
    notify: Type.Optional(
      oneOf(["daemon", "page"], {
        description:
          "Who shows a nudge as a notification of the desktop: the daemon, or, where it has no way of its own, the page.",
      }),
    ),
    notices: Type.Array(Notice, { description: "What the person should know, until it is dismissed." }),
  },
  { $id: "State" },
);
export type StateView = Static<typeof StateView>;
