/** How what is in front serves the commitment, as far as that can be said. */
export const RELATIONS = ["on_task", "off_task", "unclear", "not_judged"] as const;

/** Who said so: the person's rule, the words of `expects`, shared words, a list of kinds and places, or a model. */
export const JUDGED_BY = ["rule", "expects", "words", "list", "model"] as const;

/** What a person answers to a nudge. */
export const NUDGE_ANSWERS = ["back", "on_task", "mute"] as const;

/** Whether windows are judged, and whether that is spoken of. */
export const JUDGING_MODES = ["on", "watch", "off"] as const;

/** How much off-task time is a drift. */
export const SENSITIVITIES = ["gentle", "normal", "strict"] as const;
