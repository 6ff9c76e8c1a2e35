import { InvalidProposalError } from "../errors/invalid-proposal-error.js";
import type { Proposal } from "../proposal.js";
import { checkProposal } from "./check-proposal.js";
import { parseJSON } from "../json/parse-json.js";

/**
 * Reads one proposal from JSON text. Nothing is coerced: "25" is not a number. Other keys are ignored.
 *
 * Both texts are trimmed, lose characters that nobody sees, and have 1 to 500 characters; `timebox_minutes` is above 0 and at most 1440 and is rounded to
 * whole seconds. The seconds may be fewer than a session takes (60): whoever fills a form checks it as typed input.
 * Placeholders ("...", "<next action>") and the prompt's own example are not usable.
 *
 * Throws `InvalidProposalError` naming the first field at fault.
 */
export function parseProposal(json: string): Proposal {
  const checked = checkProposal(parseJSON(json));
  if ("value" in checked) return checked.value;
  throw new InvalidProposalError(checked.field, checked.problem);
}
