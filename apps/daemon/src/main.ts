import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Coach } from "@antidrift/ai";
import { Controller, type WindowSample } from "@antidrift/session";
import { BACKEND_NAMES, type Notice, type StateView } from "@antidrift/wire";
import type { Logger } from "pino";
import { buildApp } from "./http/app.js";
import { CoachHealth } from "./coach/coach-health.js";
import { CoachOnDemand } from "./coach/coach-on-demand.js";
import { homeDir } from "./config/home-dir.js";
import { readConfig, type Config } from "./config/config.js";
import type { ConnectedEvidence } from "./windows/connect-evidence.js";
import { describeCoachFailure } from "./http/error-table.js";
import { explainStartFailure } from "./start/explain-start-failure.js";
import { listen } from "./start/listen.js";
import { createLogger } from "./start/logger.js";
import { OfflineDrafts } from "./coach/offline-drafts.js";
import { JudgeDesk } from "./judging/judge-desk.js";
import { KeptRules } from "./judging/kept-rules.js";
import { loadJudgeForSessions } from "./judging/load-judge-for-sessions.js";
import { once } from "./once.js";
import type { OpenedCoach } from "./coach/open-coach.js";
import { Settings } from "./settings/settings.js";
import { Shutdown } from "./start/shutdown.js";
import { copyOnThread } from "./store/files/copies/copy-on-thread.js";
import { openStore } from "./store/open-store.js";
import { systemClock } from "./start/system-clock.js";
import { outputTo } from "./start/output-to.js";

// Seen from the built daemon in dist/, which is where this file runs.
const pagesRoot = fileURLToPath(new URL("../../web/dist", import.meta.url));
const copyThread = new URL("./copy-worker.mjs", import.meta.url);
const draftThread = new URL("./offline-worker.mjs", import.meta.url);

/** Known without asking `@antidrift/ai`, which takes as long to load as the rest. */
const usualBackends: ReadonlySet<string> = new Set(BACKEND_NAMES);
/** Whoever waits for the daemon to come up has its first answer before the rest is loaded, or this time has passed. */
const firstAnswerMs = 200;
/** By then the page that was opened has all its files. */
const visitSettledMs = 1000;

/**
 * Runs the daemon until it is told to stop. Everything is built and joined in this file and nowhere else.
 * `onListening` is called once signals to stop are heard here.
 */
export async function main(version: string, onListening: () => void): Promise<void> {
  let shutdown: Shutdown | undefined;
  try {
    const config = readConfig(process.env, { name: process.platform, home: homeDir(process.env) });
    const logger = createLogger(config.logLevel);
    shutdown = new Shutdown(logger);
    onListening();
    await start({ config, version, logger, shutdown });
  } catch (error) {
    if (shutdown?.isStopping === true) return;
    outputTo(2).write(`antidrift: ${explainStartFailure(error)}\n`);
    process.exit(1);
  }
}

interface Start {
  readonly config: Config;
  readonly version: string;
  readonly logger: Logger;
  readonly shutdown: Shutdown;
}

