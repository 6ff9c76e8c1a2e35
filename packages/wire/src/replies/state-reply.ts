import { Type } from "typebox";
import type { StateView } from "../state/state-view.js";

/** The State after a command, or as it is. */
export const stateReply = Type.Unsafe<StateView>({ $ref: "State#", description: "The whole State." });
