import { closingBraces } from "./closing-braces.js";
import { parseJSON } from "./parse-json.js";
import { repairJSON } from "./repair-json.js";

/** One balanced `{...}` that stands in no other one. */
export interface FoundObject {
  readonly start: number;
  /** Just after its closing brace. */
  readonly end: number;
  /** Undefined when it is balanced, but neither JSON nor nearly so. */
  readonly value: unknown;
}

/**
 * Finds the objects of a text in order, skipping braces that never close. Where JSON's own notation gives nothing that
 * can be read, the same brace is tried with the slips models make: `{'note': 'a }'}` ends at its last brace.
 *
 * Objects after the first that have fewer than `shortest` characters are passed over unread, which saves a million readings
 * of `{}`.
 *
 * Linear: what is found does not overlap, and of failed readings at most a constant number covers a place.
 */
export function* objectsIn(text: string, shortest = 0): Generator<FoundObject> {
  const closedAt = closingBraces(text, "json");
  let looselyClosedAt: Int32Array | undefined;
  let isFirst = true;
  const looseEndOf = (at: number): number => {
    looselyClosedAt ??= closingBraces(text, "loose");
    return (looselyClosedAt[at + 1] ?? -1) + 1;
  };
  let at = text.indexOf("{");
  while (at !== -1 && at < closedAt.length) {
    let end = (closedAt[at + 1] ?? -1) + 1;
    const isShort = !isFirst && end !== 0 && end - at < shortest;
    if (isShort && (!beginsLoosely(text, at) || [0, end].includes(looseEndOf(at)))) {
      at = text.indexOf("{", end);
      continue;
    }
    let value = end === 0 ? undefined : read(text.slice(at, end));
    if (value === undefined && beginsLoosely(text, at)) {
      const looseEnd = looseEndOf(at);
      const looseValue =
        looseEnd === 0 || looseEnd === end ? undefined : repairJSON(text.slice(at, looseEnd));
      if (looseValue !== undefined) {
        end = looseEnd;
        value = looseValue;
      }
    }
    if (end !== 0) {
      isFirst = false;
      yield { start: at, end, value };
    }
    at = text.indexOf("{", end === 0 ? at + 1 : end);
  }
}

function read(text: string): unknown {
  return (BEGINS_AS_JSON.test(text) ? parseJSON(text) : undefined) ?? repairJSON(text);
}

function beginsLoosely(text: string, at: number): boolean {
  BEGINS_LOOSELY.lastIndex = at;
  return BEGINS_LOOSELY.test(text);
}

/** A million braces in prose are told apart without as many exceptions. */
const BEGINS_AS_JSON = /^\{\s*["}]/u;
const BEGINS_LOOSELY = /\{\s*(?:["'“/]|[A-Za-z_$][\w$]*\s*:)/uy;