async function start({ config, version, logger, shutdown }: Start): Promise<void> {
  if (config.token !== undefined && config.token.length < 16) {
    logger.warn("ANTIDRIFT_TOKEN is short enough to be guessed: use 16 characters or more");
  }
  const clock = systemClock();
  const nowMs = (): number => clock.nowMs();

  // What is built later than what refers to it.
  const later: { controller?: Controller; evidence?: ConnectedEvidence } = {};
  const { store, history, works, announce, close } = openStore({
    stateDir: config.stateDir,
    copyDatabase: copyOnThread(copyThread),
    nowMs,
    // What happens before there is a controller, it reads from the store itself.
    onNotice: (notice) => later.controller?.addNotice(notice),
    onNoticeOver: (code) => later.controller?.dismissNotice(code),
    onError: (error) => logger.warn({ err: error }, "the store"),
  });
  shutdown.add({ stage: "store", name: "store", close });

  const drafts = new OfflineDrafts({
    start: (options) => new Worker(draftThread, options),
    onError: (error) => logger.error({ err: error }, "the offline coach"),
  });
  shutdown.add({ stage: "outside", name: "offline coach", close: () => drafts.close() });
  // While the user's rules are not read, no window passes.
  const redact = (sample: WindowSample): WindowSample | undefined => later.evidence?.rules.redact(sample);
  const early: Notice[] = [];
  const settings = new Settings({
    path: join(config.configDir, "settings.json"),
    onNotice: (notice) => early.push(notice),
  });
  const controller = new Controller({
    judging: settings.current.judge,
    clock,
    store,
    describeFailure: describeCoachFailure,
    draft: (intent) => drafts.draft(intent),
    redact,
    onError: (error) => logger.error({ err: error }, "the session"),
  });
  later.controller = controller;
  for (const notice of early) controller.addNotice(notice);
  settings.follow(({ judge }) => controller.setJudging(judge));
  shutdown.add({ stage: "session", name: "session", close: () => controller.close() });

  const connectCoach = once(async () => {
    const { openCoach } = await import("./coach/open-coach.js");
    const coach = openCoach({
      config: config.coach,
      drafts,
      log: (event) => logger.debug(event, "the coach's program"),
    });
    shutdown.add({ stage: "outside", name: "coach", close: coach.close });
    return coach;
  });
  if (usualBackends.has(config.coach.backend)) {
    const load = async (): Promise<Coach> => knownCoach(await connectCoach());
    controller.setCoach(new CoachOnDemand(load), config.coach.backend);
  } else {
    const { coach, program, notice } = await connectCoach();
    controller.setCoach(coach, program);
    if (notice !== undefined) {
      logger.warn(notice.message);
      controller.addNotice(notice);
    }
  }

  const judging = new JudgeDesk({
    controller,
    history,
    rules: new KeptRules({
      file: join(config.stateDir, "judge-rules.json"),
      nowMs,
      onNotice: (notice) => controller.addNotice(notice),
    }),
    redact,
    nowMs,
  });
  const app = await buildApp({
    controller,
    judging,
    settings,
    coachHealth: new CoachHealth({
      backend: config.coach.backend,
      look: async () => (await connectCoach()).look?.(),
    }),
    history,
    storeWorks: works,
    nowMs,
    onVisit: once(async () => {
      await setTimeout(visitSettledMs, undefined, { ref: false });
      drafts.load();
    }),
    logger,
    version,
    host: config.host,
    ...(config.token !== undefined && { token: config.token }),
    pagesRoot,
  });
  const firstAnswer = new Promise<void>((resolve) => {
    app.addHook("onResponse", async () => resolve());
  });
  shutdown.add({ stage: "outside", name: "server", close: () => app.close() });
  const url = await listen(app, config);
  announce(url);
  outputTo(1).write(`AntiDrift ${version} runs at ${url}\nPress Ctrl-C to stop it.\n`);

  await Promise.race([firstAnswer, setTimeout(firstAnswerMs)]);
  await connectCoach();
  const { connectEvidence } = await import("./windows/connect-evidence.js");
  later.evidence = connectEvidence({
    asked: config.evidence,
    configDir: config.configDir,
    controller,
    logger,
  });
  shutdown.add({ stage: "outside", name: "evidence", close: later.evidence.close });
  loadDraftsWhilePlanning(controller, drafts);
  loadJudgeForSessions({
    controller,
    judging,
    onError: (error) => logger.error({ err: error }, "the judge"),
  });
  const { notifyOfNudges } = await import("./notify/notify-of-nudges.js");
  const { openNotifier } = await import("./notify/open-notifier.js");
  const notifications = notifyOfNudges({
    controller,
    judging,
    settings,
    open: openNotifier({ env: process.env, platform: process.platform }),
    onError: (error) => logger.warn({ err: error }, "the notifications"),
  });
  shutdown.add({ stage: "outside", name: "notifications", close: notifications.close });
}

function knownCoach({ coach, notice }: OpenedCoach): Coach {
  if (coach === undefined) throw new Error(notice?.message);
  return coach;
}

/** The first draft is then there as soon as it is asked for. */
function loadDraftsWhilePlanning(controller: Controller, drafts: OfflineDrafts): void {
  const follow = ({ runtime_state }: StateView): void => {
    if (runtime_state === "planning") drafts.load();
  };
  controller.subscribe(follow);
  follow(controller.state());
}
