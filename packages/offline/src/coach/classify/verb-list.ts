/** Verbs that share the object of the last one: "wash, dry and fold the towels". */
export interface VerbList {
  /** "wash, dry and " */
  readonly lead: string;
  /** "fold the towels" */
  readonly rest: string;
}

/** Finds such a list at the start of a text; undefined for "email, call mum", which are two tasks. */
export function verbList(text: string, isVerb: (word: string) => boolean): VerbList | undefined {
  const [, separated = "", last, joint, rest = ""] = LIST.exec(text) ?? [];
  const verbs = [...separated.split(/,\s+/u), last ?? ""].filter((word) => word !== "");
  if (verbs.length < (last === undefined && joint === undefined ? 2 : 1)) return undefined;
  const [first = ""] = rest.split(" ", 1);
  if (![...verbs, first].every((word) => isVerb(word.toLowerCase()))) return undefined;
  // A comma before "and" would read like the end of a task.
  return { lead: `${verbs.join(", ")} and `, rest };
}

const LIST = /^((?:[a-z-]+,\s+){1,4})(?:([a-z-]+),?\s+(?:and|&|\+)\s+|(and|&|\+)\s+)?([a-z-]+\s+\S.*)$/iu;
