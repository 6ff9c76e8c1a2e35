import { expect, test } from "vitest";
import { openTestStore, session, snapshot, temporaryStateDir } from "../test-support.js";
import { exportCsv } from "./export-csv.js";
import { exportJson } from "./export-json.js";

test("the table has a line a session under a line of names", () => {
  const { store, history } = openTestStore(temporaryStateDir());
  store.commit({ snapshot: snapshot(1), ended: session(1, { note: `"fine", she said\r\nthen left` }) });
  expect([...exportCsv(history)].join("")).toBe(
    "\ufeffid,started_at,ended_at,next_action,success_condition,outcome,note,planned_timebox_secs," +
      "extensions,extended_secs,worked_secs,overtime_secs,gap_secs,observed_secs\r\n" +
      "session-1,2026-03-01T12:01:00.000Z,2026-03-01T12:01:50.000Z,Action 1,Condition 1,done," +
      `"""fine"", she said\r\nthen left",1500,1,300,40,0,10,\r\n`,
  );
});

test("formulas are made harmless in the table only", () => {
  const { store, history } = openTestStore(temporaryStateDir());
  store.commit({ snapshot: snapshot(1), ended: session(1, { next_action: "=HYPERLINK(1)" }) });
  expect([...exportCsv(history)].join("")).toContain(",'=HYPERLINK(1),");
  expect([...exportJson(history, 1)].join("")).toContain(`"next_action":"=HYPERLINK(1)"`);
});
