import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync } from "node:fs";
import type { JudgeRule } from "@antidrift/ai";
import { InvalidInputError, StoreError } from "@antidrift/session";
import { LIMITS, type KeptRule, type Notice } from "@antidrift/wire";
import { KeptRule as KeptRuleSchema } from "@antidrift/wire/schemas";
import { Value } from "typebox/value";
import { writeAtomically } from "../files/write-atomically.js";
import { RuleNotFoundError } from "./rule-not-found-error.js";
import { ruleInWords } from "./rule-in-words.js";

interface KeptRulesOptions {
  /** Absolute path of the file, in a directory that is there. */
  readonly file: string;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
  /** Told when the file could not be understood and was set aside. */
  readonly onNotice: (notice: Notice) => void;
}

/** What the user said of windows once and for all, in a file that is the user's alone. */
export class KeptRules {
  readonly #options: KeptRulesOptions;
  #rules: readonly KeptRule[];

  constructor(options: KeptRulesOptions) {
    this.#options = options;
    this.#rules = this.#read();
  }

  /** Newest first: of two that fit equally well the newer one counts. */
  list(): readonly KeptRule[] {
    return this.#rules;
  }

  /** A rule that says the same replaces the older one. Throws `InvalidInputError`, `StoreError`. */
  add(rule: JudgeRule): KeptRule {
    if (rule.app === undefined && rule.title === undefined)
      throw new InvalidInputError("title", "A rule needs an application or a title.");
    const made: KeptRule = {
      id: randomUUID(),
      ...rule,
      made_at_ms: this.#options.nowMs(),
      words: ruleInWords(rule),
    };
    const others = this.#rules.filter((each) => !isAboutTheSame(each, made));
    if (others.length >= LIMITS.judgeRules)
      throw new InvalidInputError(
        "title",
        `There are ${LIMITS.judgeRules} rules already. Remove some first.`,
      );
    this.#write([made, ...others]);
    return made;
  }

  /** Returns what was removed. Throws `RuleNotFoundError`, `StoreError`. */
  remove(id: string): KeptRule {
    const rule = this.#rules.find((each) => each.id === id);
    if (rule === undefined) throw new RuleNotFoundError();
    this.#write(this.#rules.filter((each) => each !== rule));
    return rule;
  }

  /** Makes them what `list` answered before. Throws `StoreError`. */
  putBack(rules: readonly KeptRule[]): void {
    this.#write(rules);
  }

  #write(rules: readonly KeptRule[]): void {
    try {
      writeAtomically(this.#options.file, JSON.stringify({ rules }, undefined, 2));
    } catch (cause) {
      throw new StoreError("The rules could not be saved.", { cause });
    }
    this.#rules = rules;
  }

  #read(): readonly KeptRule[] {
    const { file, nowMs, onNotice } = this.#options;
    if (!existsSync(file)) return [];
    try {
      const { rules } = JSON.parse(readFileSync(file, "utf8")) as { readonly rules?: unknown };
      if (Array.isArray(rules) && rules.every((rule) => Value.Check(KeptRuleSchema, rule))) return rules;
    } catch {
      // Told below.
    }
    const aside = `${file}.damaged-${nowMs()}`;
    try {
      renameSync(file, aside);
      onNotice({
        code: "judge_rules_damaged",
        message: `The rules about windows could not be read. They were set aside as ${aside}.`,
      });
    } catch {
      onNotice({
        code: "judge_rules_damaged",
        message: `The rules about windows in ${file} cannot be read, so that none of them is in force.`,
      });
    }
    return [];
  }
}

function isAboutTheSame(a: JudgeRule, b: JudgeRule): boolean {
  return a.app === b.app && a.title === b.title && a.when === b.when;
}
