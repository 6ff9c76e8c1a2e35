import { Type } from "typebox";
import { LIMITS } from "../data/limits.js";

export const PageCursor = Type.String({
  maxLength: LIMITS.cursorCharacters,
  description: "`next_cursor` of the page before.",
});
