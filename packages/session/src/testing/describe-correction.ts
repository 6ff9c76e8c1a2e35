import type * as vitest from "vitest";
import { SessionNotFoundError } from "../errors/session-not-found-error.js";
import type { History } from "../ports/history.js";

type Vitest = Pick<typeof vitest, "describe" | "it" | "expect">;
type Opened = (...numbers: number[]) => { readonly history: History };

/** A correction of an ended session, for every adapter. `opened` fills one with sessions of these numbers. */
export function describeCorrection(opened: Opened, { describe, it, expect }: Vitest): void {
  describe("corrects", () => {
    it("a session with all its spans, and no other", () => {
      const under = opened(1, 2);
      const note = "corrected";
      const changed = under.history.correct("session-1", ({ session, spans }) => ({
        session: { ...session, note },
        spans: spans.map((span) => ({ ...span, relation: "on_task" })),
      }));
      expect(changed.note).toBe(note);
      const { session, spans } = under.history.get("session-1", { limit: 100 });
      expect(session).toEqual(changed);
      expect(spans.map(({ relation }) => relation)).toEqual(["on_task", "on_task", "on_task"]);
      expect(under.history.get("session-2", { limit: 1 }).session.note).toBe("");
    });

    it("nothing when that fails, and no other session", () => {
      const under = opened(1);
      const before = under.history.get("session-1", { limit: 100 });
      expect(() => under.history.correct("session-1", fail)).toThrow(RangeError);
      expect(under.history.get("session-1", { limit: 100 })).toEqual(before);
      expect(() => under.history.correct("elsewhere", (entry) => entry)).toThrow(SessionNotFoundError);
    });
  });
}

function fail(): never {
  throw new RangeError("no");
}
