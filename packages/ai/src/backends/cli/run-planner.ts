import type { FixedRequest } from "../../backend.js";
import { BackendError } from "../../errors/backend-error.js";
import type { BackendOptions } from "../backend-options.js";
import type { FoundProgram } from "../find/find-program.js";
import { runBriefly } from "../process/run-briefly.js";
import type { CliEnd } from "../process/run-cli.js";
import { UserSettingsError } from "../settings/user-settings-error.js";
import type { ArgumentGroup, CliAdapter, Invocation } from "./cli-adapter.js";
import { OptionGate } from "./option-gate.js";
import { optionWords } from "./option-words.js";
import { refusedOption } from "./refused-option.js";

/** Everything that decides how a program is started. */
export interface RunPlan {
  readonly program: FoundProgram;
  readonly invocation: Invocation;
  /** Those that the installed version knows: all but some of the comfort. */
  readonly groups: readonly ArgumentGroup[];
  /** Two plans with the same signature start the same. */
  readonly signature: string;
}

interface PlanRequest {
  readonly program: FoundProgram;
  readonly request: FixedRequest;
  /** Of the run that is planned. */
  readonly signal?: AbortSignal;
}

const DEFAULT_PROBE_MS = 5_000;

/** Makes plans of an adapter's data, with what the installed version of its program knows. */
export class RunPlanner {
  readonly #adapter: CliAdapter;
  readonly #options: BackendOptions;
  readonly #gate: OptionGate;

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
  async plan({ program, request, signal }: PlanRequest): Promise<RunPlan> {
    const invocation = await this.#invocation(request);
    const groups = await this.#gate.passable({ program, groups: invocation.groups, signal });
    const signature = JSON.stringify([program, groups, invocation.env, invocation.home]);
    return { program, invocation, groups, signature };
  }

  /** The arguments that ended the run because the program does not know them, where they are left out the next time. */
  learn({ program, groups }: RunPlan, end: CliEnd): readonly ArgumentGroup[] {
    const refused = this.#refusedGroups(groups, end);
    return this.#gate.learn(program, refused) ? refused : [];
  }

  /** Why the program refused to start as planned; undefined when it ended for another reason. */
  async refusal({ groups, invocation }: RunPlan, end: CliEnd): Promise<BackendError | undefined> {
    const option = refusedOption(end, new Set(groups.flatMap((group) => optionWords(group))));
    if (option !== undefined) return this.#gate.outdated(option);
    if (end.wroteOutput) return undefined;
    const detail = await this.#adapter.refusedSettings?.(end.stderrTail, invocation);
    return detail === undefined ? undefined : this.#notRunnable(detail);
  }

  /** Ends what is being asked of a program. Settles when it is gone. */
  async close(): Promise<void> {
    await this.#gate.close();
  }

  #refusedGroups(groups: readonly ArgumentGroup[], end: CliEnd): readonly ArgumentGroup[] {
    const option = refusedOption(end, new Set(groups.flatMap((group) => optionWords(group))));
    if (option !== undefined) return groups.filter((group) => optionWords(group).includes(option));
    return end.wroteOutput || end.exitCode !== 1
      ? []
      : (this.#adapter.refusedComfort?.(end.stderrTail, groups) ?? []);
  }

  async #invocation(request: FixedRequest): Promise<Invocation> {
    const { model, env } = this.#options;
    try {
      return await this.#adapter.invocation({
        model: model === "" ? undefined : model,
        request,
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
}
