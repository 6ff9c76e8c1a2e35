import type { Backend, BackendStatus, RunOptions } from "../../backend.js";
import { BackendError } from "../../errors/backend-error.js";
import type { BackendErrorReason } from "../../errors/backend-error.js";
import type { BackendEvent, BackendOptions } from "../backend-options.js";
import { classifyExit } from "../failures/classify-exit.js";
import type { CliAdapter } from "./cli-adapter.js";
import type { CliRun } from "./cli-run.js";
import { ProgramFinder } from "../find/find-program.js";
import type { FoundProgram } from "../find/find-program.js";
import { reapLeftovers } from "../traces/reap-leftovers.js";
import type { CliEnd } from "../process/run-cli.js";
import { RunStarter } from "./run-starter.js";
import type { RunPlan } from "./run-starter.js";
import { WarmSlot } from "./warm-slot.js";
import { wordsForLog } from "./words-for-log.js";

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
  readonly #starter: RunStarter;
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
    this.#starter = new RunStarter(adapter, options);
    this.#warm = new WarmSlot(options.warmMs ?? DEFAULT_WARM_MS, () => this.#log({ event: "warm_dropped" }));
    this.#reaped = this.#reap();
  }

  async run(prompt: string, { signal, onText }: RunOptions): Promise<string> {
    if (signal.aborted) throw this.#aborted(signal);
    const started = performance.now();
    const ended = new AbortController();
    const aborted = new Promise<never>((_resolve, reject) => {
      signal.addEventListener("abort", () => reject(this.#aborted(signal)), {
        once: true,
        signal: ended.signal,
      });
    });
    try {
      const answer = await Promise.race([
        this.#answer(prompt, { signal, ...(onText && { onText }) }),
        aborted,
      ]);
      this.#log({ event: "run_ended", durationMs: performance.now() - started });
      return answer;
    } catch (error) {
      this.#logFailure(error, performance.now() - started);
      throw error;
    } finally {
      ended.abort();
    }
  }

  async status(): Promise<BackendStatus> {
    const program = this.#adapter.name;
    try {
      const found = await this.#finder.search();
      if (found.status === "not_installed") return { program, status: found.status, ...this.#missing() };
      const { path } = found.program;
      if (found.status === "not_runnable")
        return { program, status: found.status, path, remedy: this.#adapter.mend };
      const known = { program, path, ...(found.version !== undefined && { version: found.version }) };
      return { ...known, ...(await this.#readiness(found.program)) };
    } catch {
      // The temporary directory cannot be written, or there are no more processes: nothing runs then.
      return { program, status: "not_runnable", remedy: this.#adapter.mend };
    }
  }

  /** Whether a program that runs may be asked. */
  async #readiness(
    program: FoundProgram,
  ): Promise<Pick<BackendStatus, "status" | "model" | "remedy" | "detail">> {
    try {
      const { model } = (await this.#starter.plan(program)).invocation;
      return { status: "ready", ...(model !== undefined && { model }) };
    } catch (error) {
      if (!(error instanceof BackendError) || error.detail === undefined) throw error;
      return { status: "not_runnable", remedy: error.detail, detail: error.detail };
    }
  }

  warm(): void {
    if (this.#options.warmStart !== true) return;
    this.#warm.fill(async () => {
      const plan = await this.#plan();
      const run = await this.#starter.startAhead(plan);
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
    await Promise.all([this.#warm.settled(), this.#starter.close(), ...cutOff]);
  }

  async #cutOff(run: CliRun): Promise<void> {
    this.#cut.add(run);
    await run.stop(CLOSE_GRACE_MS);
  }

  /** Runs until the program takes our options; its argument parser refuses one before anything was sent to a model. */
  async #answer(prompt: string, options: RunOptions): Promise<string> {
    for (;;) {
      options.signal.throwIfAborted();
      const plan = await this.#plan(options.signal);
      const warm = await this.#warm.take(plan.signature);
      const run = warm ?? (await this.#starter.start(plan));
      if (warm === undefined) this.#track(run, "run_started");
      const end = await this.#followed(run, prompt, options);
      if (this.#cut.has(run)) throw new BackendError({ reason: "cancelled", program: this.name });
      // One that was started ahead may have ended before it read the prompt.
      if (warm !== undefined && !end.wroteOutput && end.exitCode !== 0) continue;
      if (this.#learn(plan, end)) continue;
      const failure = await this.#failureOf(run, plan, end);
      if (failure === undefined) return end.stdout;
      this.#logWords(run, { end, prompt });
      throw failure;
    }
  }

  /** Whether the program refused an option that is left out the next time. */
  #learn(plan: RunPlan, end: CliEnd): boolean {
    const refused = this.#starter.learn(plan, end);
    for (const { why } of refused) this.#log({ event: "option_refused", detail: why });
    return refused.length > 0;
  }

  async #followed(run: CliRun, prompt: string, { signal, onText }: RunOptions): Promise<CliEnd> {
    const stop = () => void run.stop();
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    try {
      return await run.answer(this.#starter.encode(run, prompt), (text) => {
        if (!signal.aborted) onText?.(text);
      });
    } finally {
      signal.removeEventListener("abort", stop);
    }
  }

  async #failureOf({ reader }: CliRun, plan: RunPlan, end: CliEnd): Promise<BackendError | undefined> {
    const { complete, problem, hopeless } = reader;
    const program = this.#adapter.name;
    if (hopeless !== undefined && !complete) {
      return new BackendError({ reason: hopeless, program, stderrTail: end.stderrTail });
    }
    return (await this.#starter.refusal(plan, end)) ?? classifyExit({ program, end, complete, problem });
  }

  async #plan(signal?: AbortSignal): Promise<RunPlan> {
    const found = await this.#finder.locate();
    if (found.status !== "ready")
      throw new BackendError({ reason: found.status, program: this.#adapter.name });
    return await this.#starter.plan(found.program, signal);
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

  #aborted(signal: AbortSignal): BackendError {
    const { reason } = signal;
    const timedOut = reason instanceof Error && reason.name === "TimeoutError";
    const why: BackendErrorReason = timedOut ? "timeout" : "cancelled";
    return new BackendError({ reason: why, program: this.#adapter.name, cause: reason });
  }

  #missing(): Pick<BackendStatus, "path" | "remedy"> {
    const { command } = this.#options;
    const { install } = this.#adapter;
    if (command === undefined) return { remedy: install };
    return { path: command, remedy: `There is no program ${command}. ${install}` };
  }

  /** What the program said went wrong, for whoever reads the log. */
  #logWords({ reader }: CliRun, { end, prompt }: { readonly end: CliEnd; readonly prompt: string }): void {
    const output = reader.sawEvents ? (reader.problem?.text ?? "") : end.stdout;
    const detail = wordsForLog(`${output}\n${end.stderrTail}`, prompt);
    if (detail !== undefined) this.#log({ event: "program_said", detail });
  }

  #logFailure(error: unknown, durationMs: number): void {
    if (!(error instanceof BackendError)) return;
    const { reason, exitCode } = error;
    this.#log({ event: "run_failed", reason, durationMs, ...(exitCode !== undefined && { exitCode }) });
  }

  #log(event: Omit<BackendEvent, "program">): void {
    this.#options.log?.({ ...event, program: this.#adapter.name });
  }
}
