import { Readable } from "node:stream";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { exportCsv } from "../../store/exchange/export-csv.js";
import { exportJson } from "../../store/exchange/export-json.js";
import { inChunks } from "../../store/exchange/in-chunks.js";
import type { History } from "@antidrift/session";
import { routeOf } from "./route-of.js";

export interface ExportOptions {
  readonly history: History;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
}

/** `GET /export?format=json|csv` */
export const exportRoute: FastifyPluginAsyncTypebox<ExportOptions> = async (app, { history, nowMs }) => {
  app.route({
    ...routeOf("exportHistory"),
    handler: (request, reply) => {
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
    },
  });
};
