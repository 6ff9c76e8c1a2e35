import { sharedSchemas } from "@antidrift/wire/schemas";
import type { FastifyServerOptions } from "fastify";
import { serializerCompiler } from "./serializer-compiler.js";
import { validatorCompiler } from "./validator-compiler.js";

type CompilersFactory = NonNullable<
  NonNullable<FastifyServerOptions["schemaController"]>["compilersFactory"]
>;
type ValidatorFactory = NonNullable<CompilersFactory["buildValidator"]>;

/** What Fastify compiles schemas with. Given to it at its creation, or it loads its own compilers all the same. */
export const compilersFactory: CompilersFactory = {
  // Fastify calls what a validator returns and looks at nothing else, but has typed it after one library's functions.
  buildValidator: (() => validatorCompiler) as unknown as ValidatorFactory,
  buildSerializer: () => serializerCompiler(sharedSchemas),
};
