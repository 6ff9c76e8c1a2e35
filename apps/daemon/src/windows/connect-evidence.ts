import type { Controller } from "@antidrift/session";
import type { FastifyBaseLogger } from "fastify";
import { PrivacyRules } from "../privacy/privacy-rules.js";
import { RULES_FILE } from "../privacy/read-rules-file.js";
import { chooseSource } from "./choose-source.js";
import type { EvidenceName } from "./evidence-name.js";
import { EvidenceRunner } from "./evidence-runner.js";

export interface EvidenceOptions {
  readonly asked: EvidenceName;
  /** Where the privacy rules are looked for. */
  readonly configDir: string;
  readonly controller: Controller;
  readonly logger: FastifyBaseLogger;
}

/** What sees windows, and the rules for what may be kept of them. */
export interface ConnectedEvidence {
  readonly rules: PrivacyRules;
  close(): Promise<void>;
}

/** Reads the privacy rules and starts the window source that fits this desktop. */
export function connectEvidence({
  asked,
  configDir,
  controller,
  logger,
}: EvidenceOptions): ConnectedEvidence {
  const rules = new PrivacyRules(configDir);
  const choice = chooseSource(asked, {
    env: process.env,
    platform: process.platform,
    onUnexpected: (error) => logger.error({ err: error }, "the window source"),
  });
  // Watches while a session is active, and at no other time.
  const runner = new EvidenceRunner(controller, choice);
  const unfollow = followRules(rules, controller, () => runner.lookAgain());
  runner.start();
  return {
    rules,
    close: async () => {
      unfollow();
      rules.close();
      await runner.stop();
    },
  };
}

/** Puts changed rules in force at once, and says what keeps them from being so. Returns the function that ends it. */
function followRules(rules: PrivacyRules, controller: Controller, lookAgain: () => void): () => void {
  const notice = (code: string, message: string | undefined): void => {
    if (message === undefined) controller.dismissNotice(code);
    else controller.addNotice({ code, message });
  };
  const meanwhile = "Until it is mended, the last rules that worked apply; with none, no title is kept.";
  rules.follow({
    onChange: () => {
      controller.redactAgain();
      lookAgain();
    },
    onProblem: (problem) => notice("privacy_rules", problem && `${problem} ${meanwhile}`),
    onUnwatched: (code) =>
      notice(
        "privacy_rules_unwatched",
        code && `${whyUnwatched(code)} It is looked at once a second during sessions.`,
      ),
  });
  // Before the source starts, which follows the same changes.
  const follow = (state: string): void => rules.lookAlways(state === "active");
  const unfollow = controller.subscribe(({ runtime_state }) => follow(runtime_state));
  follow(controller.state().runtime_state);
  return unfollow;
}

function whyUnwatched(code: string): string {
  const limits = code === "ENOSPC" || code === "EMFILE" || code === "ENFILE";
  const why = limits ? "has no file watch left (fs.inotify)" : "does not allow it";
  return `The system cannot tell AntiDrift of changes to ${RULES_FILE}: it ${why}, ${code}.`;
}
