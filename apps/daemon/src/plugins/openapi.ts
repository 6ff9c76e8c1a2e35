import swagger from "@fastify/swagger";
import type { FastifyInstance } from "fastify";

/** Describes every route that is registered after it. The document is made when it is first asked for. */
export async function describeRoutes(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "AntiDrift",
        version,
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
        { name: "history", description: "Ended sessions." },
        { name: "daemon", description: "The daemon itself." },
      ],
    },
    refResolver: {
      buildLocalReference: (json, _base, _fragment, index) => String(json["$id"] ?? `Schema${index}`),
    },
  });
}
