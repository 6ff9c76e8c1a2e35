import type { Backend, BackendStatus, FixedRequest, ModelRequest, RunOptions } from "../../backend.js";
import { abortError } from "../../errors/abort-error.js";
import { BackendError } from "../../errors/backend-error.js";
import type { BackendEvent, BackendOptions } from "../backend-options.js";
import { classifyExit } from "../failures/classify-exit.js";
import { ProgramFinder } from "../find/find-program.js";
import type { FoundProgram } from "../find/find-program.js";
import { untilAborted } from "../../until-aborted.js";
import type { CliEnd } from "../process/run-cli.js";
import { reapLeftovers } from "../traces/reap-leftovers.js";
import { RunDirectoryError } from "../traces/run-directory-error.js";
import type { CliAdapter } from "./cli-adapter.js";
import type { CliRun } from "./cli-run.js";
import { cliStatus } from "./cli-status.js";
import { RunPlanner } from "./run-planner.js";
import type { RunPlan } from "./run-planner.js";
import { startAhead, startRun } from "./start-run.js";
import { WarmSlot } from "./warm-slot.js";

const DEFAULT_WARM_MS = 60_000;
const DEFAULT_PROBE_MS = 5_000;
/** On `close` somebody waits for us to be gone. */
const CLOSE_GRACE_MS = 500;

/** What the backends for command line programs share; the adapter says what is different. */
export class CliBackend implements Backend {
  readonly name: string;
  readonly #adapter: CliAdapter;
  readonly #options: BackendOptions;
  readonly #finder: ProgramFinder;
  readonly #planner: RunPlanner;
  readonly #warm: WarmSlot;
  readonly #live = new Set<CliRun>();
  /** Runs that were ended by `close`: how they ended says nothing about the program. */
  readonly #cut = new WeakSet<CliRun>();
  readonly #reaped: Promise<void>;

  constructor(adapter: CliAdapter, options: BackendOptions) {
    this.name = adapter.name;
    this.#adapter = adapter;
    this.#options = options;
    const { command, runDir, env, probeMs = DEFAULT_PROBE_MS } = options;
    const searchEnv = { ...process.env, ...env };
    this.#finder = new ProgramFinder({ name: adapter.name, command, env: searchEnv, runDir, probeMs });
    this.#planner = new RunPlanner(adapter, options);
    this.#warm = new WarmSlot(options.warmMs ?? DEFAULT_WARM_MS, () => this.#log({ event: "warm_dropped" }));
    this.#reaped = this.#reap();
  }

