import { describe, expect, it } from "vitest";
import { StoreError } from "../errors/store-error.js";
import { startActive, startController } from "../testing/start-controller.js";

const START = 1_800_000_000_000;
const EDITOR = { app: "Editor", title: "report.md" };
const MAIL = { app: "Mail", title: "Inbox" };

/** An active session whose source is "x11", which has not spoken yet. */
function startWatched(options: Parameters<typeof startActive>[0] = {}) {
  const harness = startActive(options);
  harness.controller.setEvidenceSource("x11");
  harness.told.length = 0;
  return { ...harness, events: harness.controller.windowEvents };
}

describe("the window in front", () => {
  it("is shown at once, and only while a session runs", () => {
    const { controller, events, told, clock } = startWatched();
    expect(controller.state().evidence).toMatchObject({
      source: "x11",
      health: { status: "stale" },
      spans_count: 0,
    });
    events.window(EDITOR);
    expect(told).toHaveLength(1);
    clock.advance(2_000);
    expect(controller.state().evidence).toEqual({
      source: "x11",
      health: { status: "healthy", since_ms: START },
      idle: false,
      current: { ...EDITOR, since_ms: START },
      spans_count: 1,
    });
    controller.enterReview();
    expect(controller.state().evidence?.current).toBeUndefined();
    controller.end({ outcome: "done" });
    expect(controller.state().evidence).toBeUndefined();
  });

  it("is known from the start when the source named it before, and still lives", () => {
    const { controller, clock, store } = startController();
    controller.setEvidenceSource("x11");
    controller.windowEvents.window(EDITOR);
    clock.advance(10_000);
    controller.enterPlanning();
    controller.startManualCommitment({ nextAction: "a", successCondition: "b", timeboxSecs: 60 });
    expect(controller.state().evidence).toMatchObject({ current: EDITOR, health: { status: "healthy" } });
    expect(JSON.stringify(store.commits[0])).not.toContain("report.md");
  });

  it("is not known from the start when the source fell silent before", () => {
    const { controller, clock } = startController();
    controller.setEvidenceSource("x11");
    controller.windowEvents.window(EDITOR);
    clock.advance(31_000);
    controller.enterPlanning();
    controller.startManualCommitment({ nextAction: "a", successCondition: "b", timeboxSecs: 60 });
    const { evidence } = controller.state();
    expect(evidence?.health.status).toBe("stale");
    expect(evidence?.current).toBeUndefined();
  });

  it.each(["locked", "planning", "review"] as const)(
    "that is pushed while %s is ignored without an error",
    (state) => {
      const { controller, store, told } = startController();
      if (state !== "locked") controller.enterPlanning();
      if (state === "review") {
        controller.startManualCommitment({ nextAction: "a", successCondition: "b", timeboxSecs: 60 });
        controller.enterReview();
      }
      const [commits, tellings] = [store.commits.length, told.length];
      controller.recordWindow(EDITOR);
      expect([store.commits.length, told.length]).toEqual([commits, tellings]);
    },
  );

  it("is kept as spans, handed to the store as they end", () => {
    const { controller, clock, store } = startWatched();
    clock.advance(5_000);
    controller.recordWindow(EDITOR);
    controller.recordWindow({ ...EDITOR });
    clock.advance(10_000);
    controller.recordWindow(MAIL);
    expect(store.spans).toEqual([
      { kind: "unknown", app: "", title: "", from_ms: START, to_ms: START + 5_000 },
      { kind: "window", ...EDITOR, from_ms: START + 5_000, to_ms: START + 15_000 },
    ]);
    clock.advance(20_000);
    controller.enterReview();
    expect(store.spans.at(-1)).toEqual({
      kind: "window",
      ...MAIL,
      from_ms: START + 15_000,
      to_ms: START + 35_000,
    });
    expect(controller.state().evidence).toMatchObject({ spans_count: 2 });
  });

  it("is no change when it is pushed again", () => {
    const { controller, told } = startWatched();
    controller.recordWindow(EDITOR);
    controller.recordWindow({ ...EDITOR });
    expect(told).toHaveLength(1);
  });

  it("leaves no spans of a session in which nothing was ever seen", () => {
    const { controller, clock, store } = startWatched();
    clock.sleep(120_000);
    controller.windowEvents.unavailable("No display.");
    clock.advance(60_000);
    controller.enterReview();
    expect(store.spans).toEqual([]);
    expect(controller.state().evidence?.summary).toMatchObject({
      observed_secs: 0,
      unknown_secs: 60,
      gap_secs: 120,
    });
  });
});

