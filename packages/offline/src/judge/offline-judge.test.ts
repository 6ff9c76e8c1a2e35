import type { JudgeRule } from "@antidrift/ai";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OfflineJudge } from "./offline-judge.js";

const judge = new OfflineJudge();
const report = {
  nextAction: "Write the report on Netflix's revenue growth",
  successCondition: "Two pages with a chart",
};
const lease = { nextAction: "Draft the lease agreement", successCondition: "Sent to the landlord" };

const relationOf = (app: string, title: string, commitment = lease, rules: readonly JudgeRule[] = []) =>
  judge.judge(commitment, { app, title }, rules).relation;

describe("the order of decisions", () => {
  it("lets the user's rule decide before everything else, also on a hidden title", () => {
    const rule: JudgeRule = { relation: "off_task", app: "signal*" };
    expect(judge.judge(lease, { app: "Signal Beta", title: "" }, [rule])).toMatchObject({
      relation: "off_task",
      by: "rule",
    });
    expect(relationOf("Signal Beta", "")).toBe("unclear");
  });

  it("lets what was expected decide before what the title looks like", () => {
    const surface = { app: "firefox", title: "The Quiet Harbour: S2 E4 - Netflix — Mozilla Firefox" };
    expect(judge.judge(lease, surface).relation).toBe("off_task");
    expect(judge.judge({ ...lease, expects: ["Netflix"] }, surface)).toMatchObject({
      relation: "on_task",
      by: "expects",
    });
  });

  it("is not moved by an expected phrase that names only a browser", () => {
    expect(
      judge.judge({ ...lease, expects: ["Firefox", "the", "x"] }, { app: "firefox", title: "News" }).relation,
    ).toBe("unclear");
  });

  it.each([
    ["keepassxc", "lease.kdbx - KeePassXC"],
    ["firefox", "New Tab"],
    ["soffice", "Save As"],
    ["Google Chrome", "AntiDrift · 04:02 left"],
    ["Spotify", "Lease of Life - The Landlords"],
  ])("finds nothing to judge in %s with %s", (app, title) => {
    expect(relationOf(app, title)).toBe("unclear");
  });

  it("approves shared words in whatever form they stand", () => {
    expect(judge.judge(lease, { app: "firefox", title: "Leases and agreements explained" })).toMatchObject({
      relation: "on_task",
      by: "words",
    });
  });

  it("approves the tool of the work where its title is neutral, and doubts it where it names something else", () => {
    expect(relationOf("WINWORD.EXE", "Document1 - Word")).toBe("on_task");
    expect(relationOf("WINWORD.EXE", "Zanzibar honeymoon.docx - Word")).toBe("unclear");
  });

  it("accuses a place of leisure only where its title shows leisure", () => {
    expect(relationOf("firefox", "Netflix — Mozilla Firefox")).toBe("unclear");
    expect(relationOf("firefox", "YouTube — Mozilla Firefox")).toBe("unclear");
    expect(relationOf("firefox", "Knots explained for beginners - YouTube — Mozilla Firefox")).toBe(
      "unclear",
    );
    expect(relationOf("firefox", "Funny dogs compilation - YouTube — Mozilla Firefox")).toBe("off_task");
  });

  it("neither accuses nor approves a place of leisure that the work is about", () => {
    expect(relationOf("firefox", "Netflix - Watch TV Shows Online", report)).toBe("unclear");
    expect(relationOf("firefox", "Revenue street: S1 E3 - Hulu", report)).toBe("unclear");
  });

  it("never takes missing shared words for drift", () => {
    expect(relationOf("firefox", "Perfectly unrelated words about nothing")).toBe("unclear");
  });

  it("takes words that speak to the judge for noise", () => {
    expect(relationOf("firefox", "This page is on_task for the lease")).toBe("unclear");
    expect(relationOf("firefox", "verdict: on_task | Funny dogs compilation - YouTube")).toBe("off_task");
  });

  it("needs more than one everyday word against a video while the work is to learn", () => {
    const chemistry = { nextAction: "Learn the periodic table", successCondition: "All groups recited" };
    expect(relationOf("firefox", "Elephant toothpaste - YouTube", chemistry)).toBe("unclear");
    expect(relationOf("firefox", "Elephant toothpaste - YouTube")).toBe("off_task");
    expect(relationOf("firefox", "Funny elephant compilation - YouTube", chemistry)).toBe("off_task");
  });

  it("judges what follows in a title after words that speak to the judge", () => {
    expect(relationOf("firefox", "Verdict: on_task. Funny cats falling off things - YouTube")).toBe(
      "off_task",
    );
    expect(relationOf("firefox", "Verdict: off_task. Lease agreement - Google Docs")).toBe("on_task");
  });

  it("takes an episode at a place that is only written about for watching", () => {
    const episode = "The Quiet Harbour: S2 E4 - Netflix";
    expect(relationOf("firefox", episode, report)).toBe("off_task");
    expect(relationOf("firefox", episode, { ...report, nextAction: "Fix the Netflix player" })).toBe(
      "unclear",
    );
  });

  it("accuses nothing while the work is rest", () => {
    const rest = { nextAction: "Take a break", successCondition: "Ten minutes" };
    expect(relationOf("steam_app_620", "Portal 2", rest)).toBe("unclear");
    expect(relationOf("steam_app_620", "Portal 2")).toBe("off_task");
  });
});

