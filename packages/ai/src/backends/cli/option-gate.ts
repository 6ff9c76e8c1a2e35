import { BackendError } from "../../errors/backend-error.js";
import type { ArgumentGroup, CliAdapter } from "./cli-adapter.js";
import type { FoundProgram } from "../find/find-program.js";
import { listedOptions } from "./listed-options.js";
import { optionWords } from "./option-words.js";
import type { CliEnd } from "../process/run-cli.js";

/** Runs a program that is to print something and exit. An abort ends it early; settles when nothing of it is left. */
export type AskProgram = (
  program: FoundProgram,
  args: readonly string[],
  signal: AbortSignal,
) => Promise<CliEnd>;

interface GateRequest {
  readonly program: FoundProgram;
  readonly groups: readonly ArgumentGroup[];
  /** Of the run that wants to know. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Decides with which options an installed version may run. What keeps a run apart from the user's tools, settings and
 * files is never left out: a version that lacks one of these options does not run at all. Only comfort may be missing.
 *
 * Each program file is asked for its help once. A file whose help cannot be understood, such as a wrapper, is given every
 * option and has to refuse those it lacks: both programs do that before they do anything else.
 */
export class OptionGate {
  readonly #adapter: CliAdapter;
  readonly #ask: AskProgram;
  readonly #listed = new Map<string, Promise<ReadonlySet<string> | undefined>>();
  readonly #refused = new Map<string, Set<string>>();
  readonly #closing = new AbortController();

  constructor(adapter: CliAdapter, ask: AskProgram) {
    this.#adapter = adapter;
    this.#ask = ask;
  }

  /**
   * The groups to use with this program file: all of them, or all but some of the comfort.
   * Throws `BackendError` with reason "not_runnable" when it lacks what has to be there.
   */
  async passable({ program, groups, signal }: GateRequest): Promise<readonly ArgumentGroup[]> {
    const listed = await this.#listedBy(program, signal);
    const refused = this.#refused.get(program.identity);
    const isKnown = (option: string) =>
      listed === undefined || listed.has(option) || this.#adapter.unlisted.includes(option);
    const lacking = (group: ArgumentGroup) => optionWords(group).find((option) => !isKnown(option));
    for (const group of groups) {
      const option = group.comfort === true ? undefined : lacking(group);
      if (option !== undefined) throw this.outdated(option);
    }
    return groups.filter((group) => lacking(group) === undefined && refused?.has(group.why) !== true);
  }

  /** Notes the arguments that the program refused; false, and nothing is noted, unless all of them are comfort. */
  learn(program: FoundProgram, groups: readonly ArgumentGroup[]): boolean {
    if (groups.length === 0 || groups.some((group) => group.comfort !== true)) return false;
    const refused = this.#refused.get(program.identity) ?? new Set();
    this.#refused.set(program.identity, refused);
    for (const { why } of groups) refused.add(why);
    return true;
  }

  /** The failure of a version that lacks an option. */
  outdated(option: string): BackendError {
    const { name, oldest } = this.#adapter;
    const detail = `Update \`${name}\`: this version lacks ${option}, so it cannot be kept from your files and tools. ${oldest} and newer have it.`;
    return new BackendError({ reason: "not_runnable", program: name, detail });
  }

  /** Ends what is being asked. Settles when it is gone. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#listed.values());
  }

  async #listedBy(program: FoundProgram, signal?: AbortSignal): Promise<ReadonlySet<string> | undefined> {
    const { identity } = program;
    const known = this.#listed.get(identity);
    if (known !== undefined) return await known;
    const asking = this.#askForHelp(program, signal);
    this.#listed.set(identity, asking);
    return await asking;
  }

  async #askForHelp(program: FoundProgram, signal?: AbortSignal): Promise<ReadonlySet<string> | undefined> {
    const either = AbortSignal.any([this.#closing.signal, ...(signal === undefined ? [] : [signal])]);
    try {
      const { exitCode, stdout } = await this.#ask(program, this.#adapter.helpArguments, either);
      if (exitCode === 0) return listedOptions(stdout);
      // One that did not end by itself may do so the next time.
      if (exitCode === undefined) this.#listed.delete(program.identity);
      return undefined;
    } catch (error) {
      this.#listed.delete(program.identity);
      throw error;
    }
  }
}