describe("a flood from a source", () => {
  it("is thinned to one change each 80 ms, the first at once and the last for certain", () => {
    const { controller, events, told, store, clock } = startWatched();
    const commits = store.commits.length;
    events.window({ app: "A", title: "first" });
    expect(told).toHaveLength(1);
    for (let change = 0; change < 10_000; change += 1) {
      events.window({ app: change % 2 === 0 ? "A" : "B", title: `${change}` });
      if (change % 10 === 9) clock.advance(1);
    }
    expect(told.length).toBeLessThanOrEqual(14);
    expect(store.commits.length - commits).toBeLessThanOrEqual(14);
    clock.advance(80);
    expect(controller.state().evidence?.current).toMatchObject({ app: "B", title: "9999" });
  });

  it("of titles of one application is folded into spans of a second", () => {
    const { controller, events, store, clock } = startWatched();
    for (let frame = 0; frame < 100; frame += 1) {
      events.window({ app: "Terminal", title: `frame ${frame}` });
      clock.advance(100);
    }
    controller.enterReview();
    expect(store.spans.length).toBeLessThanOrEqual(11);
    expect(controller.state().evidence?.summary).toMatchObject({ observed_secs: 10, switches: 0 });
  });

  it("of signs of life changes nothing", () => {
    const { events, told, store } = startWatched();
    events.window(EDITOR);
    const commits = store.commits.length;
    for (let sign = 0; sign < 10_000; sign += 1) events.alive();
    expect(told).toHaveLength(1);
    expect(store.commits).toHaveLength(commits);
  });

  it("is taken in before a review closes the books", () => {
    const { controller, events, clock, store } = startWatched();
    events.window(EDITOR);
    clock.advance(50);
    events.window(MAIL);
    clock.advance(10);
    controller.enterReview();
    expect(store.spans).toMatchObject([EDITOR]);
    expect(clock.pendingTimers).toBe(1);
    clock.advance(80);
    expect(clock.pendingTimers).toBe(0);
  });
});

describe("a store that fails", () => {
  it("stops no evidence, throws nothing into the source, and gets the spans later", () => {
    const { controller, events, clock, store, errors } = startWatched();
    events.window(EDITOR);
    clock.advance(5_000);
    store.failNext(2);
    events.window(MAIL);
    clock.advance(5_000);
    events.window(EDITOR);
    expect(errors).toHaveLength(2);
    expect(controller.state().evidence?.current).toMatchObject(EDITOR);
    expect(store.spans).toEqual([]);
    clock.advance(5_000);
    controller.enterReview();
    expect(store.spans.map(({ app, from_ms }) => [app, from_ms - START])).toEqual([
      ["Editor", 0],
      ["Mail", 5_000],
      ["Editor", 10_000],
    ]);
  });

  it("for ever does not fill memory", () => {
    const { controller, events, clock, store } = startWatched();
    store.failNext(Infinity);
    for (let change = 0; change < 3_000; change += 1) {
      events.window({ app: `${change % 2}`, title: "" });
      clock.advance(100);
    }
    store.failNext(0);
    controller.enterReview();
    expect(store.spans).toHaveLength(1_000);
    expect(controller.state().evidence?.spans_count).toBe(3_000);
  });

  it("refuses a window that is pushed, with nothing changed; one that was taken counts after a kill", () => {
    const { controller, clock, store } = startWatched();
    store.failNext(2);
    for (const _ of [1, 2]) expect(() => controller.recordWindow(EDITOR)).toThrow(StoreError);
    expect(controller.state().evidence?.spans_count).toBe(0);
    controller.recordWindow(EDITOR);
    expect(startController({ store, clock }).controller.state().evidence?.spans_count).toBe(1);
  });

  it("refuses also the window that is in front already, which a source named and nobody could save", () => {
    const { controller, events, clock, store } = startWatched();
    store.failNext(2);
    events.window(EDITOR);
    expect(() => controller.recordWindow(EDITOR)).toThrow(StoreError);
    controller.recordWindow(EDITOR);
    expect(startController({ store, clock }).controller.state().evidence?.spans_count).toBe(1);
  });

  it("gives a span to the session it belongs to, also when only its end can be saved", () => {
    const { controller, clock, store } = startWatched();
    controller.recordWindow(EDITOR);
    clock.advance(1_000);
    controller.enterReview();
    const review = store.commits.at(-1);
    expect(review?.snapshot.session?.id).toBe("session-1");
    expect(review?.spans).toHaveLength(1);
    controller.end({ outcome: "done" });
    expect(store.commits.at(-1)?.spans).toBeUndefined();
  });
});
