import { homedir } from "node:os";
import { fileURLToPath } from "node:url";
import { Controller } from "@antidrift/session";
import { buildApp } from "./app.js";
import { readConfig, type Config } from "./config.js";
import { CoachHealth } from "./coach-health.js";
import { createLogger } from "./logger.js";
import { describeCoachFailure } from "./error-table.js";
import { explainStartFailure } from "./explain-start-failure.js";
import { listen } from "./listen.js";
import { Shutdown } from "./shutdown.js";
import { openStore } from "./store/open-store.js";
import { systemClock } from "./system-clock.js";

// Seen from the built daemon in dist/, which is where this file runs.
const pagesRoot = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Runs the daemon until it is told to stop. Everything is built and joined here and nowhere else. */
export async function main(version: string): Promise<void> {
  try {
    await start(readConfig(process.env, { name: process.platform, home: homedir() }), version);
  } catch (error) {
    process.stderr.write(`antidrift: ${explainStartFailure(error)}\n`);
    process.exit(1);
  }
}

async function start(config: Config, version: string): Promise<void> {
  const logger = createLogger(config.logLevel);
  const shutdown = new Shutdown(logger);
  const clock = systemClock();

  const opened = openStore({
    stateDir: config.stateDir,
    nowMs: () => clock.nowMs(),
    onNotice: (notice) => controller.addNotice(notice),
    onError: (error) => logger.warn({ err: error }, "the store"),
  });
  shutdown.add("store", () => opened.close());

  const controller = new Controller({
    clock,
    store: opened.store,
    describeFailure: describeCoachFailure,
    onError: (error) => logger.error({ err: error }, "the session"),
  });
  shutdown.add("session", () => controller.close());

  const coachHealth = new CoachHealth({ backend: config.coach.backend });
  const app = await buildApp({
    controller,
    coachHealth,
    history: opened.history,
    nowMs: () => clock.nowMs(),
    logger,
    version,
    host: config.host,
    ...(config.token !== undefined && { token: config.token }),
    pagesRoot,
  });
  shutdown.add("server", () => app.close());
  const url = await listen(app, config);
  opened.announce(url);

  // What is not needed to listen is loaded while the first request may already be on its way.
  const { openCoach } = await import("./open-coach.js");
  const coach = openCoach(config.coach);
  shutdown.add("coach", () => coach.close());
  controller.setCoach(coach.coach, coach.program);
  coachHealth.lookBy(coach.look);
  if (coach.notice !== undefined) {
    logger.warn(coach.notice.message);
    controller.addNotice(coach.notice);
  }
  process.stdout.write(`AntiDrift ${version} runs at ${url}\nPress Ctrl-C to stop it.\n`);
}
