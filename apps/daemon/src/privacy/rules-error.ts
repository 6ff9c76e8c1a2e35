/** The user's rules cannot be used; the message names the file and the key at fault, never a value. */
export class RulesError extends Error {
  override readonly name = "RulesError";
  readonly code = "ErrRules";
  /** "hide_titles_like[2]"; empty when the file as a whole is at fault. */
  readonly key: string;

  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}
