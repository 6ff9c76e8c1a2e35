import type { Controller } from "@antidrift/session";
import type { PrivacyRules } from "./privacy-rules.js";

const code = "privacy_rules_unusable";

/** Shows the user a notice for as long as the rules in the file cannot be used, and follows the file. */
export function showProblems(
  rules: Pick<PrivacyRules, "follow">,
  notices: Pick<Controller, "addNotice" | "dismissNotice">,
): void {
  rules.follow((problem) => {
    if (problem === undefined) notices.dismissNotice(code);
    else
      notices.addNotice({
        code,
        message: `${problem} Until it is mended, the last rules that worked apply; with none, no title is kept.`,
      });
  });
}
