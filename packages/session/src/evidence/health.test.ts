import { describe, expect, it } from "vitest";
import { startActive } from "../testing/start-controller.js";

const START = 1_800_000_000_000;
const EDITOR = { app: "Editor", title: "report.md" };
const MAIL = { app: "Mail", title: "Inbox" };

function startWatched() {
  const harness = startActive();
  harness.controller.setEvidenceSource("x11");
  harness.controller.windowEvents.window(EDITOR);
  harness.told.length = 0;
  return { ...harness, events: harness.controller.windowEvents };
}

/** Spans as application and seconds since the start. */
function spansOf({ store }: ReturnType<typeof startActive>) {
  return store.spans.map(({ app, from_ms, to_ms }) => [
    app,
    (from_ms - START) / 1_000,
    (to_ms - START) / 1_000,
  ]);
}

describe("evidence health", () => {
  it("is stale 30 s after the last sign of life, told once, and nothing counts as seen since that sign", () => {
    const harness = startWatched();
    const { controller, events, clock, told } = harness;
    clock.advance(20_000);
    events.alive();
    clock.advance(29_999);
    expect(told).toEqual([]);
    clock.advance(1);
    expect(told).toHaveLength(1);
    expect(told[0]?.evidence).toMatchObject({ health: { status: "stale", since_ms: START + 20_000 } });
    expect(told[0]?.evidence?.current).toBeUndefined();
    clock.advance(60_000);
    expect(told).toHaveLength(1);
    events.alive();
    expect(controller.state().evidence).toMatchObject({ health: { status: "healthy" }, current: EDITOR });
    clock.advance(10_000);
    controller.enterReview();
    expect(spansOf(harness)).toEqual([
      ["Editor", 0, 20],
      ["", 20, 110],
      ["Editor", 110, 120],
    ]);
  });

  it("stays healthy for as long as there are signs of life", () => {
    const { controller, events, clock, told } = startWatched();
    for (let sign = 0; sign < 100; sign += 1) {
      clock.advance(29_000);
      events.alive();
    }
    expect(told.map(({ commitment }) => commitment?.overtime)).toEqual([true]);
    expect(controller.state().evidence?.health).toEqual({ status: "healthy", since_ms: START });
  });

  it("is unavailable with the source's reason until the source sees again", () => {
    const harness = startWatched();
    const { controller, events, clock, told } = harness;
    clock.advance(10_000);
    events.unavailable("xprop is not installed: run\u0007 \u202eapt install x11-utils");
    events.unavailable("xprop is not installed: run apt install x11-utils");
    expect(told).toHaveLength(1);
    expect(controller.state().evidence?.health).toEqual({
      status: "unavailable",
      reason: "xprop is not installed: run apt install x11-utils",
      since_ms: START + 10_000,
    });
    clock.advance(60_000);
    expect(told).toHaveLength(1);
    events.window(MAIL);
    expect(controller.state().evidence?.health).toEqual({ status: "healthy", since_ms: START + 70_000 });
    clock.advance(5_000);
    controller.enterReview();
    expect(spansOf(harness)).toEqual([
      ["Editor", 0, 10],
      ["", 10, 70],
      ["Mail", 70, 75],
    ]);
  });

  it("knows nothing of the window when a source that was unavailable only lives again", () => {
    const { controller, events } = startWatched();
    events.unavailable("The X server is gone.");
    events.alive();
    expect(controller.state().evidence?.health.status).toBe("healthy");
    expect(controller.state().evidence?.current).toBeUndefined();
  });

  it("is off when it was turned off, whatever anybody reports", () => {
    const { controller, events } = startWatched();
    controller.setEvidenceSource("off", { status: "off", reason: "Turned off by ANTIDRIFT_EVIDENCE." });
    events.window(EDITOR);
    events.alive();
    events.idle(true);
    events.unavailable("x");
    controller.recordWindow(EDITOR);
    expect(controller.state().evidence).toMatchObject({
      source: "off",
      idle: false,
      health: { status: "off", reason: "Turned off by ANTIDRIFT_EVIDENCE." },
    });
    expect(controller.state().evidence?.current).toBeUndefined();
  });

  it("means unknown, not stale and not drift, while nobody gives input", () => {
    const harness = startWatched();
    const { controller, events, clock } = harness;
    clock.advance(10_000);
    events.idle(true);
    expect(controller.state().evidence).toMatchObject({ idle: true, health: { status: "healthy" } });
    expect(controller.state().evidence?.current).toBeUndefined();
    clock.advance(300_000);
    expect(controller.state().evidence?.health.status).toBe("healthy");
    events.window(MAIL);
    events.idle(false);
    clock.advance(5_000);
    controller.enterReview();
    expect(spansOf(harness)).toEqual([
      ["Editor", 0, 10],
      ["", 10, 310],
      ["Mail", 310, 315],
    ]);
  });

  it("claims nothing of a sleep, nor after it until the source speaks", () => {
    const harness = startWatched();
    const { controller, events, clock } = harness;
    clock.advance(10_000);
    events.alive();
    clock.sleep(600_000);
    expect(controller.state().evidence?.health.status).toBe("stale");
    clock.advance(5_000);
    events.alive();
    clock.advance(10_000);
    controller.enterReview();
    expect(spansOf(harness)).toEqual([
      ["Editor", 0, 10],
      ["", 610, 615],
      ["Editor", 615, 625],
    ]);
    expect(controller.state().evidence?.summary).toMatchObject({
      observed_secs: 20,
      unknown_secs: 5,
      gap_secs: 600,
      longest_stretch: { app: "Editor", secs: 10 },
    });
  });

  it("does not stretch the last window over a stop too short for a gap", () => {
    const harness = startWatched();
    const { controller, events, clock } = harness;
    clock.sleep(45_000);
    events.alive();
    controller.enterReview();
    expect(spansOf(harness)).toEqual([["", 0, 45]]);
    expect(controller.state().evidence?.summary).toMatchObject({ observed_secs: 0, unknown_secs: 45 });
  });
});

