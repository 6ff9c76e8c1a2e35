import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Controller, History } from "@antidrift/session";
import { LIMITS } from "@antidrift/wire";
import { sharedSchemas } from "@antidrift/wire/schemas";
import type { CoachHealth } from "../coach/coach-health.js";
import type { JudgeDesk } from "../judging/judge-desk.js";
import type { Settings } from "../settings/settings.js";
import { limitBodies } from "./plugins/body-timeout.js";
import { answerClientError, refuseExpectation } from "./plugins/client-errors.js";
import { answerErrors, answerUnrouted } from "./plugins/error-responses.js";
import { readJsonBodies } from "./plugins/json-body.js";
import { describeRoutes } from "./plugins/openapi.js";
import { servePages } from "./plugins/pages.js";
import { logRequests } from "./plugins/request-log.js";
import { streamState } from "./plugins/state-stream.js";
import { watchVisits } from "./plugins/visits.js";
import { RequestRefusedError } from "./request-refused-error.js";
import { coachRoutes } from "./routes/coach.js";
import { commitmentRoute } from "./routes/commitment.js";
import { endRoute } from "./routes/end.js";
import { evidenceRoute } from "./routes/evidence.js";
import { exportRoute } from "./routes/export.js";
import { extendRoute } from "./routes/extend.js";
import { judgeRoutes } from "./routes/judge.js";
import { pausingRoutes } from "./routes/pausing.js";
import { healthRoute } from "./routes/health.js";
import { historyRoutes } from "./routes/history.js";
import { importRoute } from "./routes/import.js";
import { noticesRoute } from "./routes/notices.js";
import { planningRoute } from "./routes/planning.js";
import { reviewRoute } from "./routes/review.js";
import { settingsRoutes } from "./routes/settings.js";
import { stateRoute } from "./routes/state.js";
import { compilersFactory } from "./schemas/compilers-factory.js";
import { guardRequests } from "./security/guard-requests.js";
import { addSecurityHeaders } from "./security/security-headers.js";
import type { EventStreamsOptions } from "./streams/event-streams.js";

export interface AppOptions {
  readonly controller: Controller;
  readonly coachHealth: CoachHealth;
  readonly history: History;
  readonly settings: Settings;
  readonly judging: JudgeDesk;
  /** Whether what is kept can be read and changed, as far as is known. */
  readonly storeWorks: () => boolean;
  /** Unix milliseconds. */
  readonly nowMs: () => number;
  /** Told each time that a person seems to come: a page is opened, or a stream of events. */
  readonly onVisit?: () => void;
  readonly logger: FastifyBaseLogger;
  readonly version: string;
  /** The address it will listen on: decides which `Host` is ours. */
  readonly host: string;
  /** Demanded of every request when set. */
  readonly token?: string;
  /** The folder of the built page. */
  readonly pagesRoot: string;
  readonly streams?: EventStreamsOptions;
  /** Defaults to 10 s for the headers, 30 s for all of a request and 60 s of standstill, looked at every 5 s. */
  readonly timeouts?: Partial<Timeouts>;
}

/** How long a client may take before it is cut off. */
interface Timeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  /** For how long nothing may pass in either direction: whoever reads no more of its answer loses its place. */
  readonly standstillMs: number;
  readonly checkMs: number;
}

const defaultTimeouts: Timeouts = {
  headersMs: 10_000,
  requestMs: 30_000,
  standstillMs: 60_000,
  checkMs: 5000,
};

const maxConnections = 4096;

/** The whole HTTP side of the daemon, ready to listen or to be injected into. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { controller, coachHealth, storeWorks, history, judging, nowMs, version } = options;
  const timeouts = { ...defaultTimeouts, ...options.timeouts };
  const app = createServer(options.logger, timeouts);
  limitBodies(app, timeouts.requestMs);
  addSecurityHeaders(app);
  guardRequests(app, options);
  logRequests(app);
  if (options.onVisit !== undefined) watchVisits(app, options.onVisit);
  answerErrors(app);
  readJsonBodies(app);
  describeRoutes(app, version);

  app.register(stateRoute, { controller });
  streamState(app, controller, options.streams);
  app.register(planningRoute, { controller });
  app.register(coachRoutes, { controller });
  app.register(commitmentRoute, { controller });
  app.register(extendRoute, { controller });
  app.register(reviewRoute, { controller });
  app.register(pausingRoutes, { controller });
  app.register(endRoute, { controller });
  app.register(judgeRoutes, { controller, judging });
  app.register(evidenceRoute, { controller });
  app.register(settingsRoutes, { settings: options.settings });
  app.register(noticesRoute, { controller });
  app.register(healthRoute, { controller, coachHealth, storeWorks, version });
  app.register(historyRoutes, { history });
  app.register(exportRoute, { history, nowMs });
  app.register(importRoute, { history });
  servePages(app, options.pagesRoot);
  app.setNotFoundHandler(() => {
    throw new RequestRefusedError("ErrNotFound");
  });
  return app;
}

function createServer(
  logger: FastifyBaseLogger,
  { headersMs, standstillMs, checkMs }: Timeouts,
): FastifyInstance {
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.bodyBytes,
    keepAliveTimeout: 20_000,
    // An open stream of events stands never still: its heartbeat comes four times as often.
    connectionTimeout: standstillMs,
    // How long a body may take depends on its route; see body-timeout.ts.
    // Node would refuse a request without a Host in its own way, without a body.
    http: {
      requestTimeout: 0,
      headersTimeout: headersMs,
      connectionsCheckingInterval: checkMs,
      requireHostHeader: false,
    },
    forceCloseConnections: true,
    clientErrorHandler: answerClientError,
    frameworkErrors: answerUnrouted,
    schemaController: { compilersFactory },
  });
  app.server.maxConnections = maxConnections;
  app.server.on("checkExpectation", refuseExpectation);
  for (const schema of Object.values(sharedSchemas)) app.addSchema(schema);
  return app;
}
