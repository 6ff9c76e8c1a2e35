import type { Failure } from "./failure.js";
import { recogniseRefusal } from "./recognise-refusal.js";
import { resetTime } from "./reset-time.js";

/**
 * Reads why a run failed from what the program wrote on either stream; undefined when its words are not known.
 *
 * Only for text of runs that failed, or of an envelope that says so: a model may well write about rate limits.
 * Lines count one by one and the last one that is understood decides, because programs report their retries first.
 * A line counts when it is one of the programs' known sentences or is marked as an error; so a prompt repeated on
 * standard error, where the intent stands inside a quoted line, is never taken for a failure.
 */
export function recogniseFailure(text: string): Failure | undefined {
  const lines = text.split(/[\r\n]+/u);
  for (const line of lines.toReversed()) {
    const failure = recogniseRefusal(line) ?? recogniseMarkedLine(line.slice(0, MAX_LINE_CHARS).trim());
    if (failure !== undefined) return withResetTime(failure, text);
  }
  return undefined;
}

/** Long enough for an error body of either service. */
const MAX_LINE_CHARS = 4000;

const TIMESTAMP = /^(?:\[[\dT:.+Z -]{8,40}\]|\d{4}-\d\d-\d\dT[\d:.+-]+Z?)\s+/u;
const MARK =
  /^(?:[■⚠✗✖×●⎿•>\s]+)?(?:(?:fatal|api|stream|unexpected|http|request|network|connection|fetch|codex|claude)?[ _]?(?:error|failed|failure|warn(?:ing)?)\b|failed to\b|unexpected status|exceeded retry limit|stream disconnected|reconnecting|unable to connect|could not\b|connection (?:refused|reset|closed|timed)|getaddrinfo|connect e[a-z]+|\{(?=.*"(?:is_)?error"))/iu;

function recogniseMarkedLine(line: string): Failure | undefined {
  const words = line.replace(TIMESTAMP, "");
  if (!MARK.test(words)) return undefined;
  return RULES.find(([pattern]) => pattern.test(words))?.[1];
}

/** An HTTP status where programs put one: "API Error: 429 ...", "last status: 429", "unexpected status 401". */
function status(codes: string): string {
  return `(?:error|status|code|http)["']?(?:\\s+code)?[:=(]*\\s*\\(?(?:${codes})\\b`;
}

/** In the order in which they are tried: a body may say "rate limit" while its status says what to do. */
const RULES: ReadonlyArray<readonly [RegExp, Failure]> = [
  [
    new RegExp(
      `${status("401")}|unauthori[sz]ed|authentication_(?:error|failed)|failed to authenticate|invalid[_ ](?:x-)?api[_ -]?key|incorrect api key|(?:not|aren't) (?:logged|signed) in|please (?:run /login|log ?in|sign ?in)|codex login|oauth (?:token|session)|(?:refresh|access|auth) token|token (?:has )?(?:expired|been revoked)`,
      "iu",
    ),
    { reason: "not_signed_in" },
  ],
  [
    new RegExp(
      `${status("429|402")}|rate[_ -]?limit|too many requests|usage[_ ]limit|usage_not_included|(?:hit|reached|exceeded) (?:your|the) .{0,40}(?:limit|quota)|limit reached|quota|credit balance|billing`,
      "iu",
    ),
    { reason: "rate_limited" },
  ],
  [
    new RegExp(
      `${status("5\\d\\d")}|overloaded|at capacity|high demand|internal[_ ]server[_ ]error|server_error|service unavailable|bad gateway`,
      "iu",
    ),
    { reason: "overloaded" },
  ],
  [
    /econn|enotfound|eai_again|etimedout|enetunreach|ehostunreach|epipe|connection\b|unable to connect|could not resolve|name resolution|dns\b|network|fetch failed|sending request|stream disconnected|socket hang up|certificate|self[- ]signed|proxy|timed? ?out/iu,
    { reason: "network" },
  ],
  [/max(?:imum)?[_ ](?:number of )?turns/iu, { reason: "failed" }],
];

function withResetTime(failure: Failure, text: string): Failure {
  if (failure.reason !== "rate_limited" || failure.resets !== undefined) return failure;
  const resets = resetTime(text);
  return resets === undefined ? failure : { ...failure, resets };
}
