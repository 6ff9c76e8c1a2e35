import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type LabelledSurface, labelledSurfaces } from "./fixtures/labelled-surfaces.js";
import { OfflineJudge } from "./offline-judge.js";

interface Score {
  /** Cases that were accused and should not have been. */
  readonly wrongAccusations: readonly string[];
  /** Cases that were approved and should not have been: they hide a drift. */
  readonly wrongApprovals: readonly string[];
  readonly foundShare: number;
  readonly decidedShare: number;
}

function score(cases: readonly LabelledSurface[]): Score {
  const judge = new OfflineJudge();
  const judged = cases.map((example) => {
    const { relation } = judge.judge(example.commitment, example.surface);
    return { ...example, relation, isRight: [example.expect, ...example.alsoAccept].includes(relation) };
  });
  const wrong = (relation: string) =>
    judged.filter((one) => one.relation === relation && !one.isRight).map(({ id }) => id);
  const sure = judged.filter((one) => one.expect === "off_task" && one.alsoAccept.length === 0);
  return {
    wrongAccusations: wrong("off_task"),
    wrongApprovals: wrong("on_task"),
    foundShare: sure.filter((one) => one.relation === "off_task").length / sure.length,
    decidedShare: judged.filter((one) => one.relation !== "unclear" && one.isRight).length / judged.length,
  };
}

function print(file: string, cases: readonly LabelledSurface[], result: Score): void {
  process.stdout.write(
    `${file}: ${result.wrongAccusations.length} wrong accusations in ${cases.length} surfaces, ` +
      `${percent(result.foundShare)} of the sure drifts found, ${percent(result.decidedShare)} decided; ` +
      `${result.wrongApprovals.length} wrong approvals\n`,
  );
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

describe("surfaces that people labelled", () => {
  it.each([
    "surfaces.jsonl",
    "more-surfaces.jsonl",
    "blind-1.jsonl",
    "blind-2.jsonl",
    "blind-3.jsonl",
    "blind-4.jsonl",
  ])("accuses none wrongly in %s, and sees enough", (file) => {
    const cases = labelledSurfaces(file);
    const result = score(cases);
    print(file, cases, result);
    expect(result.wrongAccusations).toEqual([]);
    expect(result.wrongApprovals.length).toBeLessThanOrEqual(cases.length / 100);
    expect(result.foundShare).toBeGreaterThanOrEqual(0.6);
    expect(result.decidedShare).toBeGreaterThanOrEqual(0.45);
  });

  it("accuses nothing that only looks like leisure where the work may need it", () => {
    expect(score(labelledSurfaces("serves-the-work.jsonl")).wrongAccusations).toEqual([]);
  });

  it.each([
    "Draft the safety chapter of the factory manual",
    "Fix the login bug in the billing API",
    "Prepare the lecture on Roman law",
    "Steuererklärung machen",
  ])("accuses no page of work whose words only sound like leisure, while the work is to %s", (nextAction) => {
    const judge = new OfflineJudge();
    const titles = readFileSync(new URL("fixtures/sounds-like-leisure.txt", import.meta.url), "utf8")
      .split("\n")
      .filter((title) => title !== "");
    const accused = titles.filter((title) => {
      const surface = { app: "firefox", title: `${title} — Mozilla Firefox` };
      return judge.judge({ nextAction, successCondition: "Done" }, surface).relation === "off_task";
    });
    expect(titles.length).toBeGreaterThan(150);
    expect(accused).toEqual([]);
  });

  it("tells accusations from the labels, so that a judge who accuses everything fails", () => {
    const cases = labelledSurfaces("surfaces.jsonl");
    const accused = cases.filter(({ expect, alsoAccept }) => ![expect, ...alsoAccept].includes("off_task"));
    expect(accused.length).toBeGreaterThan(50);
  });
});
