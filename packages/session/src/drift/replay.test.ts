import { describe, expect, it } from "vitest";
import { answer, blind, off, on, START_MS, surface, unclear } from "../testing/timelines.js";
import type { Policy } from "./policy.js";
import { replay } from "./replay.js";
import type { TimelineEvent } from "./timeline.js";

function at(atMs: number): number {
  return (atMs - START_MS) / 1_000;
}

/** The same in seconds of the session. */
function tryOut(secs: number, events: readonly TimelineEvent[], policy: Policy = {}) {
  const timeline = { startedAtMs: START_MS, endedAtMs: START_MS + secs * 1_000, events };
  const { drifts, nudges, signs, secs: sums } = replay(timeline, policy);
  return {
    drifts: drifts.map(({ fromMs, toMs, recoveryMs }) => [
      at(fromMs),
      toMs === undefined ? "open" : at(toMs),
      recoveryMs === undefined ? "none" : recoveryMs / 1_000,
    ]),
    nudges: nudges.map(({ atMs, surface: { title } }) => [at(atMs), title]),
    signs: signs.map(({ fromMs, toMs }) => [at(fromMs), at(toMs)]),
    secs: sums,
  };
}

describe("the balance", () => {
  it("grows by one a second off and turns the sign on at 45", () => {
    expect(tryOut(400, [on(0), off(100), on(144)]).signs).toEqual([]);
    expect(tryOut(400, [on(0), off(100), on(145)]).signs).toEqual([[145, 161]]);
  });

  it("loses two a second on, but never goes below 0", () => {
    const { signs } = tryOut(400, [on(0), off(100), on(140), off(200), on(245)]);
    expect(signs).toEqual([[245, 261]]);
  });

  it("is left alone by what is unclear or not judged", () => {
    expect(tryOut(400, [on(0), off(100), unclear(130), off(180), on(195)]).signs).toEqual([[195, 211]]);
    expect(tryOut(400, [on(0), off(100), blind(130), off(180), on(195)]).signs).toEqual([[195, 211]]);
  });

  it("is 0 after five minutes without a second off", () => {
    expect(tryOut(900, [off(100), unclear(140), off(439), on(450)]).signs).toEqual([[444, 469]]);
    expect(tryOut(900, [off(100), unclear(140), off(440), on(484)]).signs).toEqual([]);
    expect(tryOut(900, [off(100), blind(150)]).signs).toEqual([[145, 450]]);
  });

  it("counts nothing in the first 45 seconds", () => {
    expect(tryOut(400, [off(0), on(89)]).signs).toEqual([]);
    expect(tryOut(400, [off(0), on(90)]).signs).toEqual([[90, 106]]);
  });

  it("keeps the sign on until the end", () => {
    expect(tryOut(200, [off(100)]).signs).toEqual([[145, 200]]);
  });
});

describe("a drift", () => {
  it.each([
    ["strict", 60],
    ["normal", 105],
    ["gentle", 165],
  ] as const)("begins under %s at %i seconds off", (sensitivity, secs) => {
    const policy = { sensitivity, nudges: false };
    expect(tryOut(900, [on(0), off(100), on(100 + secs - 1)], policy).drifts).toEqual([]);
    expect(tryOut(900, [on(0), off(100), on(100 + secs)], policy).drifts).toEqual([[100, 100 + secs, secs]]);
  });

  it("is dated to the second off with which the balance last left 0", () => {
    const glance = [off(100), on(110), off(200), on(210), off(212)];
    expect(tryOut(400, [on(0), ...glance], { nudges: false }).drifts).toEqual([[200, "open", "none"]]);
  });

  it("is over after 20 seconds on, dated to the first of them, with the balance at 0", () => {
    const { drifts, signs } = tryOut(900, [on(0), off(100), on(300)], { nudges: false });
    expect(drifts).toEqual([[100, 300, 200]]);
    expect(signs).toEqual([[145, 320]]);
  });

  it("is not over after 19 seconds on", () => {
    const events = [on(0), off(100), on(300), off(319), on(330)];
    expect(tryOut(900, events, { nudges: false }).drifts).toEqual([[100, 330, 230]]);
  });

  it("is over when 20 seconds on have come together with unclear ones between", () => {
    const events = [on(0), off(100), on(300), unclear(310), on(400), unclear(410)];
    expect(tryOut(900, events, { nudges: false }).drifts).toEqual([[100, 300, 200]]);
  });

  it("goes on while the balance is low", () => {
    const touches = [on(250), off(269), on(270), off(289), on(290), off(309), on(310), off(329), on(330)];
    const { drifts, signs } = tryOut(900, [on(0), off(100), ...touches], { nudges: false });
    expect(drifts).toEqual([[100, 330, 230]]);
    expect(signs[0]?.[0]).toBe(145);
  });

  it("recovers from its first nudge, and without one from its beginning", () => {
    const events = [on(0), off(100), on(400)];
    expect(tryOut(900, events).drifts).toEqual([[100, 400, 180]]);
    expect(tryOut(900, events, { nudges: false }).drifts).toEqual([[100, 400, 300]]);
  });

  it("is over after five minutes without a second off, dated to the end of the last, with no recovery", () => {
    expect(tryOut(900, [off(100), unclear(300)]).drifts).toEqual([[100, 300, "none"]]);
    expect(tryOut(599, [off(100), blind(300)]).drifts).toEqual([[100, "open", "none"]]);
    expect(tryOut(600, [off(100), blind(300)]).drifts).toEqual([[100, 300, "none"]]);
  });

  it("may come again", () => {
    const events = [on(0), off(100), on(300), off(400), on(600)];
    expect(tryOut(900, events, { nudges: false }).drifts).toEqual([
      [100, 300, 200],
      [400, 600, 200],
    ]);
  });
});

