import { describe, expect, it } from "vitest";
import { recogniseFailure } from "./recognise-failure.js";
import { recogniseRefusal } from "./recognise-refusal.js";

const SIGN_IN = [
  "Not logged in · Please run /login",
  "Invalid API key · Please run /login",
  'API Error: 401 {"type":"error","error":{"type":"authentication_error","message":"OAuth token has expired. Please obtain a new token or refresh your existing token."}} · Please run /login',
  "OAuth token revoked · Please run /login",
  'Failed to authenticate. API Error: 401 {"type":"error","error":{"type":"authentication_error","message":"Invalid bearer token"}}',
  "Your account does not have access to Claude Code. Please run /login.",
];

const USAGE_LIMITS: ReadonlyArray<readonly [string, string | undefined]> = [
  ["Claude AI usage limit reached|1767225600", "2026-01-01 00:00 UTC"],
  ["5-hour limit reached ∙ resets 1pm", "1pm"],
  ["5-hour limit reached ∙ resets 1pm\n     /upgrade to increase your usage limit.", "1pm"],
  ["Weekly limit reached ∙ resets Oct 9 at 3pm (Europe/Berlin)", "Oct 9 at 3pm (Europe/Berlin)"],
  ["Opus weekly limit reached ∙ resets Oct 9, 5pm", "Oct 9, 5pm"],
  ["You've hit your limit · resets 3:30pm (UTC)", "3:30pm (UTC)"],
  ["You’ve hit your session limit · resets 11am", "11am"],
  ["Claude usage limit reached. Your limit will reset at 7pm (Asia/Tokyo).", "7pm (Asia/Tokyo)"],
  [
    "You've hit your usage limit. Upgrade to Pro (https://openai.com/chatgpt/pricing) or try again in 3 days 4 hours 5 minutes.",
    "in 3 days 4 hours 5 minutes",
  ],
  [
    "You've hit your usage limit. To get more access now, send a request to your admin or try again at 1:05 PM.",
    "1:05 PM",
  ],
  ["You've hit your usage limit. Try again later.", undefined],
  ["Credit balance is too low", undefined],
];

describe("recogniseRefusal", () => {
  it.each(SIGN_IN)("takes a sign-in message for one: %s", (text) => {
    expect(recogniseRefusal(text)).toEqual({ reason: "not_signed_in" });
  });

  it.each(USAGE_LIMITS)("takes a usage limit for one and keeps when it ends: %s", (text, resets) => {
    expect(recogniseRefusal(text)).toEqual(
      resets === undefined ? { reason: "rate_limited" } : { reason: "rate_limited", resets },
    );
  });

  it.each([
    "API Error: 429 too many requests, retry in a minute",
    "You should log in to the bank and check the limit.",
    "Sure! First, find out why the rate limit is reached.",
    "I am not logged in to anything, so I cannot look.",
    "Reached max turns",
    "Write a test for the usage limit reached banner",
    "",
  ])("leaves other answers alone: %s", (text) => {
    expect(recogniseRefusal(text)).toBeUndefined();
  });

  it("leaves a long text alone that begins like one", () => {
    expect(recogniseRefusal(`5-hour limit reached ${"and so on ".repeat(200)}`)).toBeUndefined();
  });
});

describe("recogniseFailure", () => {
  it.each([
    ...SIGN_IN,
    "ERROR: unexpected status 401 Unauthorized: Missing bearer or basic authentication in header",
    "Error: Not logged in. Run codex login first.",
  ])("knows a missing sign-in: %s", (text) => {
    expect(recogniseFailure(text)).toEqual({ reason: "not_signed_in" });
  });

  it.each([
    ...USAGE_LIMITS,
    ["ERROR: You've hit your usage limit. Upgrade to Pro, or try again in 2 hours.", "in 2 hours"],
    ["ERROR: exceeded retry limit, last status: 429 Too Many Requests, request id: req_1", undefined],
    [
      'ERROR: {"error":{"type":"usage_limit_reached","message":"The usage limit has been reached","resets_in_seconds":5400}}',
      "in 90 min",
    ],
    ['{"error":{"type":"usage_limit_reached","resets_at":1767225600}}', "2026-01-01 00:00 UTC"],
    [
      'API Error: 429 {"type":"error","error":{"type":"rate_limit_error","message":"Number of requests has exceeded your limit"}}',
      undefined,
    ],
    ["API Error: Request rejected (429) · rate limited", undefined],
    ["ERROR: Quota exceeded. Check your plan and billing details.", undefined],
  ] as const)("knows a limit: %s", (text, resets) => {
    expect(recogniseFailure(text)).toEqual(
      resets === undefined ? { reason: "rate_limited" } : { reason: "rate_limited", resets },
    );
  });

  it.each([
    'API Error: 529 {"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}',
    "API Error: Repeated 529 Overloaded errors",
    'API Error: 500 {"type":"error","error":{"type":"api_error","message":"Internal server error"}}',
    "ERROR: unexpected status 503 Service Unavailable",
    "ERROR: Selected model is at capacity. Please try a different model.",
  ])("knows an overloaded service: %s", (text) => {
    expect(recogniseFailure(text)).toEqual({ reason: "overloaded" });
  });

  it.each([
    "API Error: Connection error.",
    "API Error: Unable to connect to API (ECONNREFUSED)",
    "API Error (getaddrinfo ENOTFOUND api.anthropic.com)",
    "ERROR: stream disconnected before completion: error sending request for url (http://127.0.0.1:9/responses)",
    "Error: connect ECONNREFUSED 127.0.0.1:9",
    "API Error: Request timed out.",
    "API Error: fetch failed",
    "Unable to connect to API due to poor internet connection",
    "API Error: self-signed certificate in certificate chain",
  ])("knows a network that is down: %s", (text) => {
    expect(recogniseFailure(text)).toEqual({ reason: "network" });
  });

  it("knows a model that wanted to go on", () => {
    expect(recogniseFailure("Error: Reached max turns (1)\n")).toEqual({ reason: "failed" });
  });

  it("lets the last line that is understood decide", () => {
    const stderr = [
      "ERROR: stream disconnected - retrying 1/5",
      "2026-01-01T00:00:00Z ERROR: You've hit your usage limit. Try again at 6 PM.",
      "tokens used",
      "0",
    ].join("\n");
    expect(recogniseFailure(stderr)).toEqual({ reason: "rate_limited", resets: "6 PM" });
  });

  it.each([
    'Rough intent: "fix the API Error: 429 rate limit and log in"',
    "user\nWork out why the login says 401 unauthorized",
    "Execution error",
    "Segmentation fault",
    "error: unknown option '--tools'",
    "ERROR: item 429 of the list",
    "",
  ])("leaves alone what it does not know: %s", (text) => {
    expect(recogniseFailure(text)).toBeUndefined();
  });
});
