import { Type } from "typebox";

export const NoticeAddress = Type.Object({ code: Type.String({ description: "`code` of the notice." }) });
