import {
  BackendError,
  EmptyResponseError,
  InvalidProposalError,
  NoJSONError,
  type BackendErrorReason,
} from "@antidrift/ai";
import type { CoachFailureReason } from "@antidrift/wire";
import { describe, expect, expectTypeOf, it } from "vitest";
import { describeCoachFailure, wireError } from "./error-table.js";
import { RequestRefusedError } from "./request-refused-error.js";

class CodedError extends Error {
  readonly code: string;

  constructor(code: string, evidence: object = {}, message = "a sentence of its own") {
    super(message);
    this.code = code;
    Object.assign(this, evidence);
  }
}

describe("wireError", () => {
  it.each([
    ["ErrIllegalTransition", 409, "illegal_transition"],
    ["ErrNotPlanning", 400, "not_planning"],
    ["ErrInvalidInput", 400, "invalid_input"],
    ["ErrStore", 503, "not_saved"],
    ["ErrStoreRead", 503, "not_readable"],
    ["ErrClosed", 503, "stopping"],
    ["ErrNoHost", 400, "bad_request"],
    ["ErrExpectation", 417, "bad_expectation"],
    ["ErrJson", 400, "bad_body"],
    ["ErrNotAnExport", 400, "bad_body"],
    ["ErrBadBody", 400, "bad_body"],
    ["ErrBadQuery", 400, "bad_query"],
    ["ErrBadUrl", 400, "bad_url"],
    ["ErrContentType", 400, "bad_content_type"],
    ["ErrNotAuthorized", 401, "not_authorized"],
    ["ErrForeignOrigin", 403, "foreign_origin"],
    ["ErrNotFound", 404, "not_found"],
    ["ErrForeignHost", 421, "foreign_host"],
    ["ErrTooManyStreams", 503, "too_many_streams"],
    ["FST_ERR_CTP_BODY_TOO_LARGE", 413, "body_too_large"],
    ["FST_ERR_CTP_INVALID_MEDIA_TYPE", 400, "bad_content_type"],
    ["FST_ERR_CTP_INVALID_CONTENT_LENGTH", 400, "bad_body"],
    ["FST_ERR_BAD_URL", 400, "bad_url"],
    ["FST_ERR_MAX_PARAM_LENGTH", 400, "bad_url"],
  ])("answers %s with %i %s and a sentence", (errorCode, status, code) => {
    const answer = wireError(new CodedError(errorCode));
    expect(answer).toMatchObject({ status, body: { code } });
    expect(answer.body.error).toMatch(/^\S.*[.?]$|a sentence of its own$/);
  });

  it("answers what is in no row with 500, and tells nothing of it", () => {
    const answer = wireError(new Error("password hunter2"));
    expect(answer).toMatchObject({ status: 500, body: { code: "internal" } });
    expect(JSON.stringify(answer)).not.toContain("hunter2");
    expect(wireError("thrown text")).toEqual(answer);
  });

  it("names the field at fault", () => {
    const error = new RequestRefusedError("ErrBadBody", "intent is missing.", "intent");
    expect(wireError(error).body).toEqual({ error: "intent is missing.", code: "bad_body", field: "intent" });
  });

  it("says what was not possible, and when", () => {
    const error = new CodedError("ErrIllegalTransition", { from: "locked", command: "enterReview" });
    expect(wireError(error).body.error).toBe("Not possible while locked: start the review.");
  });
});

const notUsable = "The coach's answer was not usable. Try again.";

function backend(reason: BackendErrorReason, more: object = {}): BackendError {
  return new BackendError({ reason, program: "claude", ...more });
}

describe("describeCoachFailure", () => {
  it("knows every reason a backend can give, in the words of the wire", () => {
    expectTypeOf<BackendErrorReason>().toExtend<CoachFailureReason>();
  });

  it.each([
    ["no coach", new CodedError("ErrCoachUnavailable"), "coach unavailable", "unavailable"],
    [
      "not installed",
      backend("not_installed"),
      "`claude` was not found. Install it, or fill in the fields yourself.",
      "not_installed",
    ],
    [
      "not runnable",
      backend("not_runnable"),
      "`claude` was not found. Install it, or fill in the fields yourself.",
      "not_runnable",
    ],
    [
      "not runnable, and why",
      backend("not_runnable", { detail: "Update `claude`: this version lacks --tools." }),
      "Update `claude`: this version lacks --tools.",
      "not_runnable",
    ],
    [
      "not signed in",
      backend("not_signed_in"),
      "`claude` is not signed in: run `claude` once in a terminal.",
      "not_signed_in",
    ],
    [
      "usage limit",
      backend("rate_limited", { resets: "1pm" }),
      "`claude` says its usage limit is reached (resets 1pm).",
      "rate_limited",
    ],
    [
      "usage limit without a time",
      backend("rate_limited"),
      "`claude` says its usage limit is reached.",
      "rate_limited",
    ],
    [
      "overloaded",
      backend("overloaded"),
      "`claude` says its service is overloaded. Try again in a minute.",
      "overloaded",
    ],
    [
      "no network",
      backend("network"),
      "`claude` could not reach its service. Check the network connection.",
      "network",
    ],
    ["over the limit", new CodedError("ErrCoachTimeout"), "The coach took too long.", "took_too_long"],
    ["the backend's own limit", backend("timeout"), "The coach took too long.", "timeout"],
    ["cancelled", backend("cancelled"), "The coach was cancelled.", "cancelled"],
    ["too much output", backend("output_too_large"), notUsable, "output_too_large"],
    [
      "failed",
      backend("failed", { exitCode: 3 }),
      "`claude` failed with exit code 3. Try again, or fill in the fields yourself.",
      "failed",
    ],
    [
      "failed, and says it did not",
      backend("failed", { exitCode: 0 }),
      "`claude` failed. Try again, or fill in the fields yourself.",
      "failed",
    ],
    ["empty", new EmptyResponseError(), notUsable, "not_usable"],
    ["no JSON", new NoJSONError("prose"), notUsable, "not_usable"],
    ["unusable proposal", new InvalidProposalError("next_action", "is empty"), notUsable, "not_usable"],
    [
      "anything else",
      new Error("secret"),
      "The coach failed. Try again, or fill in the fields yourself.",
      "failed",
    ],
  ])("%s: one sentence and a reason", (_name, error, sentence, reason) => {
    const described = describeCoachFailure(error);
    expect(described.error).toBe(sentence);
    expect(described.failure.reason).toBe(reason);
  });

  it("keeps for programs which program failed and when its limit ends", () => {
    expect(describeCoachFailure(backend("rate_limited", { resets: "1pm" })).failure).toEqual({
      reason: "rate_limited",
      program: "claude",
      resets: "1pm",
    });
  });
});
