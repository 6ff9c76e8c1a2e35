import { describe, expect, it } from "vitest";
import { InvalidInputError } from "../index.js";
import { COMMITMENT, startActive, startController } from "../testing/start-controller.js";

/** What a caller may send that the types would not let it. */
function anything(value: unknown): never {
  return value as never;
}

describe("a commitment", () => {
  it.each([
    ["next_action", { nextAction: " \u200b\n" }],
    ["next_action", { nextAction: "x".repeat(501) }],
    ["next_action", { nextAction: anything(undefined) }],
    ["success_condition", { successCondition: "" }],
    ["success_condition", { successCondition: anything(7) }],
    ["timebox_secs", { timeboxSecs: 59 }],
    ["timebox_secs", { timeboxSecs: 86_401 }],
    ["timebox_secs", { timeboxSecs: 60.5 }],
    ["timebox_secs", { timeboxSecs: Number.NaN }],
    ["timebox_secs", { timeboxSecs: anything("1500") }],
  ])("names %s when it is %o, and nothing changes", (field, wrong) => {
    const { controller, told } = startController();
    controller.enterPlanning();
    const before = controller.state();
    const start = () => controller.startManualCommitment({ ...COMMITMENT, ...wrong });
    expect(start).toThrow(InvalidInputError);
    expect(start).toThrow(expect.objectContaining({ code: "ErrInvalidInput", field }));
    expect(controller.state()).toEqual(before);
    expect(told).toHaveLength(1);
  });

  it("may use its limits to the full, counted in characters after trimming", () => {
    const { controller } = startController();
    controller.enterPlanning();
    const text = "\u{1F600}".repeat(500);
    controller.startManualCommitment({
      nextAction: ` ${text} `,
      successCondition: text,
      timeboxSecs: 86_400,
    });
    expect(controller.state().commitment).toMatchObject({ next_action: text, timebox_secs: 86_400 });
  });

  it("is kept well-formed and without control characters", () => {
    const { controller } = startController();
    controller.enterPlanning();
    controller.startManualCommitment({ ...COMMITMENT, nextAction: "a\u0000b\u001b[31m \uDC00\r\nc" });
    expect(controller.state().commitment?.next_action).toBe("ab[31m \uFFFD\nc");
  });
});

describe("an extension", () => {
  it.each([0, -1_501, -86_401, 1.5, 86_401, Number.NaN, anything("60"), anything(undefined)])(
    "of %o is refused",
    (secs) => {
      const { controller } = startActive();
      const before = controller.state();
      expect(() => controller.extend(secs)).toThrow(expect.objectContaining({ field: "secs" }));
      expect(controller.state()).toEqual(before);
    },
  );

  it("may take away what is left, and no more", () => {
    const { controller, clock } = startActive();
    clock.advance(60_000);
    controller.extend(-600);
    expect(controller.state().commitment).toMatchObject({
      timebox_secs: 900,
      extensions: 1,
      overtime: false,
    });
    expect(() => controller.extend(-841)).toThrow(expect.objectContaining({ field: "secs" }));
    controller.extend(-840);
    expect(controller.state().commitment).toMatchObject({ timebox_secs: 60, overtime: true });
  });

  it("of a session that was forgotten says what to do", () => {
    const { controller, clock } = startActive();
    clock.advance(86_401_000);
    expect(() => controller.extend(100_000)).toThrow("Say that you are done");
    controller.enterReview();
  });

  it("may not make the whole longer than 24 hours", () => {
    const { controller } = startActive();
    controller.extend(84_900);
    expect(() => controller.extend(1)).toThrow(expect.objectContaining({ field: "secs" }));
    expect(controller.state().commitment?.timebox_secs).toBe(86_400);
  });
});

describe("an outcome", () => {
  it.each([
    ["outcome", {}],
    ["outcome", { outcome: anything("not_recorded") }],
    ["outcome", { outcome: anything("toString") }],
    ["note", { outcome: "done" as const, note: "x".repeat(4_001) }],
    ["note", { outcome: "done" as const, note: anything(5) }],
  ])("names %s when it is %o", (field, input) => {
    const { controller, store } = startActive();
    controller.enterReview();
    expect(() => controller.end(input)).toThrow(expect.objectContaining({ field }));
    expect(controller.state().runtime_state).toBe("review");
    expect(store.ended).toEqual([]);
  });
});
