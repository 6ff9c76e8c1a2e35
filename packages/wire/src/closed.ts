import type { TSchema } from "typebox";

/** The same schema, taking no field that it does not name, at any depth. */
export function closed<Schema extends TSchema>(schema: Schema): Schema {
  const { properties, items }: Parts = schema;
  return {
    ...schema,
    ...(items !== undefined && { items: closed(items) }),
    ...(properties !== undefined && {
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, closed(property)]),
      ),
    }),
  };
}

interface Parts {
  readonly properties?: Readonly<Record<string, TSchema>>;
  readonly items?: TSchema;
}
