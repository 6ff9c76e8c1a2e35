import { phraseList } from "./parse-words.js";
import { languages } from "./languages.js";
import { nounPairs } from "./noun-pairs.js";
import * as nouns from "./nouns.js";
import { pictureNames } from "./picture-names.js";
import { slips } from "./slips.js";
import { vagueVerbs } from "./vague-verbs.js";
import * as verbs from "./verbs.js";
import { describe, expect, it } from "vitest";
import { concreteVerbs } from "./concrete-verbs/table.js";
import * as formSteps from "./first-steps/by-form.js";
import * as generalSteps from "./first-steps/general.js";
import type { Step } from "./first-steps/kind-of-work.js";
import { parseStep } from "./first-steps/parse-step.js";
import { kindsOfWork } from "./first-steps/table.js";

const { general, clauseSteps, ...single } = generalSteps;
const steps: readonly Step[] = [
  ...[general, ...kindsOfWork].flatMap((kind) => Object.values(kind.steps)),
  ...clauseSteps.map(({ step }) => parseStep(step)),
  ...Object.values(single),
  ...Object.values(formSteps),
];

/** Written down by a person, apart from the tables, which would find each of their own words to be a verb. */
const OPENING_VERBS = new Set(
  (
    "answer build check choose clean clear do find finish follow go lay list listen look make open pack pick practise " +
    "put read reproduce set sketch sort take test wash write"
  ).split(" "),
);

/** The steps that open with something else than one of these verbs, or than the thing itself. */
function openedByNoVerb(some: readonly Pick<Step, "action">[]): readonly string[] {
  const actions = some.map(({ action }) => action).filter((action) => !action.startsWith("{topic}"));
  return actions.filter((action) => !OPENING_VERBS.has(action.split(/\W/u, 1).join("").toLowerCase()));
}

describe("the table of first steps", () => {
  it("gives each kind of work a name of its own", () => {
    const names = kindsOfWork.map(({ kind }) => kind);
    expect(new Set(names).size).toBe(names.length);
  });

  it("lists each word for one kind of work only", () => {
    const words = kindsOfWork.flatMap(({ words }) => phraseList(words));
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it("uses only stand-ins that are known", () => {
    const used = [
      ...steps.flatMap(({ action, done }) => [action, done]),
      ...concreteVerbs.map(({ done }) => done),
    ].flatMap((text) => text.match(/\{\w*\}?/gu) ?? []);
    expect(new Set(used)).toEqual(
      new Set(
        ["{object}", "{topic}", "{is}", "{has}", "{needs}", "{note}"].filter((name) => used.includes(name)),
      ),
    );
  });

  it("opens every step with a verb and ends no sentence with a full stop", () => {
    expect(openedByNoVerb(steps)).toEqual([]);
    expect(
      openedByNoVerb([{ action: "The first line of {object}" }, { action: "Quickly open it" }]),
    ).toHaveLength(2);
    expect(steps.filter(({ action, done }) => action.endsWith(".") || done.endsWith("."))).toEqual([]);
    expect(steps.filter(({ done }) => done.split(" ").length < 3)).toEqual([]);
  });

  it("names the user's object in every step of a kind of work", () => {
    for (const kind of kindsOfWork) {
      for (const { action } of Object.values(kind.steps)) expect(action).toMatch(/\{(?:object|topic)\}/u);
    }
  });

  it("limits concrete verbs only to kinds of work that exist", () => {
    const names = new Set([general, ...kindsOfWork].map(({ kind }) => kind));
    const unknown = concreteVerbs
      .flatMap(({ kinds }) => phraseList(kinds ?? ""))
      .filter((kind) => !names.has(kind));
    expect(unknown).toEqual([]);
  });
});

describe("the tables of words", () => {
  const phrases = [
    ...kindsOfWork.flatMap(({ words }) => phraseList(words)),
    ...concreteVerbs.flatMap(({ verbs }) => phraseList(verbs)),
    ...Object.values(vagueVerbs).flatMap((list) => phraseList(list)),
    ...nounPairs,
  ];
  const sets = [...Object.values(nouns), ...Object.values(verbs)];

  it("hold lower-case words without signs that separate entries", () => {
    expect(phrases.filter((phrase) => !/^[\p{Ll}\d][\p{Ll}\p{M}\d '&:/-]*$/u.test(phrase))).toEqual([]);
    expect(
      sets.flatMap((set) => Array.from(set)).filter((word) => !/^[\p{Ll}\d][\p{Ll}\d'-]*$/u.test(word)),
    ).toEqual([]);
  });

  it("pair two words that make a thing, each pair once", () => {
    expect([...nounPairs].filter((pair) => pair.split(" ").length !== 2)).toEqual([]);
  });

  it("name what stands for each slip and each picture", () => {
    for (const [from, to] of [...slips, ...pictureNames]) {
      expect(from).toMatch(/^\S(?:.*\S)?$/u);
      expect(to).toMatch(/^\p{Ll}[\p{Ll} ]+$/u);
      expect(slips.has(to)).toBe(false);
    }
  });

  it('tell a language by a script or by its words, and say "done" in it', () => {
    for (const { script, words, done } of languages) {
      expect(script === undefined).toBe(words !== "");
      expect(done.length).toBeGreaterThan(5);
    }
  });
});

describe("every step", () => {
  it("takes between five minutes and two hours", () => {
    const minutes = [...steps.map((step) => step.minutes ?? 25), ...concreteVerbs.map((row) => row.minutes)];
    expect(minutes.filter((each) => !(Number.isInteger(each) && each >= 5 && each <= 120))).toEqual([]);
  });

  it("has an action and a way to see that it is done", () => {
    expect(
      steps.filter(({ action, done }) => /\|/u.test(action + done) || action === "" || done === ""),
    ).toEqual([]);
  });
});
