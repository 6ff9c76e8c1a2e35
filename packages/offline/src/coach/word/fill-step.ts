import type { Step } from "../tables/first-steps/kind-of-work.js";
import type { TaskObject } from "../classify/object-of.js";

/** Puts the user's object into a step of the table. */
export function fillStep(step: Step, object: TaskObject): Step {
  return { ...step, action: sentence(fill(step.action, object)), done: sentence(fill(step.done, object)) };
}

/** A text as a sentence: one space between words, a capital first, no full stop. */
export function sentence(text: string): string {
  const plain = text
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/\b(the|a|an|my) (?=the |a |an |my |our |your |his |her |their |this |that )/giu, "")
    .trim();
  return /^\p{Ll}[\p{Ll}'-]*(?=[\s,]|$)/u.test(plain)
    ? plain.charAt(0).toUpperCase() + plain.slice(1)
    : plain;
}

function fill(template: string, { object, topic, isPlural }: TaskObject): string {
  const words: Readonly<Record<string, string>> = {
    object,
    topic,
    is: isPlural ? "are" : "is",
    has: isPlural ? "have" : "has",
    needs: isPlural ? "need" : "needs",
  };
  return template.replaceAll(/\{(\w+)\}/gu, (whole, name: string) => words[name] ?? whole);
}
