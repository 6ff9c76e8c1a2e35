/** Without a sign of life for so long, evidence is stale: nothing is claimed about what is in front. */
export const EVIDENCE_STALE_SECS = 30;
