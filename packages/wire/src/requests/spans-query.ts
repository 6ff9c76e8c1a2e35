import { Type, type Static } from "typebox";
import { DEFAULTS } from "../data/defaults.js";
import { LIMITS } from "../data/limits.js";
import { PageCursor } from "./page-cursor.js";
import { wholeNumber } from "./whole-number.js";

export const SpansQuery = Type.Partial(
  Type.Object({
    limit: wholeNumber(`How many spans, 1 to ${LIMITS.spansPerPage}; ${DEFAULTS.spansPerPage} when absent.`),
    cursor: PageCursor,
  }),
  { additionalProperties: false },
);
export type SpansQuery = Static<typeof SpansQuery>;
