import { Type, type TLiteral, type TSchemaOptions, type TUnion } from "typebox";

type Literals<Texts extends readonly string[]> = { -readonly [Index in keyof Texts]: TLiteral<Texts[Index]> };

/** One of these texts. */
export function oneOf<const Texts extends readonly string[]>(
  texts: Texts,
  options: TSchemaOptions = {},
): TUnion<Literals<Texts>> {
  // Only the length of the list is lost on the way through `map`.
  const literals = texts.map((text) => Type.Literal(text)) as Literals<Texts>;
  return Type.Union([...literals], options);
}