describe("a nudge", () => {
  it("comes 15 seconds after the drift began when nothing changes", () => {
    expect(tryOut(400, [on(0), off(100)]).nudges).toEqual([[220, "off_task"]]);
  });

  it("comes with the next change of window before that", () => {
    expect(tryOut(400, [on(0), off(100, "a"), off(204, "b"), off(210, "c")]).nudges).toEqual([[210, "c"]]);
    expect(tryOut(400, [on(0), off(100, "a"), off(205, "b")]).nudges).toEqual([[205, "b"]]);
  });

  it("does not take a verdict that comes late for a change of window", () => {
    expect(tryOut(400, [on(0), off(100, "a"), off(210, "a")]).nudges).toEqual([[220, "a"]]);
    expect(tryOut(400, [unclear(0, "a"), off(100, "a")]).nudges).toEqual([[220, "a"]]);
  });

  it("waits until something off task is in front", () => {
    expect(tryOut(400, [on(0), off(100, "a"), on(206), off(216, "b")]).nudges).toEqual([[216, "b"]]);
    expect(tryOut(400, [on(0), off(100, "a"), unclear(206), off(300, "a")]).nudges).toEqual([[300, "a"]]);
    expect(tryOut(400, [on(0), off(100, "a"), blind(206)]).nudges).toEqual([]);
  });

  it("comes again ten minutes after the last one, and not a third time", () => {
    expect(tryOut(6_000, [on(0), off(100)]).nudges.map(([second]) => second)).toEqual([220, 835]);
    const changes = [off(815, "a"), off(822, "b"), off(2_000, "c")];
    expect(tryOut(6_000, [on(0), off(100), ...changes]).nudges).toEqual([
      [220, "off_task"],
      [822, "b"],
    ]);
  });

  it("comes again for a new drift", () => {
    const drifts = [off(100), on(300), off(1_000), on(1_200), off(2_000)];
    expect(tryOut(3_000, [on(0), ...drifts]).nudges.map(([second]) => second)).toEqual([220, 1_120, 2_120]);
  });

  it("comes once in ten minutes, over all drifts and sessions", () => {
    const drifts = [off(100), on(300), off(500), on(1_000)];
    expect(tryOut(3_000, [on(0), ...drifts]).nudges.map(([second]) => second)).toEqual([220, 820]);
    const earlierNudgesMs = [START_MS - 100_000];
    expect(tryOut(3_000, [on(0), off(100)], { earlierNudgesMs }).nudges[0]?.[0]).toBe(500);
  });

  it("comes three times in an hour and six times in a day", () => {
    const hour = [-3_000, -2_000, -1_000].map((second) => START_MS + second * 1_000);
    expect(tryOut(3_000, [on(0), off(100)], { earlierNudgesMs: hour }).nudges[0]?.[0]).toBe(600);
    const day = [-80_000, -70_000, -60_000, -50_000, -40_000, -30_000].map(
      (second) => START_MS + second * 1_000,
    );
    expect(tryOut(6_000, [on(0), off(100)], { earlierNudgesMs: day }).nudges).toEqual([]);
    expect(tryOut(7_000, [on(0), off(100)], { earlierNudgesMs: day }).nudges[0]?.[0]).toBe(6_400);
  });

  it("does not come when the user wants none", () => {
    const { nudges, drifts, signs } = tryOut(400, [on(0), off(100)], { nudges: false });
    expect([nudges, drifts.length, signs.length]).toEqual([[], 1, 1]);
  });
});

describe("the answer back", () => {
  it("ends the drift at that moment, and the sign", () => {
    const { drifts, signs } = tryOut(400, [on(0), off(100), answer(250, "back"), on(255)]);
    expect(drifts).toEqual([[100, 250, 30]]);
    expect(signs).toEqual([[145, 250]]);
  });

  it("gives 60 seconds in which nothing counts, also without a drift", () => {
    expect(tryOut(400, [on(0), off(100), answer(150, "back"), on(254)]).signs).toEqual([[145, 150]]);
    expect(tryOut(400, [on(0), off(100), answer(150, "back"), on(255)]).signs).toEqual([
      [145, 150],
      [255, 271],
    ]);
  });
});

