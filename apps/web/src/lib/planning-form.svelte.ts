import { LIMITS, type CoachView, type CommitmentRequest, type ProposalView } from "@antidrift/wire";
import { minutesOfSecs, secsOfMinutes } from "./minutes.js";
import type { Stored } from "./storage.js";

export const FIELDS = ["next_action", "success_condition", "expects", "minutes"] as const;
export type Field = (typeof FIELDS)[number];
type Values = Record<Field, string>;
export type Problem = "required" | "too_long" | "not_a_timebox";

/** What outlives a reload. */
export interface PlanningDraft {
  intent: string;
  values: Values;
  touched: Field[];
  generation: number;
  filled: number;
  ifDrift: string;
}

interface Step {
  before: Partial<Values>;
  after: Partial<Values>;
}

/** `expects` has one phrase on each line. */
const EMPTY: Values = { next_action: "", success_condition: "", expects: "", minutes: "25" };
const ANSWERS_KEPT = 3;

/**
 * The planning form, and who may write into it. A proposal fills the fields once per generation, and only those not edited
 * since Sharpen was pressed here; for the others it waits beside the field. Nothing else ever writes into a field.
 */
export class PlanningForm {
  intent = $state("");
  /** What the person will do when something pulls them away. Never proposed. */
  ifDrift = $state("");
  /** What they said to that before, the newest first. */
  answersBefore = $state.raw<string[]>([]);
  values = $state<Values>({ ...EMPTY });
  /** Values that wait beside their field. */
  suggestions = $state.raw<Partial<Values>>({});
  /** The user took a whole draft since asking: it need not be offered again, whatever becomes of its words. */
  tookDraft = $state(false);
  readonly problems = $derived(problemsOf(this.values));
  readonly canUndo = $derived.by(() => this.#undoable().length > 0);
  #steps = $state.raw<Step[]>([]);
  #touched = new Set<Field>();
  #generation = 0;
  #filled = 0;
  #asking = false;
  readonly #stored: Stored<PlanningDraft>;
  readonly #answers: Stored<string[]> | undefined;

  /** @param answers where the last answers to "what will pull you away" are kept. */
  constructor(stored: Stored<PlanningDraft>, answers?: Stored<string[]>) {
    this.#stored = stored;
    this.#answers = answers;
    this.answersBefore = this.#readAnswers();
    const draft = stored.read({
      intent: "",
      values: EMPTY,
      touched: [],
      generation: 0,
      filled: 0,
      ifDrift: "",
    });
    this.intent = draft.intent;
    this.ifDrift = draft.ifDrift;
    this.values = draft.values;
    this.#touched = new Set(draft.touched);
    this.#generation = draft.generation;
    this.#filled = draft.filled;
  }

  /** What Start sends; undefined while any field is invalid. */
  get commitment(): CommitmentRequest | undefined {
    const timebox_secs = secsOfMinutes(this.values.minutes);
    if (timebox_secs === undefined || Object.keys(this.problems).length > 0) return undefined;
    const { next_action, success_condition } = this.values;
    const expects = this.values.expects.split("\n").filter((phrase) => phrase !== "");
    const if_drift = this.ifDrift.trim();
    return {
      next_action: next_action.trim(),
      success_condition: success_condition.trim(),
      ...(expects.length > 0 && { expects }),
      ...(if_drift !== "" && { if_drift }),
      timebox_secs,
    };
  }

  /** Whether the fields show exactly this. */
  holds(proposal: ProposalView): boolean {
    const values = valuesOf(proposal);
    return FIELDS.every((field) => !values[field] || this.values[field] === values[field]);
  }

  /** The user wrote. */
  edit(field: Field, value: string): void {
    this.values[field] = value;
    this.#touched.add(field);
    this.#save();
  }

  editIntent(value: string): void {
    this.intent = value;
    this.#save();
  }

  editIfDrift(value: string): void {
    this.ifDrift = value;
    this.#save();
  }

  /** The user pressed Sharpen: from now on the next proposal may fill whatever is left alone. */
  sharpen(): void {
    this.#asking = true;
    this.tookDraft = false;
    this.#touched.clear();
    this.suggestions = {};
    this.#save();
  }

  /** A State arrived. Cheap and harmless when nothing is new. */
  observe(coach: CoachView): void {
    if (coach.generation !== this.#generation) this.#meet(coach.generation);
    if (coach.status !== "ready" || coach.proposal === undefined || this.#filled === coach.generation) return;
    this.#filled = coach.generation;
    const proposed = valuesOf(coach.proposal);
    this.#fill(proposed, (field) => !this.#touched.has(field));
    this.suggestions = pick(proposed, (field) => this.values[field] !== proposed[field]);
    this.#save();
  }

  /** The user took the suggestion beside a field. */
  take(field: Field): void {
    const suggested = this.suggestions[field];
    if (suggested === undefined) return;
    this.#fill({ [field]: suggested }, () => true);
    this.suggestions = pick(this.suggestions, (other) => other !== field);
    this.#save();
  }

  /** The user took a whole draft, which counts as writing it. */
  takeAll(proposal: ProposalView): void {
    this.#fill(valuesOf(proposal), () => true);
    this.#touched = new Set(FIELDS);
    this.tookDraft = true;
    this.#save();
  }

  /** Brings back what the last filling replaced, wherever the user has not written since. */
  undo(): void {
    const fields = this.#undoable();
    const step = this.#steps.at(-1);
    if (step === undefined) return;
    this.suggestions = { ...this.suggestions, ...pick(step.after, (field) => fields.includes(field)) };
    for (const field of fields) this.values[field] = step.before[field] ?? "";
    this.tookDraft = false;
    this.#steps = this.#steps.slice(0, -1);
    this.#save();
  }

  /** The plan became a commitment: the next one begins with nothing. */
  forget(): void {
    const answer = this.ifDrift.trim();
    if (answer !== "") {
      const others = this.#readAnswers().filter((other) => other !== answer);
      this.answersBefore = [answer, ...others].slice(0, ANSWERS_KEPT);
      this.#answers?.write(this.answersBefore);
    }
    this.intent = "";
    this.ifDrift = "";
    this.values = { ...EMPTY };
    this.suggestions = {};
    this.#steps = [];
    this.tookDraft = false;
    this.#touched.clear();
    this.#asking = false;
    this.#stored.clear();
  }

  #readAnswers(): string[] {
    const kept = this.#answers?.read([]) ?? [];
    return kept.filter((answer) => typeof answer === "string").slice(0, ANSWERS_KEPT);
  }

  #meet(generation: number): void {
    const restarted = generation < this.#generation;
    if (restarted) this.#filled = 0;
    this.#generation = generation;
    if (generation === 0) return;
    this.suggestions = {};
    this.tookDraft = false;
    // Asked in another tab: what stands here was written for its own sake, so it stays.
    if (!this.#asking)
      for (const field of FIELDS) if (this.values[field] !== EMPTY[field]) this.#touched.add(field);
    this.#asking = false;
  }

  #fill(proposed: Partial<Values>, allowed: (field: Field) => boolean): void {
    const after = pick(proposed, (field) => allowed(field) && this.values[field] !== proposed[field]);
    if (Object.keys(after).length === 0) return;
    this.#steps = [
      ...this.#steps.slice(-19),
      { before: pick({ ...this.values }, (field) => field in after), after },
    ];
    Object.assign(this.values, after);
  }

