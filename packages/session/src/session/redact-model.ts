import { redactEvidence, redactReports, type Clean } from "../evidence/redact-again.js";
import { redactDrift } from "../judging/redact-drift.js";
import type { Model } from "./model.js";

/** Everything known of windows, as the privacy rules leave it that are in force now. */
export function redactModel(model: Model, clean: Clean): Model {
  const { session } = model;
  const redacted = { ...model, reports: redactReports(model.reports, clean) };
  if (session === undefined) return redacted;
  const evidence = redactEvidence(session.evidence, clean);
  const drift = session.drift && redactDrift(session.drift, clean);
  if (evidence === session.evidence && drift === session.drift) return redacted;
  return { ...redacted, session: { ...session, evidence, ...(drift === undefined ? {} : { drift }) } };
}
