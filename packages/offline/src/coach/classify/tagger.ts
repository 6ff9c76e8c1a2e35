import nlp from "compromise";

/** What the grammar tagger says about one word. */
export interface TaggedWord {
  readonly text: string;
  readonly tags: ReadonlySet<string>;
}

/** Tags each word of a short English text: "Verb", "Plural", "ProperNoun". */
export function tagWords(text: string): readonly TaggedWord[] {
  return nlp(text)
    .terms()
    .json({ terms: { text: true, tags: true } })
    .flatMap(({ terms }: { terms: readonly { text: string; tags: readonly string[] }[] }) =>
      terms.map((term) => ({ text: term.text, tags: new Set(term.tags) })),
    );
}

/** The base form of a verb in "-ing": "renaming" gives "rename". */
export function baseForm(verb: string): string {
  const word = nlp(verb);
  word.tag("Gerund");
  const base = word.verbs().toInfinitive().text("normal").trim();
  return /^[a-z-]+$/u.test(base) ? base : verb;
}

/** The base form of a verb in the past: "booked" gives "book". */
export function baseOfPast(verb: string): string {
  const word = nlp(verb);
  word.tag("PastTense");
  const base = word.verbs().toInfinitive().text("normal").trim();
  return /^[a-z-]+$/u.test(base) ? base : verb;
}

/** What somebody does who does it: "check" gives "checking". */
export function gerund(verb: string): string {
  const word = nlp(verb);
  word.tag("Infinitive");
  const [forms]: unknown[] = word.verbs().conjugate();
  if (typeof forms !== "object" || forms === null || !("Gerund" in forms)) return verb;
  return typeof forms.Gerund === "string" ? forms.Gerund : verb;
}

/** The form that follows "is": "rename" gives "renamed", "write" gives "written". */
export function participle(verb: string): string | undefined {
  const word = nlp(verb);
  word.tag("Infinitive");
  const [forms]: unknown[] = word.verbs().conjugate();
  if (typeof forms !== "object" || forms === null) return undefined;
  const participle = "Participle" in forms ? forms.Participle : undefined;
  const past = "PastTense" in forms ? forms.PastTense : undefined;
  // Without a participle of its own the past tense is right only when it is regular: "run" would give "ran".
  const form = participle ?? (typeof past === "string" && /(?<!up)ed$/u.test(past) ? past : undefined);
  return typeof form === "string" && /^[a-z-]+$/u.test(form) ? form : undefined;
}
