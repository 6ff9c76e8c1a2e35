import type { FastifyInstance } from "fastify";
import { parseJson } from "../../json/parse-json.js";

/**
 * Reads JSON bodies and nothing else. Fastify's own parser takes invalid UTF-8 and refuses an empty body; ours does
 * the opposite: an empty body is an empty object, so that a command without arguments needs none.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (_request, body, done) => {
    try {
      done(null, parseJson(body as Buffer));
    } catch (error) {
      done(error instanceof Error ? error : null);
    }
  });
}