  async run(request: ModelRequest, options: RunOptions): Promise<string> {
    const { signal } = options;
    if (signal.aborted) throw abortError(this.name, signal);
    const started = performance.now();
    try {
      const answer = await untilAborted(this.#answer(request, options), signal);
      this.#log({ event: "run_ended", durationMs: performance.now() - started });
      return answer;
    } catch (error) {
      const failure = signal.aborted ? abortError(this.name, signal) : asBackendError(error, this.name);
      this.#logFailure(failure, performance.now() - started);
      throw failure;
    }
  }

  async status(): Promise<BackendStatus> {
    return await cliStatus({
      adapter: this.#adapter,
      command: this.#options.command,
      finder: this.#finder,
      planner: this.#planner,
    });
  }

  warm(request: FixedRequest): void {
    if (this.#options.warmStart !== true) return;
    this.#warm.fill(keyOf(request), async () => {
      const plan = await this.#plan(request);
      const run = await startAhead({ adapter: this.#adapter, options: this.#options, plan });
      if (run === undefined) return undefined;
      this.#track(run, "warm_started");
      void run.gone.then(() => this.#learn(plan, run.soFar()));
      return { run, signature: plan.signature };
    });
  }

  cool(): void {
    this.#warm.drop();
  }

  async close(): Promise<void> {
    this.#warm.drop(CLOSE_GRACE_MS);
    await this.#reaped;
    const cutOff = [...this.#live].map((run) => this.#cutOff(run));
    await Promise.all([this.#warm.settled(), this.#planner.close(), ...cutOff]);
  }

  async #cutOff(run: CliRun): Promise<void> {
    this.#cut.add(run);
    await run.stop(CLOSE_GRACE_MS);
  }

  /** Runs until the program takes our options; its argument parser refuses one before anything was sent to a model. */
  async #answer(request: ModelRequest, options: RunOptions): Promise<string> {
    for (;;) {
      options.signal.throwIfAborted();
      const plan = await this.#plan(request, options.signal);
      const warm = await this.#warm.take(keyOf(request), plan.signature);
      const run = warm ?? (await startRun({ adapter: this.#adapter, options: this.#options, plan }));
      if (warm === undefined) this.#track(run, "run_started");
      const end = await followed(run, request.prompt, options);
      options.signal.throwIfAborted();
      if (this.#cut.has(run)) throw new BackendError({ reason: "cancelled", program: this.name });
      // One that was started ahead may have ended before it read the prompt.
      if (warm !== undefined && !end.wroteOutput && end.exitCode !== 0) continue;
      if (this.#learn(plan, end)) continue;
      const failure = await this.#failureOf(run, plan, end);
      if (failure === undefined) return run.text;
      if (await this.#isReplaced(plan, failure, end)) continue;
      if (this.#options.logProgramWords === true) this.#logWords(end);
      throw failure;
    }
  }

  /** Whether the program refused an option that is left out the next time. */
  #learn(plan: RunPlan, end: CliEnd): boolean {
    const refused = this.#planner.learn(plan, end);
    for (const { why } of refused) this.#log({ event: "option_refused", detail: why });
    return refused.length > 0;
  }

  /** Whether another program of this name works while this one does not start: a broken one may stand before it on PATH. */
  async #isReplaced({ program }: RunPlan, { reason, detail }: BackendError, end: CliEnd): Promise<boolean> {
    const isSuspect = reason === "not_runnable" || reason === "not_installed" || reason === "failed";
    if (!isSuspect || detail !== undefined || end.wroteOutput) return false;
    const found = await this.#finder.search();
    return found.status === "ready" && found.program.path !== program.path;
  }

  async #failureOf(run: CliRun, plan: RunPlan, end: CliEnd): Promise<BackendError | undefined> {
    const { problem, hopeless } = run.reader;
    const { complete } = run;
    const program = this.name;
    if (hopeless !== undefined && !complete) {
      return new BackendError({ reason: hopeless, program, stderrTail: end.stderrTail });
    }
    return (await this.#planner.refusal(plan, end)) ?? classifyExit({ program, end, complete, problem });
  }

  async #plan(request: FixedRequest, signal?: AbortSignal): Promise<RunPlan> {
    const program = await this.#program();
    return await this.#planner.plan({ program, request, ...(signal && { signal }) });
  }

  async #program(): Promise<FoundProgram> {
    const found = await this.#finder.locate();
    if (found.status === "ready") return found.program;
    throw new BackendError({ reason: found.status, program: this.name });
  }

  #track(run: CliRun, event: "run_started" | "warm_started"): void {
    this.#live.add(run);
    void run.clean.then(() => this.#live.delete(run));
    this.#log({ event, ...(run.pid !== undefined && { pid: run.pid }) });
  }

  async #reap(): Promise<void> {
    const count = await reapLeftovers(this.#options.runDir);
    if (count > 0)
      this.#log({ event: "leftovers_removed", detail: `${count} directories of runs that were cut off` });
  }

  #logWords({ stdout, stderrTail }: CliEnd): void {
    this.#log({ event: "program_said", detail: `${stdout.slice(-MAX_WORDS_CHARS)}\n${stderrTail}` });
  }

  #logFailure(error: unknown, durationMs: number): void {
    if (!(error instanceof BackendError)) return;
    const { reason, exitCode } = error;
    this.#log({ event: "run_failed", reason, durationMs, ...(exitCode !== undefined && { exitCode }) });
  }

  #log(event: Omit<BackendEvent, "program">): void {
    this.#options.log?.({ ...event, program: this.name });
  }
}

/** Of what can go wrong before anything runs, a person can mend the temporary directory. */
function asBackendError(error: unknown, program: string): unknown {
  if (!(error instanceof RunDirectoryError)) return error;
  return new BackendError({ reason: "not_runnable", program, detail: error.message, cause: error });
}

const MAX_WORDS_CHARS = 8_192;

/** What has to be the same for a program that was started ahead to be of use. */
function keyOf({ system, schema }: FixedRequest): string {
  return JSON.stringify([system, schema]);
}

async function followed(run: CliRun, prompt: string, { signal, onText }: RunOptions): Promise<CliEnd> {
  const stop = () => void run.stop();
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await run.answer(prompt, (text) => {
      if (!signal.aborted) onText?.(text);
    });
  } finally {
    signal.removeEventListener("abort", stop);
  }
}
