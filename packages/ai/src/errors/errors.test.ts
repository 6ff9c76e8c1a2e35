import { inspect } from "node:util";
import { describe, expect, it } from "vitest";
import { AiError } from "./ai-error.js";
import { BackendError } from "./backend-error.js";
import { EmptyResponseError } from "./empty-response-error.js";
import { InvalidProposalError } from "./invalid-proposal-error.js";
import { NoJSONError } from "./no-json-error.js";
import { UnknownBackendError } from "./unknown-backend-error.js";

describe("errors", () => {
  it.each([
    [new BackendError({ reason: "failed", program: "claude" }), "BackendError", "ErrBackend"],
    [new UnknownBackendError("gpt", ["claude"]), "UnknownBackendError", "ErrUnknownBackend"],
    [new EmptyResponseError(), "EmptyResponseError", "ErrEmptyResponse"],
    [new NoJSONError("hello"), "NoJSONError", "ErrNoJSON"],
    [new InvalidProposalError("next_action", "is empty"), "InvalidProposalError", "ErrInvalidProposal"],
  ])("are told apart by class, name and code: %s", (error, name, code) => {
    expect(error).toBeInstanceOf(AiError);
    expect(error).toBeInstanceOf(Error);
    expect(error.name).toBe(name);
    expect(error.code).toBe(code);
    expect(error.stack).toContain("errors.test");
  });

  it("keep exit code, reset time, standard error and cause of a failed run", () => {
    const cause = new Error("spawn ENOENT");
    const error = new BackendError({
      reason: "rate_limited",
      program: "codex",
      exitCode: 1,
      resets: "1pm",
      stderrTail: "banner",
      cause,
    });
    expect(error).toMatchObject({
      reason: "rate_limited",
      program: "codex",
      exitCode: 1,
      resets: "1pm",
      cause,
    });
    expect(error.stderrTail).toBe("banner");
    expect(error.message).toBe("codex says its usage limit is reached (exit code 1, resets 1pm)");
  });

  it("leave out what a failed run did not have", () => {
    const error = new BackendError({ reason: "cancelled", program: "claude" });
    expect(Object.keys(error).toSorted()).toEqual(["code", "name", "program", "reason"]);
    expect("cause" in error).toBe(false);
    expect(error.stderrTail).toBeUndefined();
  });

  it("show neither standard error nor the answer when logged or serialised", () => {
    const failed = new BackendError({ reason: "failed", program: "codex", stderrTail: "my secret intent" });
    const noJSON = new NoJSONError("my secret intent");
    for (const error of [failed, noJSON]) {
      expect(JSON.stringify(error)).not.toContain("secret");
      expect(inspect(error, { depth: 9, showHidden: true })).not.toContain("secret");
      expect(JSON.stringify({ ...error })).not.toContain("secret");
    }
    expect(noJSON.text).toBe("my secret intent");
  });

  it("list the known backends when one is unknown", () => {
    const error = new UnknownBackendError("gpt", ["claude", "codex", "offline"]);
    expect(error.known).toEqual(["claude", "codex", "offline"]);
    expect(error.message).toContain("claude, codex, offline");
    expect(error.asked).toBe("gpt");
  });
});
