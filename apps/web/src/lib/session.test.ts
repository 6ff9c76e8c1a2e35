import { ApiError, UnreachableError } from "@antidrift/client";
import type { StateView } from "@antidrift/wire";
import { beforeEach, describe, expect, it } from "vitest";
import { Session } from "./session.svelte.js";
import { commitmentView, stateView } from "./testing.js";

const works = (parts?: Partial<StateView>) => () => Promise.resolve(stateView(parts));
const fails = (error: Error) => async (): Promise<StateView> => {
  throw error;
};

let clock: { now: number };
let session: Session;

beforeEach(() => {
  clock = { now: 5000 };
  session = new Session(clock, () => clock.now);
});

describe("which State counts", () => {
  it("is the newest revision", () => {
    session.accept(stateView({ revision: 5, runtime_state: "planning" }));
    session.accept(stateView({ revision: 4 }));
    expect(session.view?.runtime_state).toBe("planning");
    session.accept(stateView({ revision: 6, runtime_state: "active" }));
    expect(session.view?.runtime_state).toBe("active");
  });

  it("is the first word of a new connection, when the daemon counts from the beginning", () => {
    session.accept(stateView({ revision: 90, now_ms: 1000, runtime_state: "planning" }));
    session.accept(stateView({ revision: 2, now_ms: 2000 }), true);
    expect(session.view?.revision).toBe(2);
  });

  it("is not a first word that was overtaken by an answer", () => {
    session.accept(stateView({ revision: 11, now_ms: 2000 }));
    session.accept(stateView({ revision: 10, now_ms: 1999 }), true);
    expect(session.view?.revision).toBe(11);
  });
});

describe("the daemon's clock", () => {
  it("goes on from what the State says, by this machine's monotonic clock", () => {
    session.accept(stateView({ now_ms: 1_000_000 }));
    clock.now += 2500;
    expect(session.serverNow).toBe(1_002_500);
  });

  it("is corrected by the next State: after a sleep the countdown is deadline minus now", () => {
    const commitment = commitmentView({ deadline_ms: 2_500_000 });
    session.accept(stateView({ now_ms: 1_000_000, runtime_state: "active", commitment }));
    session.accept(stateView({ now_ms: 2_440_000, runtime_state: "active", commitment }));
    expect(session.countdown).toMatchObject({ secs: 60, overtime: false });
  });
});

describe("a pause", () => {
  it("holds the countdown, and lets it go on from there", () => {
    const commitment = commitmentView({ deadline_ms: 1_600_000 });
    const paused = { ...commitment, paused: { since_ms: 1_000_000 } };
    session.accept(stateView({ now_ms: 1_000_000, runtime_state: "active", commitment: paused }));
    clock.now += 60_000;
    expect(session.countdown?.secs).toBe(600);
    const resumed = { ...commitment, deadline_ms: 1_660_000 };
    session.accept(
      stateView({ revision: 2, now_ms: 1_060_000, runtime_state: "active", commitment: resumed }),
    );
    clock.now += 1000;
    expect(session.countdown?.secs).toBe(599);
  });
});

describe("a command", () => {
  it("takes its answer over", async () => {
    expect(await session.run("x", works({ runtime_state: "planning" }))).toBe(true);
    expect(session.view?.runtime_state).toBe("planning");
  });

  it("runs once when its button is clicked twice", async () => {
    const opened: ((view: StateView) => void)[] = [];
    const command = () => new Promise<StateView>((resolve) => opened.push(resolve));
    const first = session.run("start", command);
    expect(await session.run("start", command)).toBe(false);
    expect(opened).toHaveLength(1);
    opened[0]?.(stateView());
    expect(await first).toBe(true);
  });

  it.each([
    new UnreachableError(new TypeError("failed")),
    new ApiError({ status: 400, code: "invalid", message: "Too long.", field: "next_action" }),
  ])("keeps its failure, and forgets it with the next success: %s", async (error) => {
    expect(await session.run("x", fails(error))).toBe(false);
    expect(session.failure).toBe(error);
    await session.run("x", works());
    expect(session.failure).toBeUndefined();
  });

  it("that got lost is forgotten when the connection lives again, a refusal is not", async () => {
    await session.run("x", fails(new UnreachableError(new TypeError("failed"))));
    session.health = "disconnected";
    expect(session.failure).toBeDefined();
    session.health = "live";
    expect(session.failure).toBeUndefined();
    await session.run("x", fails(new ApiError({ status: 400, code: "invalid", message: "Too long." })));
    session.health = "live";
    expect(session.failure).toBeDefined();
  });

  it("does not hide a mistake of the page's own", async () => {
    await expect(session.run("x", fails(new RangeError("bug")))).rejects.toThrow(RangeError);
  });
});
