import { retune } from "../drift/live-drift.js";
import type { Model } from "../session/model.js";

/** The Model with the running session counted by its settings from now on. */
export function tune(model: Model): Model {
  const { session, judging } = model;
  if (session?.drift === undefined) return model;
  const { sensitivity, mode } = judging;
  const live = retune(session.drift.live, { sensitivity, nudging: mode === "on" });
  return { ...model, session: { ...session, drift: { ...session.drift, live } } };
}
