import type { JudgeRule } from "@antidrift/ai";

/** A rule as a person would say it: "“*lofi*” in Firefox is off task." */
export function ruleInWords({ relation, app, title, when }: JudgeRule): string {
  const what = [
    ...(title === undefined ? [] : [`“${title}”`]),
    ...(app === undefined ? [] : [title === undefined ? `Everything in ${app}` : `in ${app}`]),
  ].join(" ");
  const verdict = relation === "on_task" ? "is on task" : "is off task";
  return `${what} ${verdict}${when === undefined ? "" : ` when the next action says “${when}”`}.`;
}
