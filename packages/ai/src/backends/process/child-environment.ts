/** Left behind: what makes a program think it runs inside another agent, and what changes how it runs. */
const DROPPED: readonly RegExp[] = [
  // A claude inside a claude refuses or behaves differently. Of CLAUDE_CODE_* only sign-in and network stay, see KEPT.
  /^CLAUDECODE$/u,
  /^CLAUDE_CODE_/u,
  /^CLAUDE_AGENT_/u,
  /^CODEX_(?:SANDBOX|THREAD|INTERNAL|MANAGED|CI$)/u,
  /^AI_AGENT$/u,
  // Options of the node we run on are not meant for the node they run on.
  /^NODE_(?:OPTIONS|CHANNEL_FD|UNIQUE_ID|V8_COVERAGE|INSPECT)/u,
  /^(?:BUN_OPTIONS|ELECTRON_RUN_AS_NODE|VSCODE_.*|VITEST.*|npm_.*)$/u,
  // Debug output would land in the answer, and may hold the prompt.
  /^(?:DEBUG|RUST_LOG|RUST_BACKTRACE|ANTHROPIC_LOG)$/u,
  /^(?:FORCE_COLOR|CLICOLOR_FORCE)$/u,
  // The directory we run in is not theirs.
  /^(?:PWD|OLDPWD|INIT_CWD)$/u,
  // Our own settings, one of which is a secret.
  /^ANTIDRIFT_/u,
];

const KEPT: readonly RegExp[] = [
  /^CLAUDE_CODE_(?:OAUTH|USE|SKIP|CLIENT|CERT|API|HTTP|PROXY|GIT_BASH|EFFORT)(?!.*FILE_DESCRIPTOR)/u,
];

/** Variables that name a folder of the user's. */
const PLACE = /^(?:HOME|USERPROFILE|APPDATA|LOCALAPPDATA|XDG_\w+|\w+_HOME|\w+_DIR)$/u;

interface EnvironmentInput {
  /** Our own environment. */
  readonly base: NodeJS.ProcessEnv;
  /** What the adapter sets. */
  readonly adapter: Readonly<Record<string, string>>;
  /** What the caller of the package sets; it wins. */
  readonly extra: Readonly<Record<string, string | undefined>>;
  /** Private temporary directory. */
  readonly tmp: string;
  readonly cwd: string;
  /** Directories to look in after those of PATH. */
  readonly pathDirs: readonly string[];
}

/**
 * The environment of the program: ours without what would change how it behaves, with everything sign-in needs (keys,
 * cloud providers, proxies, HOME, PATH).
 */
export function childEnvironment(input: EnvironmentInput): Record<string, string> {
  const { base, adapter, extra, tmp, cwd, pathDirs } = input;
  const all = withoutEmptyPlaces({ ...withoutDropped(base), NO_COLOR: "1", ...adapter, ...extra });
  const merged = { ...all, TMPDIR: tmp, TMP: tmp, TEMP: tmp, PWD: cwd };
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(merged)) if (value !== undefined) result[name] = value;
  return pathDirs.length === 0 ? result : withPath(result, pathDirs);
}

function withoutDropped(base: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(base).filter(([name]) => !matches(DROPPED, name) || matches(KEPT, name)),
  );
}

/** A program would take its working directory for an empty one: what lies there is not the user's. */
function withoutEmptyPlaces(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([name, value]) => value !== "" || !PLACE.test(name)));
}

function matches(patterns: readonly RegExp[], name: string): boolean {
  return patterns.some((pattern) => pattern.test(name));
}

function withPath(env: Record<string, string>, dirs: readonly string[]): Record<string, string> {
  // Windows calls it Path.
  const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
  const separator = process.platform === "win32" ? ";" : ":";
  return { ...env, [name]: [...(env[name] ?? "").split(separator).filter(Boolean), ...dirs].join(separator) };
}
