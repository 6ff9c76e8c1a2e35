import type { AnswerReader } from "./answer-reader.js";
import type { LinkedHome } from "./linked-home.js";

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
  /** Without it the run means something else: never left out. Others are, when an old version does not know them. */
  readonly required?: boolean;
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
}

interface InvocationRequest {
  /** As it was asked for in `BackendOptions`. */
  readonly model: string | undefined;
  readonly systemPrompt: string;
  /** JSON Schema of the answer. */
  readonly schema: object;
  /** The environment this process has. */
  readonly env: NodeJS.ProcessEnv;
  /** The user's settings could not be read: a short reason without their content. */
  readonly onUnreadable: (what: string) => void;
}

/** One command line program that reaches a model. Adapters differ only in this data. */
export interface CliAdapter {
  /** The name it is chosen by, and the program a person would type. */
  readonly name: string;
  /** One sentence: how to get it. */
  readonly install: string;
  /** One sentence: what to do when it is there and does not start. */
  readonly mend: string;
  /** Reads what the user's own settings say about sign-in and model, and nothing else of them. */
  invocation(request: InvocationRequest): Promise<Invocation>;
  /** What goes to standard input for a prompt, given the arguments that are really used. */
  encodePrompt(prompt: string, args: readonly string[]): string;
  /** Whether a program started with these arguments waits for its prompt as long as standard input is open. */
  canWait(args: readonly string[]): boolean;
  /** A new reader of one run's output. */
  newReader(): AnswerReader;
}
