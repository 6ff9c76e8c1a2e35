import type { Controller } from "@antidrift/session";
import type { FastifyBaseLogger } from "fastify";
import { configDir } from "../privacy/config-dir.js";
import { PrivacyRules } from "../privacy/privacy-rules.js";
import { chooseSource } from "./choose-source.js";
import type { EvidenceName } from "./evidence-name.js";
import { EvidenceRunner } from "./evidence-runner.js";

export interface EvidenceOptions {
  readonly asked: EvidenceName;
  readonly controller: Controller;
  readonly logger: FastifyBaseLogger;
}

/** What sees windows, and the rules for what may be kept of them. */
export interface ConnectedEvidence {
  readonly rules: PrivacyRules;
  close(): Promise<void>;
}

const rulesNotice = "privacy_rules";

/** Reads the privacy rules and starts the window source that fits this desktop. */
export function connectEvidence({ asked, controller, logger }: EvidenceOptions): ConnectedEvidence {
  const rules = new PrivacyRules(configDir());
  rules.follow((problem) => {
    if (problem === undefined) controller.dismissNotice(rulesNotice);
    else {
      const meanwhile = "Until it is mended, the last rules that worked apply; with none, no title is kept.";
      controller.addNotice({ code: rulesNotice, message: `${problem} ${meanwhile}` });
    }
  });
  const choice = chooseSource(asked, {
    env: process.env,
    platform: process.platform,
    onUnexpected: (error) => logger.error({ err: error }, "the window source"),
  });
  // Watches while a session is active, and at no other time.
  const runner = new EvidenceRunner(controller, choice);
  runner.start();
  return {
    rules,
    close: async () => {
      rules.close();
      await runner.stop();
    },
  };
}
