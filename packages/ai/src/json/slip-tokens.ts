import { parseJSON } from "./parse-json.js";
import { skipBlanks, tokenEnd } from "./slip-lexer.js";

/**
 * The tokens of a text that is one whole object in JSON, or in JSON with slips that can be read in one way only: single
 * or curly quotes, bare keys, a trailing comma, a missing one before a quoted key, comments, Python's literals, line breaks
 * within a string. Comments are left out.
 *
 * Undefined for anything else, notably for a text that would have to be completed: what is not certain is not read. Also
 * undefined when one object has one of the `unique` keys twice, as parsers differ in which of them counts.
 *
 * One pass that stops at the first token that does not fit, or that nests deeper than `maxDepth`.
 */
export function slipTokens(
  text: string,
  { maxDepth = Number.POSITIVE_INFINITY, unique = [] }: SlipRules = {},
): string[] | undefined {
  const tokens: string[] = [];
  const state: State = { open: [], unique, expected: "value" };
  for (let at = skipBlanks(text, 0); at < text.length;) {
    const end = at === -1 ? -1 : tokenEnd(text, at);
    if (end === -1) return undefined;
    const token = text.slice(at, end);
    if (!accept(state, token) || state.open.length > maxDepth) return undefined;
    tokens.push(token);
    at = skipBlanks(text, end);
    if (at === -1) return undefined;
  }
  return state.expected === "nothing" ? tokens : undefined;
}

interface SlipRules {
  readonly maxDepth?: number;
  /** Keys that may stand in an object once only. */
  readonly unique?: readonly string[];
}

interface State {
  readonly unique: readonly string[];
  /** The brackets that are open: the keys so far of an object, undefined for an array. */
  readonly open: Array<Set<string> | undefined>;
  expected: "value" | "value or end" | "key or end" | "colon" | "comma or end" | "nothing";
}

/** Moves on by one token; false when it does not fit. */
function accept(state: State, token: string): boolean {
  const keys = state.open.at(-1);
  switch (state.expected) {
    case "value":
      return acceptValue(state, token);
    case "value or end":
      return token === "]" ? close(state) : acceptValue(state, token);
    case "key or end":
      return token === "}" ? close(state) : acceptKey(state, token);
    case "colon":
      state.expected = "value";
      return token === ":";
    case "comma or end":
      if (token === (keys === undefined ? "]" : "}")) return close(state);
      if (token !== ",") return QUOTED.test(token) && acceptKey(state, token);
      state.expected = keys === undefined ? "value or end" : "key or end";
      return true;
    case "nothing":
      return false;
  }
}

function acceptValue(state: State, token: string): boolean {
  if (token === "{") {
    state.open.push(new Set());
    state.expected = "key or end";
    return true;
  }
  // Only an object can be the whole.
  if (state.open.length === 0) return false;
  if (token === "[") {
    state.open.push(undefined);
    state.expected = "value or end";
    return true;
  }
  state.expected = "comma or end";
  return SCALAR.test(token);
}

function acceptKey(state: State, token: string): boolean {
  const name = keyName(token);
  const keys = state.open.at(-1);
  if (name === undefined || keys === undefined) return false;
  if (keys.has(name) && state.unique.includes(name)) return false;
  keys.add(name);
  state.expected = "colon";
  return true;
}

function keyName(token: string): string | undefined {
  if (BARE.test(token)) return token;
  if (!QUOTED.test(token)) return undefined;
  const name = token.slice(1, -1);
  // Only an escape can hide that two keys are the same.
  const decoded = name.includes("\\") ? parseJSON(`"${name}"`) : name;
  return typeof decoded === "string" ? decoded : undefined;
}

function close(state: State): boolean {
  state.open.pop();
  state.expected = state.open.length === 0 ? "nothing" : "comma or end";
  return true;
}

const BARE = /^[A-Za-z_$]/u;
const QUOTED = /^["'“]/u;
const SCALAR = /^(?:["'“]|-?\d|(?:true|false|null|True|False|None)$)/u;
