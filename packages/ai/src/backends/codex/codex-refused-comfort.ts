import type { ArgumentGroup } from "../cli/cli-adapter.js";

/**
 * The comfort among the settings on the command line that an older codex has in another shape. It says so in its first
 * line and names the key, before it asks anybody. What isolates is not among them, whatever the words are.
 */
export function codexRefusedComfort(
  stderr: string,
  groups: readonly ArgumentGroup[],
): readonly ArgumentGroup[] {
  const [, key] = COMPLAINT.exec(stderr) ?? [];
  if (key === undefined) return [];
  return groups.filter(
    ({ comfort, args: [option, value] }) =>
      comfort === true && option === "-c" && typeof value === "string" && value.startsWith(`${key}.`),
  );
}

const COMPLAINT = /^(?:WARNING: [^\n]*\n)?Error loading config\.toml: [^\n]*\nin `([\w-]+)`\s*$/u;
