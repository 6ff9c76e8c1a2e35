import { sharedSchemas } from "@antidrift/wire/schemas";
import swagger from "@fastify/swagger";
import Fastify, { type RouteOptions } from "fastify";
import { compilersFactory } from "./compilers-factory.js";

/** The OpenAPI 3.1 document of these routes. */
export async function apiDocument(routes: readonly RouteOptions[], version: string): Promise<unknown> {
  // The plugin describes the routes it sees being registered, so they are registered once more, where nobody calls.
  const app = Fastify({ schemaController: { compilersFactory }, exposeHeadRoutes: false });
  for (const shared of Object.values(sharedSchemas)) app.addSchema(shared);
  await app.register(swagger, { openapi: { ...about, info: { ...about.info, version } }, refResolver });
  for (const { method, url, schema } of routes) {
    app.route({ method, url, ...(schema !== undefined && { schema }), handler: () => undefined });
  }
  await app.ready();
  return app.swagger();
}

const about = {
  openapi: "3.1.0",
  info: {
    title: "AntiDrift",
    description:
      "The daemon's HTTP API. Every command answers with the new State; every error has a sentence and a code. " +
      "Times are Unix milliseconds, durations whole seconds.",
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: "/" }],
  tags: [
    { name: "state", description: "What is, and what changes." },
    { name: "commands", description: "Everything a person can do." },
    { name: "evidence", description: "What was in front of the person." },
    {
      name: "judge",
      description: "Whether what is in front serves the commitment, and what a person says to that.",
    },
    { name: "settings", description: "What the person decides." },
    { name: "history", description: "Ended sessions." },
    { name: "daemon", description: "The daemon itself." },
  ],
};

const refResolver = {
  buildLocalReference: (
    json: Readonly<Record<string, unknown>>,
    _base: unknown,
    _fragment: string,
    index: number,
  ) => String(json["$id"] ?? `Schema${index}`),
};
