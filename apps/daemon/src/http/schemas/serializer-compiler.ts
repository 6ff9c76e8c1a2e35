/** What of a JSON Schema says which parts a value has. */
interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: unknown;
}

/**
 * Writes answers by their schemas: only what the contract names leaves the daemon. The usual compiler of Fastify
 * would do the same, and takes longer to load than everything else the daemon needs to start.
 */
export function serializerCompiler(
  shared: Readonly<Record<string, Shape>>,
): (route: { readonly schema?: unknown }) => (value: unknown) => string {
  return ({ schema }) => {
    const shape = resolve(schema as Shape, shared);
    return (value) => JSON.stringify(project(shape, value));
  };
}

/** The part of a value that its schema names. */
export function project(shape: Shape, value: unknown): unknown {
  if (Array.isArray(value)) {
    const { items } = shape;
    return items === undefined ? value : value.map((item) => project(items, item));
  }
  if (shape.properties === undefined || typeof value !== "object" || value === null) return value;
  const projected: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(shape.properties)) {
    const part: unknown = Object.getOwnPropertyDescriptor(value, name)?.value;
    if (part !== undefined) projected[name] = project(property, part);
  }
  return projected;
}

function resolve(schema: Shape, shared: Readonly<Record<string, Shape>>): Shape {
  if (schema.$ref === undefined) return schema;
  const found = shared[schema.$ref.replace(/#$/, "")];
  if (found === undefined) throw new Error(`No shared schema is called ${schema.$ref}.`);
  return found;
}
