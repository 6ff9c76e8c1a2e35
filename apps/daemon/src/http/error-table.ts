import {
  COACH_FAILURE_REASONS,
  ERRORS,
  type CoachFailure,
  type CoachFailureReason,
  type ErrorCode,
  type ErrorReply,
} from "@antidrift/wire";
import { errorCode } from "../error-code.js";

/** What errors carry beside their code; every part is optional, because errors of all packages come through here. */
interface Evidence {
  readonly message: string;
  readonly field?: unknown;
  readonly from?: unknown;
  readonly command?: unknown;
  readonly program?: unknown;
  readonly reason?: unknown;
  readonly resets?: unknown;
  readonly detail?: unknown;
  readonly exitCode?: unknown;
}

interface Answer {
  /** The `code` of the JSON body; the wire says which status it comes with. */
  readonly code: ErrorCode;
  readonly sentence: (error: Evidence) => string;
}

/** What a failed request is answered with, by the `code` of the error. */
const answers: Readonly<Record<string, Answer>> = {
  ErrIllegalTransition: row("illegal_transition", describeTransition),
  ErrNoSuchNudge: row("no_such_nudge", "This nudge was answered already, or is over."),
  ErrNotPlanning: row("not_planning", "The coach helps only while planning."),
  ErrInvalidInput: row("invalid_input", (error) => error.message),
  ErrStore: row("not_saved", (error) =>
    `The change could not be saved, so nothing was changed. ${error.message}`.trim(),
  ),
  ErrStoreRead: row("not_readable", (error) => `The history cannot be read. ${error.message}`.trim()),
  ErrClosed: row("stopping", "AntiDrift is stopping."),
  ErrJson: row("bad_body", (error) => error.message),
  ErrNotAnExport: row("bad_body", (error) => error.message),
  ErrBadBody: row("bad_body", (error) => error.message),
  ErrBadQuery: row("bad_query", (error) => error.message),
  ErrNoHost: row("bad_request", "The request has no Host header."),
  ErrExpectation: row("bad_expectation", "AntiDrift expects nothing but 100-continue."),
  ErrBadUrl: row("bad_url", "This address cannot be read."),
  ErrContentType: row("bad_content_type", "Send the header Content-Type: application/json."),
  ErrNotAuthorized: row("not_authorized", "Send the token: Authorization: Bearer <ANTIDRIFT_TOKEN>."),
  ErrForeignOrigin: row("foreign_origin", "Pages of other origins may not use AntiDrift."),
  ErrNotFound: row("not_found", "There is nothing at this address."),
  ErrPrecondition: row(
    "precondition_failed",
    "This is no longer what If-Match or If-Unmodified-Since names.",
  ),
  ErrForeignHost: row("foreign_host", "This Host is not one AntiDrift answers for."),
  ErrTooManyStreams: row("too_many_streams", "Too many event streams are open."),
  FST_ERR_CTP_BODY_TOO_LARGE: row("body_too_large", "The body is too large."),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: row("bad_content_type", "Send the header Content-Type: application/json."),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: row(
    "bad_body",
    "The body does not have the length it was announced with.",
  ),
  FST_ERR_BAD_URL: row("bad_url", "This address cannot be read."),
  FST_ERR_MAX_PARAM_LENGTH: row("bad_url", "This address is too long."),
};

const unknownFailure = row("internal", "AntiDrift failed to do this. Its log says why.");

interface Described {
  readonly reason: CoachFailureReason;
  readonly sentence: string;
}

/** What a failed coach tells the user, by the `code` of the error; `ErrBackend` is told apart by its reason. */
const coachSentences: Readonly<Record<string, Described>> = {
  ErrCoachUnavailable: { reason: "unavailable", sentence: "coach unavailable" },
  ErrCoachTimeout: { reason: "took_too_long", sentence: "The coach took too long." },
  ErrEmptyResponse: { reason: "not_usable", sentence: "The coach's answer was not usable. Try again." },
  ErrNoJSON: { reason: "not_usable", sentence: "The coach's answer was not usable. Try again." },
  ErrInvalidProposal: { reason: "not_usable", sentence: "The coach's answer was not usable. Try again." },
};