describe("the answer on_task", () => {
  it("turns the surface's seconds on, before and after, and lets the running drift not have been", () => {
    const { drifts, signs, nudges, secs } = tryOut(900, [on(0), off(100), answer(250, "on_task")]);
    expect(drifts).toEqual([]);
    expect(signs).toEqual([[145, 250]]);
    expect(nudges).toHaveLength(1);
    expect(secs).toEqual({ on: 900, off: 0, unclear: 0, notJudged: 0 });
  });

  it("leaves drifts that were over, and what else was off", () => {
    const events = [on(0), off(100, "a"), on(300), off(600, "b"), answer(800, "on_task"), off(810, "a")];
    const { drifts, secs } = tryOut(900, events, { nudges: false });
    expect(drifts).toEqual([[100, 300, 200]]);
    expect(secs.off).toBe(200 + 90);
  });

  it("means the nudge's surface, also when another is named or in front", () => {
    const events = [on(0), off(100, "a"), off(230, "b"), answer(240, "on_task", "b")];
    expect(tryOut(300, events).secs.off).toBe(70);
  });

  it("means the one named when no nudge waits, else the one in front that is not AntiDrift", () => {
    const events = [on(0), off(100, "a"), off(130, "b"), on(140)];
    expect(tryOut(300, [...events, answer(150, "on_task", "a")]).secs.off).toBe(10);
    const asked = [off(100, "a"), unclear(130, "24:10 · Write"), unclear(132, "Locked · AntiDrift")];
    expect(tryOut(300, [on(0), ...asked, answer(150, "on_task"), off(160, "a")]).secs.off).toBe(0);
  });

  it("means no nudge that was answered with mute", () => {
    const events = [on(0), off(100, "a"), answer(230, "mute"), off(240, "b"), answer(250, "on_task")];
    expect(tryOut(300, events).secs.off).toBe(140);
  });

  it("compares surfaces without counters and modified marks", () => {
    const events = [
      on(0),
      off(100, "(3) Home"),
      answer(150, "on_task"),
      off(160, "(4) Home"),
      off(170, "Other"),
    ];
    expect(tryOut(200, events).secs).toEqual({ on: 170, off: 30, unclear: 0, notJudged: 0 });
  });
});

describe("the answer mute", () => {
  it("ends the nudges of the session, and nothing else", () => {
    const { drifts, nudges } = tryOut(1_500, [on(0), off(100), answer(150, "mute"), on(400), off(800)]);
    expect(nudges).toEqual([]);
    expect(drifts).toEqual([
      [100, 400, 300],
      [800, "open", "none"],
    ]);
  });
});

describe("what comes in one second", () => {
  it("counts as the last window in the list", () => {
    const events = [on(0), off(100, "a"), unclear(100, "b"), on(100.5, "c")];
    expect(tryOut(200, events).secs).toEqual({ on: 200, off: 0, unclear: 0, notJudged: 0 });
  });

  it("is answers before windows, and on_task before back", () => {
    const inOneSecond = [off(250, "b"), answer(250, "back"), answer(250, "on_task")];
    const { drifts, secs } = tryOut(300, [on(0), off(100, "a"), ...inOneSecond]);
    expect(drifts).toEqual([]);
    expect(secs.off).toBe(50);
  });
});

describe("the four sums", () => {
  it("hold every second from start to end", () => {
    const events = [blind(10, "gap"), on(20), unclear(50), off(60), blind(90)];
    expect(tryOut(100, events).secs).toEqual({ on: 30, off: 30, unclear: 10, notJudged: 30 });
  });

  it("are right of a session without an event, a moment, or a length that makes no sense", () => {
    expect(tryOut(100, []).secs).toEqual({ on: 0, off: 0, unclear: 0, notJudged: 100 });
    expect(tryOut(0, [off(0)]).secs).toEqual({ on: 0, off: 0, unclear: 0, notJudged: 0 });
    expect(tryOut(-5, [off(0)]).secs.off).toBe(0);
    expect(tryOut(Number.NaN, [off(0)]).secs.off).toBe(0);
  });

  it("do not count what comes after the end, but hear an answer at the end", () => {
    const events = [on(0), off(100), answer(300, "back"), answer(301, "on_task"), on(400)];
    const { drifts, secs } = tryOut(300, events);
    expect(drifts).toEqual([[100, 300, 80]]);
    expect(secs.off).toBe(200);
  });
});

describe("the window named in a nudge", () => {
  it("is the one in front", () => {
    const timeline = { startedAtMs: START_MS, endedAtMs: START_MS + 400_000, events: [off(100, "a")] };
    expect(replay(timeline, {}).nudges).toEqual([{ atMs: START_MS + 220_000, surface: surface("a") }]);
  });
});
