import { AiError } from "../../errors/ai-error.js";

interface Fault {
  /** Absolute path of the user's settings file. */
  readonly file: string;
  /** Counted from 1; undefined when the whole file is meant. */
  readonly line?: number | undefined;
  /** What is wrong, without a word of the file's content: "is not JSON". */
  readonly problem: string;
  readonly cause?: unknown;
}

/** The user's own settings of a program cannot be followed, so that nobody knows who would receive the prompt. */
export class UserSettingsError extends AiError {
  override readonly name = "UserSettingsError";
  override readonly code = "ErrUserSettings";
  readonly file: string;
  readonly line: number | undefined;

  constructor({ file, line, problem, cause }: Fault) {
    const place = line === undefined ? file : `${file}, line ${line},`;
    super(`${place} ${problem}.`, cause === undefined ? undefined : { cause });
    this.file = file;
    this.line = line;
  }
}