describe("two that report", () => {
  it("a pushed window is believed until its reporter is silent for 30 s, then the source again", () => {
    const harness = startWatched();
    const { controller, events, clock } = harness;
    clock.advance(10_000);
    controller.recordWindow(MAIL);
    expect(controller.state().evidence).toMatchObject({ source: "http", current: MAIL });
    clock.advance(20_000);
    events.alive();
    expect(controller.state().evidence).toMatchObject({ source: "http", current: MAIL });
    clock.advance(10_000);
    expect(controller.state().evidence).toMatchObject({ source: "x11", current: EDITOR });
    controller.enterReview();
    expect(spansOf(harness)).toEqual([
      ["Editor", 0, 10],
      ["", 10, 40],
    ]);
  });

  it("a pushed window makes evidence healthy where no source can see", () => {
    const { controller, clock, told } = startWatched();
    controller.setEvidenceSource("wayland", { status: "unavailable", reason: "This desktop tells nobody." });
    expect(controller.state().evidence).toMatchObject({
      source: "wayland",
      health: { status: "unavailable" },
    });
    controller.recordWindow(MAIL);
    expect(told.at(-1)?.evidence).toMatchObject({
      source: "http",
      health: { status: "healthy" },
      current: MAIL,
    });
    clock.advance(30_000);
    expect(told.at(-1)?.evidence).toMatchObject({
      source: "wayland",
      health: { status: "unavailable", reason: "This desktop tells nobody." },
    });
  });

  it("a source chosen while a pushed window is believed is the one to fall back to", () => {
    const { controller, clock } = startWatched();
    controller.recordWindow(MAIL);
    controller.setEvidenceSource("sway");
    expect(controller.state().evidence?.source).toBe("http");
    controller.setEvidenceSource("hyprland");
    controller.windowEvents.window(EDITOR);
    clock.advance(1);
    expect(controller.state().evidence).toMatchObject({ source: "hyprland", current: EDITOR });
  });

  it("another source starts with nothing from the one before", () => {
    const { controller } = startWatched();
    controller.setEvidenceSource("sway");
    expect(controller.state().evidence).toMatchObject({ source: "sway", health: { status: "stale" } });
    expect(controller.state().evidence?.current).toBeUndefined();
  });
});
