import { describe, expect, it } from "vitest";
import type { ModelRequest } from "../backend.js";
import type { Proposal } from "../proposal.js";
import { FakeBackend } from "./fake-backend.js";
import { FakeCoach } from "./fake-coach.js";
import { Gate } from "./gate.js";

const { signal } = new AbortController();
const [A, B, C] = ["a", "b", "c"].map((prompt) => ({ system: "role", prompt })) as [
  ModelRequest,
  ModelRequest,
  ModelRequest,
];
const PROPOSAL: Proposal = { nextAction: "Go", successCondition: "Gone", timeboxSecs: 60 };

describe("FakeBackend", () => {
  it("answers with a value each time and records prompts and options", async () => {
    const backend = new FakeBackend({ output: "out" });
    const options = { signal, onText: () => {} };
    expect([await backend.run(A, options), await backend.run(B, { signal })]).toEqual(["out", "out"]);
    expect(backend.requests).toEqual([A, B]);
    expect(backend.prompts).toEqual(["a", "b"]);
    expect(backend.options).toEqual([options, { signal }]);
  });

  it("works through a list of answers and errors, then throws", async () => {
    const backend = new FakeBackend({ output: ["one", new Error("two")] });
    await expect(backend.run(A, { signal })).resolves.toBe("one");
    await expect(backend.run(B, { signal })).rejects.toThrow("two");
    await expect(backend.run(C, { signal })).rejects.toThrow("called 3 times");
  });

  it("asks a function, which may wait at a gate or answer with an error", async () => {
    const gate = new Gate<string>();
    const backend = new FakeBackend({
      output: ({ prompt }) => (prompt === "wait" ? gate.opened : new Error(prompt)),
    });
    const waiting = backend.run({ ...A, prompt: "wait" }, { signal });
    await expect(backend.run({ ...A, prompt: "fail" }, { signal })).rejects.toThrow("fail");
    gate.open("later");
    await expect(waiting).resolves.toBe("later");
  });

  it("throws when nothing was scripted", async () => {
    await expect(new FakeBackend().run(A, { signal })).rejects.toThrow("FakeBackend.run");
  });

  it("is ready unless told otherwise, and counts the other calls", async () => {
    const backend = new FakeBackend({ name: "claude" });
    expect(await backend.status()).toEqual({ program: "claude", status: "ready" });
    const missing = new FakeBackend({ status: { program: "codex", status: "not_installed" } });
    expect((await missing.status()).status).toBe("not_installed");
    backend.warm({ system: "role" });
    backend.cool();
    await backend.close();
    expect(backend.calls).toEqual({ warm: 1, cool: 1, close: 1 });
    expect(backend.warmed).toEqual([{ system: "role" }]);
  });
});

describe("FakeCoach", () => {
  it("answers with a proposal and records intents and options", async () => {
    const coach = new FakeCoach({ proposal: PROPOSAL });
    await expect(coach.coach("go", { signal })).resolves.toBe(PROPOSAL);
    expect(coach.intents).toEqual(["go"]);
    expect(coach.options).toEqual([{ signal }]);
    coach.prepare();
    coach.release();
    expect(coach.calls).toEqual({ prepare: 1, release: 1 });
  });

  it("fails at a gate that is made to fail", async () => {
    const gate = new Gate<Proposal>();
    const answer = new FakeCoach({ proposal: () => gate.opened }).coach("go", { signal });
    gate.fail(new Error("no"));
    await expect(answer).rejects.toThrow("no");
  });
});
