import { chooseSource } from "./choose-source.js";
import type { EvidenceName } from "./evidence-name.js";
import { EvidenceRunner, type EvidenceController } from "./evidence-runner.js";

export interface StartEvidenceOptions {
  readonly controller: EvidenceController;
  /** What was asked for. Defaults to "auto". */
  readonly evidence?: EvidenceName | undefined;
  /** Told what a source threw that it should not have; never holds anything of a window. */
  readonly onUnexpected: (error: unknown) => void;
}

/** Chooses where windows are to be seen and has them watched while a session is active. Never throws. */
export function startEvidence(options: StartEvidenceOptions): EvidenceRunner {
  const { controller, evidence = "auto", onUnexpected } = options;
  const choice = chooseSource(evidence, { env: process.env, platform: process.platform, onUnexpected });
  return new EvidenceRunner(controller, choice);
}
