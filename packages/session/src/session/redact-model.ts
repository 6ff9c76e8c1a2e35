import { redactEvidence, redactReports, type Clean } from "../evidence/redact-again.js";
import type { Model } from "./model.js";

/** Everything known of windows, as the privacy rules leave it that are in force now. */
export function redactModel(model: Model, clean: Clean): Model {
  const { session } = model;
  const redacted = { ...model, reports: redactReports(model.reports, clean) };
  if (session === undefined) return redacted;
  const evidence = redactEvidence(session.evidence, clean);
  return evidence === session.evidence ? redacted : { ...redacted, session: { ...session, evidence } };
}
