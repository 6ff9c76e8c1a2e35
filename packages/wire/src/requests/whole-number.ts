import { Type } from "typebox";

/** The query's numbers: the only pattern that a request has to follow. */
export const WHOLE_NUMBER_PATTERN = String.raw`^\d{1,16}$`;

/** A whole number in a query string, where everything is text. */
export function wholeNumber(description: string) {
  return Type.Unsafe<`${number}`>(Type.String({ pattern: WHOLE_NUMBER_PATTERN, description }));
}
