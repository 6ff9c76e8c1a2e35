import { Type } from "typebox";

export const SessionAddress = Type.Object({ id: Type.String() });
