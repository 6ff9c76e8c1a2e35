import type { CoachView, ProposalView } from "@antidrift/wire";
import { beforeEach, describe, expect, it } from "vitest";
import { PlanningForm, type PlanningDraft } from "./planning-form.svelte.js";
import { Stored } from "./storage.js";
import { coachView, memoryStorage } from "./testing.js";

const PROPOSAL: ProposalView = {
  next_action: "Draft it",
  success_condition: "Three paragraphs",
  timebox_secs: 1800,
};
const FILLED = { next_action: "Draft it", success_condition: "Three paragraphs", expects: "", minutes: "30" };
const EMPTY = { next_action: "", success_condition: "", expects: "", minutes: "25" };

let area: Storage;
let form: PlanningForm;

const open = () => new PlanningForm(new Stored<PlanningDraft>(() => area, "plan"));
const pending = (generation: number) => form.observe(coachView({ status: "pending", generation }));
const ready = (generation: number, more: Partial<CoachView> = {}) =>
  form.observe(coachView({ status: "ready", generation, proposal: PROPOSAL, ...more }));

beforeEach(() => {
  area = memoryStorage();
  form = open();
});

describe("a proposal", () => {
  it("fills the three fields", () => {
    form.sharpen();
    pending(1);
    ready(1);
    expect(form.values).toEqual(FILLED);
    expect(form.suggestions).toEqual({});
  });

  it("replaces what was written before Sharpen was pressed", () => {
    form.edit("next_action", "older words");
    form.sharpen();
    pending(1);
    ready(1);
    expect(form.values).toEqual(FILLED);
  });

  it("spares a field edited since, and waits beside it", () => {
    form.sharpen();
    form.edit("next_action", "my words");
    pending(1);
    form.edit("minutes", "30");
    ready(1);
    expect(form.values).toEqual({ ...FILLED, next_action: "my words" });
    expect(form.suggestions).toEqual({ next_action: "Draft it" });
  });

  it("spares a field that was emptied since", () => {
    form.edit("next_action", "x");
    form.sharpen();
    form.edit("next_action", "");
    ready(1);
    expect(form.values.next_action).toBe("");
  });

  it("fills once: later States of the same generation touch nothing", () => {
    form.sharpen();
    ready(1);
    form.edit("next_action", "");
    ready(1);
    ready(1, { program: "claude" });
    expect(form.values.next_action).toBe("");
  });

  it("is not taken from what is only coming in, or failed", () => {
    form.sharpen();
    form.observe(coachView({ status: "pending", generation: 1, partial: PROPOSAL, offline: PROPOSAL }));
    form.observe(coachView({ status: "error", generation: 1, error: "no", offline: PROPOSAL }));
    expect(form.values).toEqual(EMPTY);
  });

  it("asked for in another tab fills only what is empty here", () => {
    form.edit("next_action", "my words");
    pending(1);
    ready(1);
    expect(form.values).toEqual({ ...FILLED, next_action: "my words" });
    expect(form.suggestions).toEqual({ next_action: "Draft it" });
  });

  it("fills again after the daemon started over with its counting", () => {
    form.sharpen();
    pending(7);
    ready(7);
    form.observe(coachView({ generation: 0 }));
    form.sharpen();
    ready(1, { proposal: { ...PROPOSAL, next_action: "Another" } });
    expect(form.values.next_action).toBe("Another");
  });
});

describe("a suggestion beside a field", () => {
  beforeEach(() => {
    form.sharpen();
    form.edit("next_action", "my words");
    ready(1);
  });

  it("is taken with one call, and undone with one", () => {
    form.take("next_action");
    expect(form.values.next_action).toBe("Draft it");
    expect(form.suggestions).toEqual({});
    form.undo();
    expect(form.values.next_action).toBe("my words");
    expect(form.suggestions).toEqual({ next_action: "Draft it" });
  });

  it("goes away with the next question", () => {
    pending(2);
    expect(form.suggestions).toEqual({});
  });
});

describe("undo", () => {
  it("brings back all that was filled", () => {
    form.edit("next_action", "older words");
    form.sharpen();
    ready(1);
    form.undo();
    expect(form.values).toEqual({ ...EMPTY, next_action: "older words" });
    expect(form.canUndo).toBe(false);
  });

  it("leaves what was written into a filled field since", () => {
    form.sharpen();
    ready(1);
    form.edit("next_action", "Draft it today");
    form.undo();
    expect(form.values).toEqual({ ...EMPTY, next_action: "Draft it today" });
  });

  it("is not offered when nothing would change", () => {
    expect(form.canUndo).toBe(false);
    form.sharpen();
    ready(1);
    form.edit("next_action", "a");
    form.edit("success_condition", "b");
    form.edit("minutes", "5");
    expect(form.canUndo).toBe(false);
  });

  it("goes back more than one step", () => {
    form.takeAll({ ...PROPOSAL, next_action: "Offline" });
    form.sharpen();
    ready(1);
    form.undo();
    expect(form.values.next_action).toBe("Offline");
    form.undo();
    expect(form.values).toEqual(EMPTY);
  });
});