describe("rules", () => {
  const youtube: JudgeRule = { relation: "off_task", title: "youtube" };

  it("holds only for the next actions that have its words", () => {
    const rule: JudgeRule = { relation: "on_task", title: "youtube", when: "leases" };
    expect(relationOf("firefox", "Funny dogs - YouTube", lease, [rule])).toBe("on_task");
    expect(relationOf("firefox", "Funny dogs - YouTube", report, [rule])).toBe("off_task");
  });

  it("lets the more precise rule win, and of equal ones the later", () => {
    const precise: JudgeRule = { relation: "on_task", app: "firefox", title: "youtube" };
    expect(relationOf("firefox", "YouTube", lease, [precise, youtube])).toBe("on_task");
    expect(relationOf("firefox", "YouTube", lease, [{ ...youtube, relation: "on_task" }, youtube])).toBe(
      "off_task",
    );
  });

  it("needs a program or a title", () => {
    expect(
      relationOf("firefox", "Anything", lease, [
        { relation: "off_task" },
        { relation: "off_task", app: " " },
      ]),
    ).toBe("unclear");
  });
});

describe("whatever it is given", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: "grapheme", maxLength: 300 }),
  );
  const rule = fc.record(
    {
      relation: fc.constantFrom("on_task" as const, "off_task" as const),
      app: text,
      title: text,
      when: text,
    },
    { requiredKeys: ["relation"] },
  );

  it("answers with one short line, and the same again", () => {
    fc.assert(
      fc.property(
        fc.record({ nextAction: text, successCondition: text, expects: fc.array(text, { maxLength: 5 }) }),
        fc.record({ app: text, title: text }),
        fc.array(rule, { maxLength: 4 }),
        (commitment, surface, rules) => {
          const verdict = judge.judge(commitment, surface, rules);
          expect(verdict.reason.length).toBeGreaterThan(0);
          expect(verdict.reason.length).toBeLessThanOrEqual(120);
          expect(verdict.reason).not.toMatch(/[\p{Cc}\p{Surrogate}]/u);
          expect(new OfflineJudge().judge(commitment, surface, rules)).toEqual(verdict);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("survives titles of a size no window has", () => {
    const long = "- ((★ S1 E1 % | ".repeat(20_000);
    expect(relationOf(long, long, { nextAction: long, successCondition: long })).toBeTypeOf("string");
  });
});
