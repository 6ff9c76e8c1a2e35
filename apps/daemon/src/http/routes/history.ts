import { InvalidInputError, type History } from "@antidrift/session";
import { DEFAULTS, LIMITS } from "@antidrift/wire";
import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { readNumber } from "./history-fields.js";
import { routeOf } from "./route-of.js";

/** What the routes of the history need. */
export interface HistoryOptions {
  readonly history: History;
}

const SESSIONS = { usual: DEFAULTS.sessionsPerPage, max: LIMITS.sessionsPerPage };
const SPANS = { usual: DEFAULTS.spansPerPage, max: LIMITS.spansPerPage };

/** `GET /history`, `GET|PATCH|DELETE /history/:id` */
export const historyRoutes: FastifyPluginAsyncTypebox<HistoryOptions> = async (app, { history }) => {
  app.route({
    ...routeOf("listSessions"),
    handler: ({ query }) => {
      const page = history.list({
        limit: readLimit(query.limit, SESSIONS),
        ...(query.from !== undefined && { fromMs: readNumber("from", query.from, { max: LIMITS.latestMs }) }),
        ...(query.to !== undefined && { toMs: readNumber("to", query.to, { max: LIMITS.latestMs }) }),
        ...(query.q !== undefined && { search: query.q }),
        ...(query.cursor !== undefined && { cursor: query.cursor }),
      });
      return { sessions: [...page.sessions], ...next(page.nextCursor) };
    },
  });

  app.route({
    ...routeOf("getSession"),
    handler: ({ params, query }) => {
      const page = history.get(params.id, {
        limit: readLimit(query.limit, SPANS),
        ...(query.cursor !== undefined && { cursor: query.cursor }),
      });
      return {
        session: page.session,
        spans: [...page.spans],
        spans_count: page.spansCount,
        ...next(page.nextCursor),
      };
    },
  });

  app.route({ ...routeOf("updateSession"), handler: ({ params, body }) => history.update(params.id, body) });

  app.route({
    ...routeOf("removeSession"),
    handler: ({ params }) => {
      const { session, spans } = history.remove(params.id);
      return { session, spans: [...spans] };
    },
  });
};

function readLimit(text: string | undefined, { usual, max }: { usual: number; max: number }): number {
  const limit = text === undefined ? usual : readNumber("limit", text, { max });
  if (limit < 1) throw new InvalidInputError("limit", "Limit must be at least 1.");
  return limit;
}

function next(cursor: string | undefined) {
  return cursor === undefined ? {} : { next_cursor: cursor };
}