  #undoable(): Field[] {
    const step = this.#steps.at(-1);
    return step === undefined
      ? []
      : FIELDS.filter((field) => field in step.after && this.values[field] === step.after[field]);
  }

  #save(): void {
    this.#stored.write({
      intent: this.intent,
      values: { ...this.values },
      touched: [...this.#touched],
      generation: this.#generation,
      filled: this.#filled,
      ifDrift: this.ifDrift,
    });
  }
}

/** What a proposal says: one without expectations takes none away. */
function valuesOf({
  next_action,
  success_condition,
  expects = [],
  timebox_secs,
}: ProposalView): Partial<Values> {
  return {
    next_action,
    success_condition,
    ...(expects.length > 0 && { expects: expects.join("\n") }),
    minutes: minutesOfSecs(timebox_secs),
  };
}

function pick(values: Partial<Values>, wanted: (field: Field) => boolean): Partial<Values> {
  const picked: Partial<Values> = {};
  for (const field of FIELDS) {
    const value = values[field];
    if (value !== undefined && wanted(field)) picked[field] = value;
  }
  return picked;
}

function problemsOf(values: Values): Partial<Record<Field, Problem>> {
  const problems: Partial<Record<Field, Problem>> = {};
  for (const field of ["next_action", "success_condition"] as const) {
    const length = [...values[field].trim()].length;
    if (length === 0) problems[field] = "required";
    else if (length > LIMITS.textCharacters) problems[field] = "too_long";
  }
  if (secsOfMinutes(values.minutes) === undefined) problems.minutes = "not_a_timebox";
  return problems;
}
