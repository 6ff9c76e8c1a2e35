import type * as vitest from "vitest";
import type { Store, StoreChange } from "../ports/store.js";
import type { SessionRecord } from "@antidrift/wire";
import { StoreError } from "../errors/store-error.js";

/** One place of storage, as an adapter's test provides it. */
export interface StoreUnderTest {
  /** Opens it, as a daemon does at start; a second call comes after the first store was let go without a word. */
  readonly open: () => Store;
  /** Makes the next commit of the open store fail, where the adapter's test can. */
  readonly failNext?: () => void;
}

type Vitest = Pick<typeof vitest, "describe" | "it" | "expect">;

const ACTIVE: StoreChange["snapshot"] = {
  revision: 7,
  runtime_state: "active",
  saved_at_ms: 1_800_000_060_000,
  session: {
    id: "session-1",
    next_action: 'Draft "the summary" \u{1F600}\n\u2028 <b>',
    success_condition: "It has 3 paragraphs",
    planned_timebox_secs: 1_500,
    extensions: [{ at_ms: 1_800_000_030_000, secs: 300 }],
    started_at_ms: 1_800_000_000_000,
    elapsed_ms: 60_000,
    gaps: [],
    evidence: {
      apps: [
        { app: "Zed", ms: 1 },
        { app: "Editor", ms: 2 },
      ],
      other_ms: 0,
      observed_ms: 3,
      unknown_ms: 0,
      switches: 1,
      spans_count: 2,
    },
  },
};

const LOCKED: StoreChange["snapshot"] = {
  revision: 9,
  runtime_state: "locked",
  saved_at_ms: 1_800_000_070_000,
};

const ENDED: SessionRecord = {
  id: "session-1",
  next_action: "Draft the summary",
  success_condition: "It has 3 paragraphs",
  planned_timebox_secs: 1_500,
  extensions: [],
  started_at_ms: 1_800_000_000_000,
  ended_at_ms: 1_800_000_060_000,
  worked_secs: 60,
  overtime_secs: 0,
  gaps: [],
  outcome: "done",
  note: "",
};

const SPAN = { kind: "window", app: "Editor", title: "a", from_ms: 0, to_ms: 1 } as const;

/** What every adapter of the `Store` port must do. Call it in a test file, with that file's vitest. */
export function testStore(newStore: () => StoreUnderTest, { describe, it, expect }: Vitest): void {
  describe("as a Store", () => {
    it("has nothing to load at first", () => {
      expect(newStore().open().load()).toEqual({ notices: [] });
    });

    it("loads what was committed last, to the character and in order", () => {
      const { open } = newStore();
      const store = open();
      store.load();
      store.commit({ snapshot: LOCKED });
      store.commit({ snapshot: ACTIVE });
      expect(open().load()).toEqual({ snapshot: ACTIVE, notices: [] });
    });

    it("takes spans of the running session, and of the one that ends, with the change", () => {
      const { open } = newStore();
      const store = open();
      store.load();
      store.commit({ snapshot: ACTIVE, spans: [SPAN, { ...SPAN, from_ms: 1, to_ms: 2 }] });
      store.commit({ snapshot: LOCKED, spans: [{ ...SPAN, from_ms: 2, to_ms: 3 }], ended: ENDED });
      expect(open().load()).toEqual({ snapshot: LOCKED, notices: [] });
    });

    it("keeps nothing of what it is given but its value", () => {
      const { open } = newStore();
      const store = open();
      store.load();
      const snapshot = structuredClone(ACTIVE);
      store.commit({ snapshot });
      snapshot.revision = 99;
      expect(open().load().snapshot?.revision).toBe(7);
    });

    it("refuses with a StoreError and is as before", ({ skip }) => {
      const { open, failNext } = newStore();
      if (failNext === undefined) return skip("this adapter's test cannot make it fail");
      const store = open();
      store.load();
      store.commit({ snapshot: LOCKED });
      failNext();
      expect(() => store.commit({ snapshot: ACTIVE, spans: [SPAN] })).toThrow(StoreError);
      expect(open().load().snapshot).toEqual(LOCKED);
      store.commit({ snapshot: ACTIVE });
      expect(open().load().snapshot).toEqual(ACTIVE);
    });
  });
}
