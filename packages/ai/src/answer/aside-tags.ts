/** A place where a block that is not the answer may begin or end. */
export interface AsideTag {
  readonly start: number;
  readonly end: number;
  /** A block goes from a tag that opens it to the next one with the same name that closes it. */
  readonly block: string;
  readonly opens: boolean;
  readonly closes: boolean;
  /** Where nothing was opened, it ends a block that began before the text. */
  readonly hidesBefore: boolean;
}

/** The tags of a text in order: `<think>`, `[INST]`, `<!--`, and code fences, which are known by what they are labelled with. */
export function asideTags(text: string): readonly AsideTag[] {
  return Array.from(text.matchAll(TAG), ({ 0: { length }, index: start, groups = {} }) => ({
    start,
    end: start + length,
    ...kindOf(groups),
  }));
}

type Kind = Omit<AsideTag, "start" | "end">;

function kindOf({ slash, name, comment, label }: Partial<Record<string, string>>): Kind {
  if (name !== undefined) {
    const block = name.toLowerCase();
    const closes = slash !== undefined;
    return { block, opens: !closes, closes, hidesBefore: closes && REASONING.test(block) };
  }
  if (comment !== undefined)
    return { block: "comment", opens: comment === "<!--", closes: comment === "-->", hidesBefore: false };
  return { block: "fence", opens: FENCED.test(label ?? ""), closes: label === "", hidesBefore: false };
}

const REASONING_NAMES =
  "think|(?:ant)?thinking|thoughts?|thinking_process|thought_process|chain_of_thought|(?:inner_)?monologue|reasoning|(?:self_)?reflection|scratchpad|analysis|critique|drafts?";
const QUOTED_NAMES =
  "examples?|inst|tool_calls?|tool_use|tool_results?|tool_response|tool_output|tool_code|function_calls?|function_results?|command_output|(?:local-command-)?std(?:out|err)|system-reminder";
const REASONING = new RegExp(`^(?:${REASONING_NAMES})$`, "u");
const FENCED = new RegExp(`^(?:${REASONING_NAMES}|${QUOTED_NAMES})$`, "iu");
const TAG = new RegExp(
  [
    `[<[◁]\\|?(?<slash>/|end_of_)?(?:begin_of_|\\w{1,12}:)?(?<name>${REASONING_NAMES}|${QUOTED_NAMES})(?:\\s[^<>{}]{0,200})?\\|?[>\\]▷]`,
    "(?<comment><!--|-->)",
    "^[ \\t]*(?:`{3,}|~{3,})[ \\t]*(?<label>[\\w-]*)[ \\t]*\\r?$",
  ].join("|"),
  "gimu",
);
