import type { ConcreteVerbs } from "./concrete-verbs-row.js";
import { thingsAndSelf } from "./things-and-self.js";
import { wordsAndWork } from "./words-and-work.js";

/**
 * Verbs whose sentence is kept as the user wrote it. The first row with the verb whose kinds fit is used.
 * To add one, add it to a row or make a row; no code changes.
 */
export const concreteVerbs: readonly ConcreteVerbs[] = [...wordsAndWork, ...thingsAndSelf];
