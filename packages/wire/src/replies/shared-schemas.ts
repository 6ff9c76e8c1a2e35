import { StateView } from "../state/state-view.js";
import { ErrorReply } from "./error-reply.js";

/** What routes refer to by name. */
export const sharedSchemas = { State: StateView, Error: ErrorReply };
