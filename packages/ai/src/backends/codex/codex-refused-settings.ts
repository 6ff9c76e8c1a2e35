import type { Invocation } from "../cli/cli-adapter.js";
import { lineOfTomlKey } from "../settings/line-of-toml-key.js";
import { readSettingsText } from "../settings/read-settings-text.js";

/**
 * Reads from standard error that codex refused its settings, and where in the user's file the reason stands. It says so
 * before it asks anybody, and names the key, not the line, because the values come to it on the command line.
 */
export async function codexRefusedSettings(
  stderr: string,
  { settingsFile, groups }: Invocation,
): Promise<string | undefined> {
  const complaint = COMPLAINTS.map((pattern) => pattern.exec(stderr)).find((found) => found !== null);
  if (complaint === undefined) return undefined;
  const key = keyOf(stderr.slice(complaint.index));
  const text = settingsFile === undefined ? undefined : await readSettingsText(settingsFile).catch(() => "");
  const line = text === undefined || key === undefined ? undefined : lineOfTomlKey(text, key);
  if (settingsFile !== undefined && (line !== undefined || !isOurs(key, groups))) {
    const place = line === undefined ? settingsFile : `${settingsFile}, line ${line},`;
    return `codex does not accept ${place} and nothing was sent. Mend it, then ask again.`;
  }
  return "Update `codex`: this version does not take the settings that keep it from your files and tools.";
}

const COMPLAINTS: readonly RegExp[] = [
  /^Error loading config(?:uration|\.toml)?:/mu,
  /^Error: (?:legacy )?`?(?:config )?profile\b/imu,
  /^Error: Model provider `[^`]*` not found/mu,
];

/** The path of the key that a complaint is about. */
function keyOf(complaint: string): readonly string[] | undefined {
  const [, unknownProvider] = /^Error: Model provider `([^`]*)`/u.exec(complaint) ?? [];
  if (unknownProvider !== undefined) return ["model_provider"];
  if (/^Error: (?:legacy )?`?(?:config )?profile\b/iu.test(complaint)) return ["profile"];
  const [, within] = /^in `([\w."-]+)`$/mu.exec(complaint) ?? [];
  // "model_providers.m: provider name must not be empty" is more exact than "in `model_providers`".
  const [, named] = /:\s+([\w-]+(?:\.[\w-]+)+):/u.exec(complaint.split("\n")[0] ?? "") ?? [];
  return (named ?? within)?.split(".");
}

/** The key is one that AntiDrift sets, whatever the user has. */
function isOurs(key: readonly string[] | undefined, groups: Invocation["groups"]): boolean {
  const [first] = key ?? [];
  return (
    first !== undefined &&
    groups.some(
      ({ args: [option, value] }) =>
        option === "-c" && typeof value === "string" && value.split(/[.=]/u)[0] === first,
    )
  );
}
