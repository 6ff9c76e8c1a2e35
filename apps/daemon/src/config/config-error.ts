/** A variable of the environment that cannot be used. The message names it and says what would do. */
export class ConfigError extends Error {
  readonly code = "ErrConfig";
  readonly variable: string;

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`);
    this.name = "ConfigError";
    this.variable = variable;
  }
}
