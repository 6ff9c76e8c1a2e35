import { Type, type Static } from "typebox";

/** Every error has this body. */
export const ErrorReply = Type.Object(
  {
    error: Type.String({ description: "One sentence for a person." }),
    code: Type.String({ description: "The same for programs; sentences may be reworded, codes not." }),
    field: Type.Optional(Type.String({ description: "The field of the request that is at fault." })),
  },
  { $id: "Error", description: "Why the request was refused." },
);
export type ErrorReply = Static<typeof ErrorReply>;
