import type { Failure } from "./failure.js";
import { resetTime } from "./reset-time.js";

/**
 * Recognises the sentences about sign-in and usage limits that the programs print in place of an answer, also with
 * exit code 0. The whole text must be such a sentence: an answer that mentions logging in is not one.
 */
export function recogniseRefusal(text: string): Failure | undefined {
  const sentence = text.trim();
  if (sentence.length > MAX_CHARS) return undefined;
  if (SIGN_IN.some((pattern) => pattern.test(sentence))) return { reason: "not_signed_in" };
  if (!USAGE_LIMIT.some((pattern) => pattern.test(sentence))) return undefined;
  const resets = resetTime(sentence);
  return resets === undefined ? { reason: "rate_limited" } : { reason: "rate_limited", resets };
}

/** The longest of them, with a link and an error body in it, is half as long. */
const MAX_CHARS = 800;

const SIGN_IN: readonly RegExp[] = [
  /^(?:error: ?)?(?:you are |you're )?not (?:logged|signed) in\b/iu,
  /^(?:error: ?)?invalid (?:api key|auth(?:entication|orization)? token|bearer token)\b/iu,
  /^(?:api error: ?)?(?:error: ?)?(?:your )?oauth (?:token|session|authentication)\b[^{}]{0,80}\b(?:expired|revoked|invalid|not supported)\b/iu,
  /^(?:your |the )?(?:session|login|access token|refresh token|authentication token|token)\b.{0,60}\b(?:has expired|expired|was revoked|was already used|could not be refreshed)\b.{0,120}\b(?:log|sign) ?in\b/iu,
  /^failed to authenticate\b/iu,
  /[·∙•.|]\s*please run \/login\W*$/iu,
  /^please run \/login\b/iu,
  /^(?:error: ?)?(?:please )?run [`'"]?codex login\b/iu,
  /^your (?:account|organi[sz]ation) does not have access to claude\b/iu,
  /^this organi[sz]ation has been disabled\b/iu,
  /^api error: 401\b/iu,
];

const USAGE_LIMIT: readonly RegExp[] = [
  /^(?:error: ?|■ ?|⚠ ?)?(?:claude(?: ai| code)?|codex|chatgpt|opus|sonnet|fable|your|the|api|weekly|daily|session|\d+[- ]hour)\b[\w -]{0,30}\blimit (?:has been |was )?(?:reached|exceeded|hit)\b/iu,
  /^(?:error: ?|■ ?|⚠ ?)?you(?:'|’)?(?:ve| have)(?: (?:hit|reached|exceeded)) your\b[^.{}]{0,40}\b(?:limit|quota)\b/iu,
  /^(?:error: ?|■ ?|⚠ ?)?you(?:'|’)?(?:re| are) out of (?:extra )?(?:usage|credits|messages)\b/iu,
  /^(?:api error: ?|error: ?)?(?:your )?credit balance is too low\b/iu,
  /^(?:error: ?)?quota exceeded\b/iu,
  /^(?:error: ?)?usage_limit_reached\b/iu,
  /^(?:error: ?)?usage limit (?:has been )?(?:reached|exceeded)\b/iu,
];