const unknownCoachFailure: Described = {
  reason: "failed",
  sentence: "The coach failed. Try again, or fill in the fields yourself.",
};

/** What the program behind the coach is blamed for, by the `reason` of a `BackendError`. */
const backendSentences: Partial<Record<CoachFailureReason, (error: Evidence) => string>> = {
  not_installed: ({ program }) => `\`${program}\` was not found. Install it, or fill in the fields yourself.`,
  not_runnable: ({ program, detail }) =>
    typeof detail === "string"
      ? detail
      : `\`${program}\` was not found. Install it, or fill in the fields yourself.`,
  not_signed_in: ({ program }) => `\`${program}\` is not signed in: run \`${program}\` once in a terminal.`,
  rate_limited: ({ program, resets }) =>
    `\`${program}\` says its usage limit is reached${resets === undefined ? "" : ` (resets ${resets})`}.`,
  overloaded: ({ program }) => `\`${program}\` says its service is overloaded. Try again in a minute.`,
  network: ({ program }) => `\`${program}\` could not reach its service. Check the network connection.`,
  timeout: () => "The coach took too long.",
  cancelled: () => "The coach was cancelled.",
  output_too_large: () => "The coach's answer was not usable. Try again.",
  failed: ({ program, exitCode }) =>
    `\`${program}\` failed${exitCode === undefined || exitCode === 0 ? "" : ` with exit code ${exitCode}`}. Try again, or fill in the fields yourself.`,
};

/** The status and body that an error becomes. An error that is in no row is a fault of ours: 500. */
export function wireError(error: unknown): {
  status: number;
  body: ErrorReply;
} {
  const answer = answers[errorCode(error) ?? ""] ?? unknownFailure;
  const evidence = evidenceOf(error);
  return {
    status: ERRORS[answer.code],
    body: {
      error: answer.sentence(evidence),
      code: answer.code,
      ...(typeof evidence.field === "string" && { field: evidence.field }),
    },
  };
}

/** The sentence a failed coach shows the user, and the same for programs. */
export function describeCoachFailure(error: unknown): { error: string; failure: CoachFailure } {
  const evidence = evidenceOf(error);
  const blame = backendBlame(errorCode(error) ?? "", evidence);
  const { reason, sentence } = blame ?? coachSentences[errorCode(error) ?? ""] ?? unknownCoachFailure;
  return {
    error: sentence,
    failure: {
      reason,
      ...(typeof evidence.program === "string" && { program: evidence.program }),
      ...(typeof evidence.resets === "string" && { resets: evidence.resets }),
      ...(typeof evidence.detail === "string" && { detail: evidence.detail }),
    },
  };
}

function backendBlame(code: string, evidence: Evidence): Described | undefined {
  if (code !== "ErrBackend" || typeof evidence.reason !== "string") return undefined;
  const reason = COACH_FAILURE_REASONS.find((known) => known === evidence.reason);
  const sentence = reason && backendSentences[reason];
  return sentence && { reason, sentence: sentence(evidence) };
}

function row(code: ErrorCode, sentence: string | ((error: Evidence) => string)): Answer {
  return { code, sentence: typeof sentence === "string" ? () => sentence : sentence };
}

const commandPhrases: Readonly<Record<string, string>> = {
  enterPlanning: "start planning",
  startManualCommitment: "start a commitment",
  extend: "extend the timebox",
  enterReview: "start the review",
  pause: "pause",
  resume: "resume",
  back: "take it back",
  contest: "correct a verdict",
  end: "end it",
};

function describeTransition({ from, command }: Evidence): string {
  const phrase = commandPhrases[String(command)] ?? String(command);
  return `Not possible while ${String(from)}: ${phrase}.`;
}

function evidenceOf(error: unknown): Evidence {
  return error instanceof Error ? error : { message: "" };
}
