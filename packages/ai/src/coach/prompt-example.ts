/** The example in the prompt. Sent back word for word it is an echo, not an answer. */
export const PROMPT_EXAMPLE = {
  intent: "get ready for the parents' evening",
  answer: {
    next_action: "Write down three questions to ask the class teacher",
    success_condition: "Three questions stand on one sheet, the most important one first",
    timebox_minutes: 15,
  },
} as const;
