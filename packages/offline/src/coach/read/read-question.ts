/** A question turned into what it asks to be done. */
export interface Asked {
  /** `plain`: no question. `start`: where to begin. `subject`: what to do about a thing. `task`: how to do it. `open`: to be answered. */
  readonly kind: "plain" | "start" | "subject" | "task" | "open";
  readonly text: string;
}

/** Finds the task in a question: "what should I do about taxes" is about taxes, "how do I fix the tap" about fixing it. */
export function readQuestion(text: string): Asked {
  for (const [pattern, kind] of FORMS) {
    const rest = text.replace(pattern, "");
    if (rest !== text && rest.trim() !== "")
      return { kind, text: kind === "open" ? withMark(text) : rest.trim() };
  }
  return { kind: "plain", text };
}

const I = "(?:i|we|you|one)";
const MODAL = "(?:should|can|could|do|would|will|might|shall|must|did|ought|am|are)";
const FORMS: readonly (readonly [RegExp, Asked["kind"]])[] = [
  [
    new RegExp(
      `^(?:where|how)\\s+(?:${MODAL}\\s+${I}|to)\\s+(?:even |best )?(?:start|begin|get started)(?:\\s+(?:with|on|in))?\\s+(?=\\S)`,
      "iu",
    ),
    "start",
  ],
  [
    new RegExp(
      `^(?:what|how)\\s+(?:else\\s+)?(?:${MODAL}\\s+${I}|to)\\s+(?:even |best )?(?:do|go|handle|approach|tackle|proceed|deal|cope)\\s*(?:about|with|for|regarding|on|in)\\s+(?=\\S)`,
      "iu",
    ),
    "subject",
  ],
  [
    new RegExp(
      `^how\\s+(?:${MODAL}\\s+${I})(?:\\s+to)?\\s+(?:even |best |go about |ever |finally |supposed to |going to )*(?=\\S)`,
      "iu",
    ),
    "task",
  ],
  [
    /^(?:should|shall|may|do|does|did|is|are|am|was|were|can|could|will|would|has|have)\s+(?:i|we|it|he|she|they|there)\s+(?=\S)|^(?:is|are|was|were|does|did|has|will|would|can|could)\s+(?:the|my|this|that)\s+(?=\S)/iu,
    "open",
  ],
  [
    /^(?:why|when|who|whom|whose)\s+(?:am|is|are|was|were|does|do|did|has|have|won't|can't|isn't|aren't|doesn't|don't|should|would|can|could|will)\s+(?=\S)/iu,
    "open",
  ],
  [
    /^(?:what|where|how)\s+(?:is|are|was|were|does|do|did|has|have|if|about|should|would|can|could|will|many|much|long|far|often)\s+(?=\S)/iu,
    "open",
  ],
  [/^what's\s+(?=\S)/iu, "open"],
];

function withMark(text: string): string {
  return text.endsWith("?") ? text : `${text}?`;
}
