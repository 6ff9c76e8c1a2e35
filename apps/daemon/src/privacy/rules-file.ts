import { Type, type Static } from "typebox";

const Patterns = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 500 });

/** What `antidrift.json` may hold. In every pattern `*` stands for any text, and case does not count. */
export const RulesFile = Type.Object(
  {
    $schema: Type.Optional(Type.String()),
    /** Applications that leave no trace: their time is unknown. The pattern is the whole name. */
    drop_apps: Type.Optional(Patterns),
    /** Applications of which only the name is kept. The pattern is the whole name; `*` alone means all. */
    hide_titles_of: Type.Optional(Patterns),
    /** Titles that are not kept, whatever the application. The pattern may stand anywhere in the title. */
    hide_titles_like: Type.Optional(Patterns),
    /** Hide password managers and private browsing too. Defaults to true. */
    defaults: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
export type RulesFile = Static<typeof RulesFile>;
