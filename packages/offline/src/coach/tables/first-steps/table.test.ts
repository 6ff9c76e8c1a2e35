import { describe, expect, it } from "vitest";
import { concreteVerbs } from "../concrete-verbs/table.js";
import { isVerb } from "../../classify/opening-verb.js";
import { phraseList } from "../word-lists.js";
import * as generalSteps from "./general.js";
import type { Step } from "./kind-of-work.js";
import { kindsOfWork } from "./table.js";

const { general, clauseSteps, ...single } = generalSteps;
const steps: readonly Step[] = [
  ...[general, ...kindsOfWork].flatMap((kind) => Object.values(kind.steps)),
  ...clauseSteps.map(({ step }) => step),
  ...Object.values(single),
];

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
      new Set(["{object}", "{topic}", "{is}", "{has}", "{needs}"].filter((name) => used.includes(name))),
    );
  });

  it("opens every step with a verb and ends no sentence with a full stop", () => {
    const verbless = steps.filter(({ action }) => !isVerb(action.split(/\W/u, 1).join("").toLowerCase()));
    expect(verbless).toEqual([]);
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
