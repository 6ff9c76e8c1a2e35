const ORDERS =
  /\b(?:on|off)[_ -]task\b|\bantidrift\b.{0,20}\b(?:must|should|says?|:)|\b(?:ignore|disregard|forget)\b.{0,30}\b(?:previous|prior|above|all|your)\b.{0,20}\b(?:instructions?|rules?|prompts?)\b|\bsystem prompt\b|\b(?:verdict|judge|classifier|relation|serves?)\s*[:=]|\b(?:as an ai|dear ai|ai|assistant|judge)[,:] |\bthis (?:window|page|tab|surface) (?:is|serves|counts)\b/u;

/** Whether a part of a title, in plain form, talks to who judges it. What it says is noise, never evidence. */
export function speaksToJudge(plainPart: string): boolean {
  return ORDERS.test(plainPart);
}
