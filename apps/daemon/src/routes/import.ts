import { Readable } from "node:stream";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { errorCodes } from "fastify";
import { Type } from "typebox";
import { closed } from "../json/closed.js";
import { errorReplies } from "../schemas/replies.js";
import { ExportedFile } from "../store/exchange/exported-file.js";
import { readImport } from "../store/exchange/read-import.js";
import type { History, ImportResult } from "@antidrift/session";
import type { HistoryOptions } from "./history.js";

/** The one exception to the limit of all other bodies. Nothing of it is kept in memory but a session at a time. */
const MAX_IMPORT_BYTES = 1024 * 1024 * 1024;

const schema = {
  tags: ["history"],
  operationId: "importHistory",
  summary: "Take an export back",
  description: "All of it or nothing. What is there already stays as it is, so that it may be done twice.",
  body: closed(ExportedFile),
  response: {
    200: Type.Object({
      imported: Type.Integer({ minimum: 0, description: "Sessions that were not there." }),
      unchanged: Type.Integer({ minimum: 0, description: "Sessions that were there just so." }),
      kept: Type.Integer({
        minimum: 0,
        description: "Sessions that were there with another content, which stays.",
      }),
    }),
    ...errorReplies(503),
  },
};

/** `POST /import` */
export const importRoute: FastifyPluginAsyncTypebox<HistoryOptions> = async (app, { history }) => {
  // Only here: the body stays a stream, and is checked while it is read.
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", (_request, body, done) => done(null, body));
  const options = {
    schema,
    bodyLimit: MAX_IMPORT_BYTES,
    validatorCompiler: () => (value: unknown) => ({ value }),
  };

  app.post("/import", options, (request) => importInto(history, request.body));
};

async function importInto(history: History, body: unknown): Promise<ImportResult> {
  const staged = history.beginImport();
  try {
    for await (const entry of readImport(limited(body))) staged.add(entry);
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
    if (bytes > MAX_IMPORT_BYTES) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    yield chunk;
  }
}
