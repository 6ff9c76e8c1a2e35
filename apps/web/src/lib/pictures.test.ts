import { describe, expect, it } from "vitest";
import { account } from "./accounting.js";
import { evidenceBars } from "./evidence-bars.js";
import { planChart } from "./plan-chart.js";
import { commitmentView, sessionRecord } from "./testing.js";

describe("evidence by application", () => {
  const summary = {
    apps: [
      { app: "Code", secs: 600 },
      { app: "Firefox", secs: 150 },
    ],
    other_secs: 0,
    observed_secs: 750,
    unknown_secs: 300,
    gap_secs: 900,
    switches: 3,
  };

  it("draws unknown time and sleep as themselves, and nothing that is not there", () => {
    expect(evidenceBars(summary).map(({ kind, app }) => app || kind)).toEqual([
      "Code",
      "Firefox",
      "unknown",
      "gap",
    ]);
  });

  it("measures every bar by the longest", () => {
    expect(evidenceBars(summary).map(({ share }) => share)).toEqual([600 / 900, 150 / 900, 300 / 900, 1]);
  });
});

describe("planned against happened", () => {
  it("counts neither sleep as work nor an extension as planned", () => {
    const commitment = commitmentView({
      timebox_secs: 1800,
      planned_timebox_secs: 1500,
      started_at_ms: 0,
      ended_at_ms: 2_400_000,
      gaps: [{ from_ms: 600_000, to_ms: 900_000 }],
    });
    expect(account(commitment, 0)).toEqual({ planned: 1500, worked: 2100, asleep: 300, difference: 600 });
  });
});

describe("the chart of plans", () => {
  it("goes from old to new, by the tallest, and tells plan from overrun", () => {
    const { columns, planned, worked } = planChart([
      sessionRecord({ id: "new", planned_timebox_secs: 1000, worked_secs: 2000 }),
      sessionRecord({ id: "old", planned_timebox_secs: 1000, worked_secs: 500 }),
    ]);
    expect(columns.map(({ id, planned, worked, over }) => [id, planned, worked, over])).toEqual([
      ["old", 0.5, 0.25, 0],
      ["new", 0.5, 1, 0.5],
    ]);
    expect([planned, worked]).toEqual([2000, 2500]);
  });

  it.each([
    ["of two sessions", 2, 2000, undefined],
    ["of three that took longer", 3, 1250, 1.25],
    ["of hardly any work", 3, 100, undefined],
    ["of a plan that held", 3, 1020, undefined],
    ["of much more than was planned", 3, 90_000, undefined],
  ])("gives a factor only where it says something: %s", (_what, count, worked_secs, factor) => {
    const records = Array.from({ length: count }, (_, index) =>
      sessionRecord({ id: `r${index}`, planned_timebox_secs: 1000, worked_secs }),
    );
    expect(planChart(records).factor).toBe(factor);
  });

  it("shows the latest twenty", () => {
    const records = Array.from({ length: 30 }, (_, index) => sessionRecord({ id: `r${index}` }));
    const { columns } = planChart(records);
    expect([columns.length, columns.at(-1)?.id]).toEqual([20, "r0"]);
  });

  it("is harmless without any", () => {
    expect(planChart([])).toEqual({ columns: [], planned: 0, worked: 0 });
  });
});