it("counts a draft that was taken as written by the user", () => {
  form.sharpen();
  pending(1);
  form.takeAll({ next_action: "Offline", success_condition: "Done", timebox_secs: 900 });
  ready(1);
  expect(form.values).toEqual({
    next_action: "Offline",
    success_condition: "Done",
    expects: "",
    minutes: "15",
  });
  const { expects: _none, ...offered } = FILLED;
  expect(form.suggestions).toEqual(offered);
});

it("need not offer a draft again that was taken and then changed, until the next question", () => {
  form.takeAll({ next_action: "Offline", success_condition: "Done", timebox_secs: 900 });
  form.edit("next_action", "Offline, in other words");
  expect(form.tookDraft).toBe(true);
  form.sharpen();
  expect(form.tookDraft).toBe(false);
});

describe("what Start sends", () => {
  it("is there exactly when all three fields are valid", () => {
    expect(form.commitment).toBeUndefined();
    form.edit("next_action", "  Draft it ");
    expect(form.commitment).toBeUndefined();
    form.edit("success_condition", "Three paragraphs");
    expect(form.commitment).toEqual({
      next_action: "Draft it",
      success_condition: "Three paragraphs",
      timebox_secs: 1500,
    });
    form.edit("minutes", "0");
    expect(form.commitment).toBeUndefined();
    expect(form.problems).toEqual({ minutes: "not_a_timebox" });
  });

  it("counts characters as the daemon does, by code point", () => {
    form.edit("success_condition", "x");
    form.edit("next_action", "😀".repeat(500));
    expect(form.commitment).toBeDefined();
    form.edit("next_action", "😀".repeat(501));
    expect(form.problems).toEqual({ next_action: "too_long" });
  });
});

describe("a reload", () => {
  it("keeps what was typed", () => {
    form.editIntent("the slides");
    form.edit("next_action", "my words");
    form = open();
    expect(form.intent).toBe("the slides");
    expect(form.values).toEqual({ ...EMPTY, next_action: "my words" });
  });

  it("neither fills again nor forgets which fields were edited", () => {
    form.sharpen();
    pending(1);
    form.edit("next_action", "my words");
    form = open();
    ready(1);
    expect(form.values).toEqual({ ...FILLED, next_action: "my words" });
    form.edit("success_condition", "");
    form = open();
    ready(1);
    expect(form.values.success_condition).toBe("");
  });

  it("begins with nothing after a commitment", () => {
    form.edit("next_action", "my words");
    form.forget();
    expect(open().values).toEqual(EMPTY);
  });
});

it.each([{ touched: 5, values: {} }, { intent: 5 }, { values: { next_action: 5 } }, { values: null }])(
  "begins with nothing where %j is kept",
  (rubbish) => {
    area.setItem("plan", JSON.stringify(rubbish));
    form = open();
    expect(form.intent).toBe("");
    expect(form.values).toEqual(EMPTY);
    expect(form.problems).toEqual({ next_action: "required", success_condition: "required" });
  },
);

describe("what belongs to it, and what to do about a drift", () => {
  const EXPECTS: ProposalView = { ...PROPOSAL, expects: ["Figma", "MDN"] };

  it("is filled by a proposal, and is part of the commitment", () => {
    form.sharpen();
    ready(1, { proposal: EXPECTS });
    form.editIfDrift("  I close the tab. ");
    expect(form.values.expects).toBe("Figma\nMDN");
    expect(form.commitment).toMatchObject({ expects: ["Figma", "MDN"], if_drift: "I close the tab." });
  });

  it("is spared when it was edited since, and waits beside it", () => {
    form.sharpen();
    form.edit("expects", "Vim");
    ready(1, { proposal: EXPECTS });
    expect(form.values.expects).toBe("Vim");
    expect(form.suggestions).toEqual({ expects: "Figma\nMDN" });
    form.take("expects");
    expect(form.values.expects).toBe("Figma\nMDN");
    form.undo();
    expect(form.values.expects).toBe("Vim");
  });

  it("is neither needed nor taken away by a proposal without it", () => {
    form.edit("expects", "Vim");
    form.sharpen();
    ready(1);
    expect(form.values.expects).toBe("Vim");
    expect(form.suggestions).toEqual({});
    form.edit("expects", "");
    expect(Object.keys(form.commitment ?? {})).toEqual(["next_action", "success_condition", "timebox_secs"]);
  });

  it("comes back after a reload, and the last three answers after many plans", () => {
    form.edit("expects", "Vim");
    form.editIfDrift("I stand up.");
    expect(open().values.expects).toBe("Vim");
    expect(open().ifDrift).toBe("I stand up.");

    const answers = new Stored<string[]>(() => area, "answers");
    const remembering = () => new PlanningForm(new Stored<PlanningDraft>(() => area, "plan"), answers);
    for (const answer of ["one", "two", "three", "two", "four"]) {
      const plan = remembering();
      plan.editIfDrift(answer);
      plan.forget();
    }
    expect(remembering().answersBefore).toEqual(["four", "two", "three"]);
    expect(remembering().ifDrift).toBe("");
  });
});
