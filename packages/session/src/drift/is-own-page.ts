import type { Surface } from "@antidrift/ai";

/** "24:10 · Draft the summary", as the page's tab says while a commitment runs. */
const COUNTDOWN = /^\W{0,2}\d{1,3}(?::\d\d){1,2} · /u;
const NAME = /(?<![\p{L}\p{N}])antidrift(?![\p{L}\p{N}])/iu;

/** Whether it is the page on which the user answers, which is never what the answer is about. */
export function isOwnPage({ app, title }: Surface): boolean {
  return NAME.test(app) || NAME.test(title) || COUNTDOWN.test(title);
}
