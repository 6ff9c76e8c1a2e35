import { careRows } from "../tables/care.js";
import type { Step } from "../tables/first-steps/kind-of-work.js";

/** The step for somebody who writes that they, or others, are in danger; undefined for everything else. */
export function careStep(raw: string): Step | undefined {
  const text = raw
    .normalize("NFC")
    .replaceAll(/[\u2018\u2019]/gu, "'")
    .toLowerCase();
  return careRows.find(({ pattern }) => pattern.test(text))?.step;
}
