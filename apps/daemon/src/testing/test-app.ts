import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BackendStatus } from "@antidrift/ai";
import { Controller, type Redact } from "@antidrift/session";
import { FakeClock, GatedCoach, keepEverything, MemoryStore } from "@antidrift/session/testing";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import pino from "pino";
import { onTestFinished } from "vitest";
import { buildApp, type AppOptions } from "../http/app.js";
import { JudgeDesk } from "../judging/judge-desk.js";
import { KeptRules } from "../judging/kept-rules.js";
import { CoachHealth } from "../coach/coach-health.js";
import { describeCoachFailure } from "../http/error-table.js";
import { Settings } from "../settings/settings.js";

/** The HTTP side of a daemon over a real session, with everything around it in the hands of the test. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly controller: Controller;
  /** Without a judge, until the test gives it one. */
  readonly judging: JudgeDesk;
  readonly clock: FakeClock;
  /** What the session keeps, and the history of `/history`. */
  readonly store: MemoryStore;
  readonly coach: GatedCoach;
  readonly settings: Settings;
  /** Where what the user decided is kept. */
  readonly settingsFile: string;
  /** Every line of the log. */
  readonly log: readonly string[];
  /** Sends a request as a program on this machine does. */
  send(method: Method, url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Listens, and returns the port. */
  listen(): Promise<number>;
}

type Method = NonNullable<Extract<InjectOptions["method"], string>>;
type Headers = Readonly<Record<string, string>>;

export interface TestAppOptions extends Partial<AppOptions> {
  /** What is found of the coach's program. */
  readonly coachStatus?: BackendStatus;
  /** Defaults to keeping everything. */
  readonly redact?: Redact;
}

/** Closed with the test. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const log: string[] = [];
  const { redact = keepEverything } = options;
  const clock = new FakeClock();
  const store = new MemoryStore();
  const coach = new GatedCoach();
  const controller = new Controller({
    clock,
    store,
    redact,
    describeFailure: describeCoachFailure,
  });
  controller.setCoach(coach, "claude");
  const coachHealth = new CoachHealth({ backend: "claude", look: async () => options.coachStatus });
  const rulesDir = await mkdtemp(join(tmpdir(), "antidrift-rules-"));
  const nowMs = () => clock.nowMs();
  const judging = new JudgeDesk({
    controller,
    history: store.history,
    rules: new KeptRules({ file: join(rulesDir, "rules.json"), nowMs, onNotice: () => undefined }),
    redact,
    nowMs,
  });
  const settingsFile = join(rulesDir, "settings.json");
  const settings = new Settings({
    path: settingsFile,
    onNotice: (notice) => controller.addNotice(notice),
  });
  settings.follow(({ judge }) => controller.setJudging(judge));
  const app = await buildApp({
    judging,
    settings,
    controller,
    coachHealth,
    history: store.history,
    storeWorks: () => true,
    nowMs,
    logger: pino({ level: "trace" }, { write: (line: string) => log.push(line) }),
    version: "1.2.3",
    host: "127.0.0.1",
    pagesRoot: join(tmpdir(), "antidrift-no-page"),
    ...options,
  });
  onTestFinished(async () => {
    await app.close();
    controller.close();
    await rm(rulesDir, { recursive: true });
  });
  return {
    app,
    judging,
    settings,
    settingsFile,
    controller,
    clock,
    store,
    coach,
    log,
    send: sender(app),
    listen: () => listen(app),
  };
}

function sender(app: FastifyInstance): TestApp["send"] {
  return (method, url, body, headers) => {
    const isCommand = method === "POST" || method === "PATCH" || method === "PUT";
    const defaults = { host: "localhost:3738", ...(isCommand && { "content-type": "application/json" }) };
    const payload = typeof body === "string" || body === undefined ? body : JSON.stringify(body);
    return app.inject({
      method,
      url,
      headers: { ...defaults, ...headers },
      ...(payload !== undefined && { payload }),
    });
  };
}

async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("It does not listen on a port.");
  return address.port;
}
