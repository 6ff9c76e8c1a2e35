import { Type } from "typebox";
import { closed } from "../closed.js";
import { ExportedFile } from "../history/exported-file.js";
import { ExportedSession } from "../history/exported-session.js";
import { ImportResult } from "../history/import-result.js";
import { SessionPage } from "../history/session-page.js";
import { SessionRecord } from "../history/session-record.js";
import { SessionsPage } from "../history/sessions-page.js";
import { errorReplies } from "../replies/error-replies.js";
import { ExportQuery } from "../requests/export-query.js";
import { SessionAddress } from "../requests/session-address.js";
import { SessionChange } from "../requests/session-change.js";
import { SessionsQuery } from "../requests/sessions-query.js";
import { SpansQuery } from "../requests/spans-query.js";

const tags = ["history"];

/** Typed loosely: what is sent is a stream of the file, never the value of its schema. */
const fileReply: Readonly<Record<number, unknown>> = {
  200: {
    description: "A file to keep.",
    content: { "application/json": { schema: ExportedFile }, "text/csv": { schema: Type.String() } },
  },
  ...errorReplies(503),
};

/** Ended sessions. */
export const historyOperations = {
  listSessions: {
    tags,
    summary: "Ended sessions, newest first",
    querystring: SessionsQuery,
    response: { 200: SessionsPage, ...errorReplies(503) },
  },
  getSession: {
    tags,
    summary: "One ended session with its evidence",
    params: SessionAddress,
    querystring: SpansQuery,
    response: { 200: SessionPage, ...errorReplies(404, 503) },
  },
  updateSession: {
    tags,
    summary: "Say something else of an ended session",
    params: SessionAddress,
    body: SessionChange,
    response: { 200: SessionRecord, ...errorReplies(404, 503) },
  },
  removeSession: {
    tags,
    summary: "Remove an ended session",
    description:
      "Answers all that was kept of it: `POST /import` takes it back as one of `sessions`. The daily copies of the " +
      "database still hold it until they are a week old.",
    params: SessionAddress,
    response: { 200: ExportedSession, ...errorReplies(404, 503) },
  },
  exportHistory: {
    tags,
    summary: "Everything that is kept, as a file",
    description:
      "JSON holds all of it, and `POST /import` takes it back. CSV is a table of the sessions without their " +
      "evidence; cells that a spreadsheet would run as a formula are marked as text.",
    querystring: ExportQuery,
    response: fileReply,
  },
  importHistory: {
    tags,
    summary: "Take an export back",
    description: "All of it or nothing. What is there already stays as it is, so that it may be done twice.",
    body: closed(ExportedFile),
    response: { 200: ImportResult, ...errorReplies(503) },
  },
};
