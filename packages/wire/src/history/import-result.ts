import { Type, type Static } from "typebox";

/** What an import came to. */
export const ImportResult = Type.Object({
  imported: Type.Integer({ minimum: 0, description: "Sessions that were not there." }),
  unchanged: Type.Integer({ minimum: 0, description: "Sessions that were there just so." }),
  kept: Type.Integer({
    minimum: 0,
    description: "Sessions that were there with another content, which stays.",
  }),
});
export type ImportResult = Static<typeof ImportResult>;
