import { Readable } from "node:stream";
import type { History, ImportResult } from "@antidrift/session";
import { LIMITS } from "@antidrift/wire";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { errorCodes } from "fastify";
import { readImport } from "../../store/exchange/read-import.js";
import type { HistoryOptions } from "./history.js";
import { routeOf } from "./route-of.js";

/** `POST /import` */
export const importRoute: FastifyPluginAsyncTypebox<HistoryOptions> = async (app, { history }) => {
  // Only here: the body stays a stream, and is checked while it is read.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", (_request, body, done) => done(null, body));
  app.route({
    ...routeOf("importHistory"),
    // The one exception to the limit of all other bodies: it is kept in memory but in small parts.
    bodyLimit: LIMITS.importBytes,
    config: { isBodyLong: true },
    validatorCompiler: () => (value: unknown) => ({ value }),
    handler: (request) => importInto(history, request.body),
  });
};

async function importInto(history: History, body: unknown): Promise<ImportResult> {
  const staged = history.beginImport();
  try {
    for await (const { spans, session } of readImport(limited(body))) {
      if (session === undefined) staged.addSpans(spans);
      else staged.add({ session, spans });
    }
    return staged.finish();
  } finally {
    staged.discard();
  }
}

/** A body without an announced length is counted as it comes. Without any body there is nothing to read. */
async function* limited(body: unknown): AsyncGenerator<Buffer> {
  if (!(body instanceof Readable)) return;
  let bytes = 0;
  // What is left of a refused body must not take the connection, and with it the answer, away.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > LIMITS.importBytes) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    yield chunk;
  }
}
