import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  EvidenceSpan,
  type History,
  InvalidInputError,
  LIMITS,
  Outcome,
  SessionRecord,
} from "@antidrift/session";
import { Type } from "typebox";
import { errorReplies } from "../schemas/replies.js";
import { trimmedText } from "../schemas/trimmed-text.js";
import { ExportedEntry } from "../store/exchange/exported-file.js";
import { readNumber, wholeNumber } from "./history-fields.js";

/** What the routes of the history need. */
export interface HistoryOptions {
  readonly history: History;
}

const LATEST_MS = 8.64e15;
const SESSIONS = { usual: 50, max: 200 };
const SPANS = { usual: 1000, max: 10_000 };

const ById = Type.Object({ id: Type.String() });
const cursor = Type.String({ maxLength: 400, description: "`next_cursor` of the page before." });

const list = {
  tags: ["history"],
  operationId: "listSessions",
  summary: "Ended sessions, newest first",
  querystring: Type.Partial(
    Type.Object({
      from: wholeNumber("Started at or after, Unix milliseconds."),
      to: wholeNumber("Started before, Unix milliseconds."),
      q: Type.String({ maxLength: 200, description: "Found in the action, the condition or the note." }),
      limit: wholeNumber(`How many, 1 to ${SESSIONS.max}; ${SESSIONS.usual} when absent.`),
      cursor,
    }),
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({
      sessions: Type.Array(SessionRecord),
      next_cursor: Type.Optional(Type.String({ description: "Absent on the last page." })),
    }),
    ...errorReplies(503),
  },
};

const get = {
  tags: ["history"],
  operationId: "getSession",
  summary: "One ended session with its evidence",
  params: ById,
  querystring: Type.Partial(
    Type.Object({
      limit: wholeNumber(`How many spans, 1 to ${SPANS.max}; ${SPANS.usual} when absent.`),
      cursor,
    }),
    { additionalProperties: false },
  ),
  response: {
    200: Type.Object({
      session: SessionRecord,
      spans: Type.Array(EvidenceSpan),
      spans_count: Type.Integer(),
      next_cursor: Type.Optional(Type.String({ description: "Absent on the last page of spans." })),
    }),
    ...errorReplies(404, 503),
  },
};

const update = {
  tags: ["history"],
  operationId: "updateSession",
  summary: "Say something else of an ended session",
  params: ById,
  body: Type.Partial(Type.Object({ outcome: Outcome, note: trimmedText(0, LIMITS.noteCharacters) }), {
    additionalProperties: false,
    minProperties: 1,
  }),
  response: { 200: SessionRecord, ...errorReplies(404, 503) },
};

const remove = {
  tags: ["history"],
  operationId: "removeSession",
  summary: "Remove an ended session",
  description:
    "Answers all that was kept of it: `POST /import` takes it back as one of `sessions`. The daily copies of the " +
    "database still hold it until they are a week old.",
  params: ById,
  response: { 200: ExportedEntry, ...errorReplies(404, 503) },
};

/** `GET /history`, `GET|PATCH|DELETE /history/:id` */
export const historyRoutes: FastifyPluginAsyncTypebox<HistoryOptions> = async (app, { history }) => {
  app.get("/history", { schema: list }, ({ query }) => {
    const page = history.list({
      limit: readLimit(query.limit, SESSIONS),
      ...(query.from !== undefined && { fromMs: readNumber("from", query.from, { max: LATEST_MS }) }),
      ...(query.to !== undefined && { toMs: readNumber("to", query.to, { max: LATEST_MS }) }),
      ...(query.q !== undefined && { search: query.q }),
      ...(query.cursor !== undefined && { cursor: query.cursor }),
    });
    return { sessions: [...page.sessions], ...next(page.nextCursor) };
  });

  app.get("/history/:id", { schema: get }, ({ params, query }) => {
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
  });

  app.patch("/history/:id", { schema: update }, ({ params, body }) => history.update(params.id, body));

  app.delete("/history/:id", { schema: remove }, ({ params }) => {
    const { session, spans } = history.remove(params.id);
    return { session, spans: [...spans] };
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
