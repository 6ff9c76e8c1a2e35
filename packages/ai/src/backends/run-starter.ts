import { PROPOSAL_SCHEMA } from "../coach/proposal-schema.js";
import { SYSTEM_PROMPT } from "../coach/system-prompt.js";
import type { BackendEvent, BackendOptions } from "./backend-options.js";
import { childEnvironment } from "./child-environment.js";
import type { Argument, ArgumentGroup, CliAdapter, Invocation } from "./cli-adapter.js";
import { CliRun } from "./cli-run.js";
import type { FoundProgram } from "./find-program.js";
import { FlagSupport } from "./flag-support.js";
import { makeRunDirectory } from "./run-directory.js";
import type { RunDirectory } from "./run-directory.js";

/** Everything that decides how a program is started. */
export interface RunPlan {
  readonly program: FoundProgram;
  readonly invocation: Invocation;
  /** Those that the installed version knows. */
  readonly groups: readonly ArgumentGroup[];
  /** Two plans with the same signature start the same. */
  readonly signature: string;
}

const MAX_OUTPUT_BYTES = 1_024 * 1_024;
const KILL_GRACE_MS = 2_000;

/** Turns an adapter's data into started programs, with what their installed version knows. */
export class RunStarter {
  readonly #adapter: CliAdapter;
  readonly #options: BackendOptions;
  readonly #log: (event: Omit<BackendEvent, "program">) => void;
  readonly #flags = new FlagSupport();
  readonly #argsOf = new WeakMap<CliRun, readonly string[]>();

  constructor(
    adapter: CliAdapter,
    options: BackendOptions,
    log: (event: Omit<BackendEvent, "program">) => void,
  ) {
    this.#adapter = adapter;
    this.#options = options;
    this.#log = log;
  }

  async plan(program: FoundProgram): Promise<RunPlan> {
    const invocation = await this.#invocation();
    const groups = this.#flags.supported(program.identity, invocation.groups);
    return {
      program,
      invocation,
      groups,
      signature: JSON.stringify([program, groups, invocation.env, invocation.home]),
    };
  }

  /** The model that is asked for, by us or by the user's settings. */
  async model(): Promise<string | undefined> {
    return (await this.#invocation()).model;
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

  /** Notes an option that the installed version refused; false when there is nothing to leave out for it. */
  learn({ program, invocation }: RunPlan, flag: string): boolean {
    return this.#flags.learn(program.identity, flag, invocation.groups);
  }

  async #invocation(): Promise<Invocation> {
    const { model, env } = this.#options;
    return await this.#adapter.invocation({
      model: model === "" ? undefined : model,
      systemPrompt: SYSTEM_PROMPT,
      schema: PROPOSAL_SCHEMA,
      env: { ...process.env, ...env },
      onUnreadable: (what) => this.#log({ event: "settings_unreadable", detail: what }),
    });
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
