import { InvalidInputError, StoreError } from "@antidrift/session";
import { testHistory } from "@antidrift/session/testing";
import * as vitest from "vitest";
import { expect, test } from "vitest";
import { openTestStore, session, snapshot, spans, temporaryStateDir } from "./test-support.js";

testHistory(() => openTestStore(temporaryStateDir()), vitest);

test.each([[`["a","b"]`], [`[1,"b",2]`], ["[]"]])("refuses a cursor that says %s", (text) => {
  const { history } = openTestStore(temporaryStateDir());
  const cursor = Buffer.from(text).toString("base64url");
  expect(() => history.list({ limit: 2, cursor })).toThrow(InvalidInputError);
});

test("a session may have 100,000 spans", () => {
  const { store, history } = openTestStore(temporaryStateDir());
  store.commit({ snapshot: snapshot(1), ended: session(1), spans: spans(100_000) });
  expect(history.get("session-1", { limit: 10 }).spansCount).toBe(100_000);
  let count = 0;
  for (const _ of history.spans("session-1")) count += 1;
  expect(count).toBe(100_000);
  expect(history.remove("session-1").spans).toHaveLength(100_000);
});

test("an import after the store was closed is refused", async () => {
  const opened = openTestStore(temporaryStateDir());
  const staged = opened.history.beginImport();
  await opened.close();
  expect(() => staged.finish()).toThrow(StoreError);
});
