/**
 * The options that a help text describes; undefined when the text is no help text. Only the words where a description
 * begins count: prose that mentions an option does not make it one.
 */
export function listedOptions(help: string): ReadonlySet<string> | undefined {
  const options = new Set<string>();
  for (const line of help.split(/\r?\n/u)) {
    const [, words] = DESCRIPTION.exec(line) ?? [];
    for (const word of words?.match(/--?[a-zA-Z][a-zA-Z-]*/gu) ?? []) options.add(word);
  }
  return options.size === 0 ? undefined : options;
}

/** "  -c, --config <key=value>", "      --color <COLOR>", "  --tools <tools...>   Specify ...". */
const DESCRIPTION = /^\s+((?:-[a-zA-Z](?:, )?)?(?:--[a-zA-Z-]+(?:, --[a-zA-Z-]+)*)?)(?=[\s=[<]|$)/u;
