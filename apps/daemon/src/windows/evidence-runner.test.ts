import type { WindowEvents, WindowSource } from "@antidrift/session";
import type { StateView } from "@antidrift/wire";
import { beforeEach, expect, it } from "vitest";
import { EvidenceRunner, type EvidenceController } from "./evidence-runner.js";
import { RecordedEvents } from "./testing/recorded-events.js";

type RuntimeState = StateView["runtime_state"];

/** As much of a session as the runner sees: its state, and who listens to it. */
class SessionStandIn implements EvidenceController {
  readonly windowEvents = new RecordedEvents();
  readonly sources: unknown[][] = [];
  listener: ((state: StateView) => void) | undefined;
  idle = false;
  #state: RuntimeState;

  constructor(state: RuntimeState) {
    this.#state = state;
  }

  state(): StateView {
    const health = { status: "healthy", since_ms: 0 } as const;
    const evidence = { source: "stand-in", health, idle: this.idle, spans_count: 0 };
    return { revision: 1, now_ms: 0, runtime_state: this.#state, evidence, notices: [] };
  }
  subscribe(listener: (state: StateView) => void): () => void {
    this.listener = listener;
    return () => (this.listener = undefined);
  }
  setEvidenceSource(...source: unknown[]): void {
    this.sources.push(source.filter((part) => part !== undefined));
  }
  become(state: RuntimeState): void {
    this.#state = state;
    this.listener?.(this.state());
  }
}

class SourceStandIn implements WindowSource {
  readonly name = "stand-in";
  readonly calls: string[] = [];
  events: WindowEvents | undefined;

  start(events: WindowEvents): void {
    this.events = events;
    this.calls.push("start");
  }
  async stop(): Promise<void> {
    this.calls.push("stop");
  }
}

let source: SourceStandIn;
beforeEach(() => {
  source = new SourceStandIn();
});

it("watches while a session is active, and at no other time", () => {
  const session = new SessionStandIn("locked");
  new EvidenceRunner(session, { name: source.name, source }).start();
  for (const state of ["planning", "active", "active", "review", "locked"] as const) session.become(state);
  expect(source.calls).toEqual(["start", "stop"]);
  session.become("active");
  expect(source.calls).toEqual(["start", "stop", "start"]);
  expect(source.events).toBe(session.windowEvents);
});

it("watches at once when the session of before the restart is still active", () => {
  new EvidenceRunner(new SessionStandIn("active"), { name: source.name, source }).start();
  expect(source.calls).toEqual(["start"]);
});

it("names the source anew for each session, so that the last one's idleness does not stay", () => {
  const session = new SessionStandIn("locked");
  new EvidenceRunner(session, { name: source.name, source }).start();
  session.become("active");
  expect(session.sources).toEqual([["stand-in"], ["stand-in"]]);
});

it("looks again at once when the rules are others, without naming the source anew", () => {
  const session = new SessionStandIn("active");
  const runner = new EvidenceRunner(session, { name: source.name, source });
  runner.start();
  runner.lookAgain();
  session.become("active");
  expect(source.calls).toEqual(["start", "stop", "start"]);
  expect(session.sources).toEqual([["stand-in"], ["stand-in"]]);
});

it("looks again only once the user is back: a new start would take them for present", () => {
  const session = new SessionStandIn("active");
  const runner = new EvidenceRunner(session, { name: source.name, source });
  runner.start();
  session.idle = true;
  runner.lookAgain();
  session.become("active");
  expect(source.calls).toEqual(["start"]);
  session.idle = false;
  session.become("active");
  session.become("active");
  expect(source.calls).toEqual(["start", "stop", "start"]);
});

it("does not look again where nothing is watched", () => {
  const session = new SessionStandIn("locked");
  const runner = new EvidenceRunner(session, { name: source.name, source });
  runner.start();
  runner.lookAgain();
  session.become("active");
  expect(source.calls).toEqual(["start"]);
});

it("says why nothing can be seen, and starts nothing", () => {
  const verdict = { status: "unavailable", reason: "There is no way." } as const;
  const session = new SessionStandIn("active");
  new EvidenceRunner(session, { name: "gnome", verdict }).start();
  expect(session.sources).toEqual([["gnome", verdict]]);
});

it("stops for good", async () => {
  const session = new SessionStandIn("active");
  const runner = new EvidenceRunner(session, { name: source.name, source });
  runner.start();
  await runner.stop();
  session.become("active");
  expect(source.calls).toEqual(["start", "stop"]);
});
