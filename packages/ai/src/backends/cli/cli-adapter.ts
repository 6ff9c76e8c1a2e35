import type { FixedRequest } from "../../backend.js";
import type { AnswerReader } from "./answer-reader.js";
import type { LinkedHome } from "../traces/linked-home.js";

/** A file that only this user can read and that is gone after the run; on the command line it becomes its path. */
interface PrivateFile {
  readonly fileName: string;
  readonly content: string;
}

export type Argument = string | PrivateFile;

/** Arguments that belong together, and why they are there. */
export interface ArgumentGroup {
  readonly args: readonly Argument[];
  readonly why: string;
  /**
   * Left out for a version that does not know it. Nothing else ever is: it keeps the run apart from the user's tools,
   * settings and files, decides who receives the prompt, or is what the run is about.
   */
  readonly comfort?: true;
  /** Only for a program started ahead of its prompt. */
  readonly onlyWarm?: boolean;
}

/** How one run of a program looks: plain data, so that a test asserts it without starting anything. */
export interface Invocation {
  readonly groups: readonly ArgumentGroup[];
  readonly env: Readonly<Record<string, string>>;
  /** A home directory for the program, when its own holds instructions that no option keeps out. */
  readonly home?: LinkedHome;
  /** The model that was asked for or found in the user's settings. */
  readonly model?: string;
  /** Who will be sent the prompt, as far as these settings say so for certain: "Anthropic", "localhost:11434". */
  readonly receiver?: string;
  /** The user's settings that these arguments were made from; absent when there are none. */
  readonly settingsFile?: string;
}

interface InvocationRequest {
  /** As it was asked for in `BackendOptions`. */
  readonly model: string | undefined;
  /** What the run is about, but for its prompt. */
  readonly request: FixedRequest;
  /** The environment this process has. */
  readonly env: NodeJS.ProcessEnv;
}

/** One command line program that reaches a model. Adapters differ only in this data. */
export interface CliAdapter {
  /** The name it is chosen by, and the program a person would type. */
  readonly name: string;
  /** One sentence: how to get it. */
  readonly install: string;
  /** One sentence: what to do when it is there and does not start. */
  readonly mend: string;
  /** Makes it print the options that a run of it takes. */
  readonly helpArguments: readonly string[];
  /** Options that its help does not list although it takes them. */
  readonly unlisted: readonly string[];
  /** The oldest version that is known to have all options: "2.0.77". */
  readonly oldest: string;
  /**
   * Reads what the user's own settings say about sign-in and model, and nothing else of them.
   * Throws `UserSettingsError` for settings that cannot be followed: they decide who receives the prompt.
   */
  invocation(request: InvocationRequest): Promise<Invocation>;
  /** The comfort among these arguments that standard error says the program refused before it did anything. */
  refusedComfort?(stderr: string, groups: readonly ArgumentGroup[]): readonly ArgumentGroup[];
  /**
   * Why the program refused the settings it was started with, where standard error says so, as one sentence for the
   * user that quotes none of them; undefined when it ended for another reason.
   */
  refusedSettings?(stderr: string, invocation: Invocation): Promise<string | undefined>;
  /** What goes to standard input for a prompt, given the arguments that are really used. */
  encodePrompt(prompt: string, args: readonly string[]): string;
  /** Whether a program started with these arguments waits for its prompt as long as standard input is open. */
  canWait(args: readonly string[]): boolean;
  /** A new reader of one run's output. */
  newReader(): AnswerReader;
}
