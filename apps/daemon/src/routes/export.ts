import { Readable } from "node:stream";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Type } from "typebox";
import { errorReplies } from "../schemas/replies.js";
import { exportCsv } from "../store/exchange/export-csv.js";
import { exportJson } from "../store/exchange/export-json.js";
import { ExportedFile } from "../store/exchange/exported-file.js";
import { inChunks } from "../store/exchange/in-chunks.js";
import type { History } from "@antidrift/session";

export interface ExportOptions {
  readonly history: History;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
}

/** Typed loosely: what is sent is a stream of the file, never the value of its schema. */
const response: Readonly<Record<number, unknown>> = {
  200: {
    description: "A file to keep.",
    content: { "application/json": { schema: ExportedFile }, "text/csv": { schema: Type.String() } },
  },
  ...errorReplies(503),
};

const schema = {
  tags: ["history"],
  operationId: "exportHistory",
  summary: "Everything that is kept, as a file",
  description:
    "JSON holds all of it, and `POST /import` takes it back. CSV is a table of the sessions without their " +
    "evidence; cells that a spreadsheet would run as a formula are marked as text.",
  querystring: Type.Partial(
    Type.Object({ format: Type.Union([Type.Literal("json"), Type.Literal("csv")]) }),
    {
      additionalProperties: false,
    },
  ),
  response,
};

/** `GET /export?format=json|csv` */
export const exportRoute: FastifyPluginAsyncTypebox<ExportOptions> = async (app, { history, nowMs }) => {
  app.get("/export", { schema }, (request, reply) => {
    const format = request.query.format ?? "json";
    // A store that cannot be reached is told while there is still a status to tell it with.
    history.list({ limit: 1 });
    const now = nowMs();
    const pieces = format === "csv" ? exportCsv(history) : exportJson(history, now);
    const day = new Date(now).toISOString().slice(0, 10);
    return reply
      .header("Content-Disposition", `attachment; filename="antidrift-${day}.${format}"`)
      .type(format === "csv" ? "text/csv; charset=utf-8" : "application/json; charset=utf-8")
      .send(Readable.from(inChunks(pieces), { objectMode: false }));
  });
};
