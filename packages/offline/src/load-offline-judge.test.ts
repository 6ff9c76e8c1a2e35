import { expect, it } from "vitest";
import { loadOfflineJudge } from "./load-offline-judge.js";

it("gives a judge that answers at once", async () => {
  const judge = await loadOfflineJudge();
  const commitment = { nextAction: "Draft the lease agreement", successCondition: "Sent to the landlord" };
  expect(judge.judge(commitment, { app: "WINWORD.EXE", title: "lease_v2.docx - Word" })).toMatchObject({
    relation: "on_task",
  });
});
