import { Type, type Static } from "typebox";

export const Notice = Type.Object({ code: Type.String(), message: Type.String() });
export type Notice = Static<typeof Notice>;
