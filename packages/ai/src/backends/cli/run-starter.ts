import { PROPOSAL_SCHEMA } from "../../coach/proposal-schema.js";
import { SYSTEM_PROMPT } from "../../coach/system-prompt.js";
import { BackendError } from "../../errors/backend-error.js";
import type { BackendOptions } from "../backend-options.js";
import { childEnvironment } from "../process/child-environment.js";
import type { Argument, ArgumentGroup, CliAdapter, Invocation } from "./cli-adapter.js";
import { CliRun } from "./cli-run.js";
import type { FoundProgram } from "../find/find-program.js";
import { OptionGate } from "./option-gate.js";
import { optionWords } from "./option-words.js";
import { refusedOption } from "./refused-option.js";
import { runBriefly } from "../process/run-briefly.js";
import type { CliEnd } from "../process/run-cli.js";
import { makeRunDirectory } from "../traces/run-directory.js";
import type { RunDirectory } from "../traces/run-directory.js";
import { UserSettingsError } from "../settings/user-settings-error.js";

/** Everything that decides how a program is started. */
export interface RunPlan {
  readonly program: FoundProgram;
  readonly invocation: Invocation;
  /** Those that the installed version knows: all but some of the comfort. */
  readonly groups: readonly ArgumentGroup[];
  /** Two plans with the same signature start the same. */
  readonly signature: string;
}

const MAX_OUTPUT_BYTES = 1_024 * 1_024;
const KILL_GRACE_MS = 2_000;
const DEFAULT_PROBE_MS = 5_000;

/** Turns an adapter's data into started programs, with what their installed version knows. */
export class RunStarter {
  readonly #adapter: CliAdapter;
  readonly #options: BackendOptions;
  readonly #gate: OptionGate;
  readonly #argsOf = new WeakMap<CliRun, readonly string[]>();

  constructor(adapter: CliAdapter, options: BackendOptions) {
    this.#adapter = adapter;
    this.#options = options;
    this.#gate = new OptionGate(adapter, async ({ path, pathDirs }, args, signal) => {
      const { runDir, probeMs: timeoutMs = DEFAULT_PROBE_MS } = options;
      const env = { ...process.env, ...options.env };
      return await runBriefly({ path, args, env, pathDirs, runDir, timeoutMs, signal });
    });
  }

  /**
   * How the program is to be started now. Throws `BackendError` with reason "not_runnable" for a version that cannot be
   * kept from the user's files and tools, and for settings that cannot be followed.
   */
  async plan(program: FoundProgram, signal?: AbortSignal): Promise<RunPlan> {
    const invocation = await this.#invocation();
    const groups = await this.#gate.passable({ program, groups: invocation.groups, signal });
    return {
      program,
      invocation,
      groups,
      signature: JSON.stringify([program, groups, invocation.env, invocation.home]),
    };
  }

  async start(plan: RunPlan): Promise<CliRun> {
    return await this.#start(
      plan,
      plan.groups.filter((group) => group.onlyWarm !== true),
    );
  }

  /** Undefined when the installed version would not wait for its prompt. */
  async startAhead(plan: RunPlan): Promise<CliRun | undefined> {
    const words = plan.groups.flatMap(({ args }) => args).filter((arg) => typeof arg === "string");
    return this.#adapter.canWait(words) ? await this.#start(plan, plan.groups) : undefined;
  }

  /** The prompt as this run's program takes it. */
  encode(run: CliRun, prompt: string): string {
    return this.#adapter.encodePrompt(prompt, this.#argsOf.get(run) ?? []);
  }

  /** The arguments that ended the run because the program does not know them, where they are left out the next time. */
  learn({ program, groups }: RunPlan, end: CliEnd): readonly ArgumentGroup[] {
    const refused = this.#refusedGroups(groups, end);
    return this.#gate.learn(program, refused) ? refused : [];
  }

  /** Ends what is being asked of a program. Settles when it is gone. */
  async close(): Promise<void> {
    await this.#gate.close();
  }

  /** Why the program refused to start as planned; undefined when it ended for another reason. */
  async refusal({ groups, invocation }: RunPlan, end: CliEnd): Promise<BackendError | undefined> {
    const option = refusedOption(end, new Set(groups.flatMap((group) => optionWords(group))));
    if (option !== undefined) return this.#gate.outdated(option);
    if (end.wroteOutput) return undefined;
    const detail = await this.#adapter.refusedSettings?.(end.stderrTail, invocation);
    return detail === undefined ? undefined : this.#notRunnable(detail);
  }

  #refusedGroups(groups: readonly ArgumentGroup[], end: CliEnd): readonly ArgumentGroup[] {
    const option = refusedOption(end, new Set(groups.flatMap((group) => optionWords(group))));
    if (option !== undefined) return groups.filter((group) => optionWords(group).includes(option));
    return end.wroteOutput || end.exitCode !== 1
      ? []
      : (this.#adapter.refusedComfort?.(end.stderrTail, groups) ?? []);
  }

  async #invocation(): Promise<Invocation> {
    const { model, env } = this.#options;
    try {
      return await this.#adapter.invocation({
        model: model === "" ? undefined : model,
        systemPrompt: SYSTEM_PROMPT,
        schema: PROPOSAL_SCHEMA,
        env: { ...process.env, ...env },
      });
    } catch (error) {
      if (!(error instanceof UserSettingsError)) throw error;
      throw this.#notRunnable(
        `${error.message} Mend it, or \`${this.#adapter.name}\` might ask another service than yours.`,
        error,
      );
    }
  }

  #notRunnable(detail: string, cause?: unknown): BackendError {
    return new BackendError({ reason: "not_runnable", program: this.#adapter.name, detail, cause });
  }

  async #start({ program, invocation }: RunPlan, groups: readonly ArgumentGroup[]): Promise<CliRun> {
    const { runDir, env, maxOutputBytes = MAX_OUTPUT_BYTES, killGraceMs = KILL_GRACE_MS } = this.#options;
    const dir = await makeRunDirectory(runDir);
    const args = await Promise.all(groups.flatMap((group) => group.args).map((arg) => asWord(arg, dir)));
    const { home } = invocation;
    const homeEnv = home === undefined ? {} : { [home.variable]: await dir.addHome(home) };
    const { tmp, cwd, runId, path: runPath } = dir;
    const { path, pathDirs } = program;
    const run = new CliRun({
      command: {
        path,
        args,
        env: childEnvironment({
          base: process.env,
          adapter: invocation.env,
          extra: { ...env, ...homeEnv },
          tmp,
          cwd,
          pathDirs,
        }),
        cwd,
        runId,
        runDir: runPath,
        maxOutputBytes,
        killGraceMs,
      },
      dir,
      reader: this.#adapter.newReader(),
    });
    this.#argsOf.set(run, args);
    return run;
  }
}

async function asWord(arg: Argument, dir: RunDirectory): Promise<string> {
  return typeof arg === "string" ? arg : await dir.addFile(arg.fileName, arg.content);
}
