import { userInfo } from "node:os";
import { delimiter } from "node:path";
import { runBriefly } from "../process/run-briefly.js";
import { setVariable } from "../settings/set-variable.js";

/** Set apart from whatever the user's start-up files print. */
const MARK = "__antidrift_path__";
/** `nu` and the like have another syntax. */
const POSIX_LIKE = /(?:^|\/)(?:ba|z|da|k|mk|a)?sh$|(?:^|\/)fish$/u;

interface Probe {
  readonly env: NodeJS.ProcessEnv;
  readonly runDir: string | undefined;
  readonly probeMs: number;
}

/**
 * The directories that are on the PATH in the user's terminal. A program started from a desktop or by systemd has a
 * shorter one. Interactive, because version managers hook into the interactive start-up files. Empty on Windows, where
 * there is no such difference.
 */
export async function loginShellPath({ env, runDir, probeMs }: Probe): Promise<readonly string[]> {
  const shell = process.platform === "win32" ? undefined : (setVariable(env, "SHELL") ?? accountShell());
  if (shell === undefined || !POSIX_LIKE.test(shell)) return [];
  const end = await runBriefly({
    path: shell,
    // printenv: in fish $PATH is a list, not one word.
    args: ["-l", "-i", "-c", `printf '%s' ${MARK}; printenv PATH; printf '%s' ${MARK}`],
    env,
    runDir,
    timeoutMs: probeMs,
  });
  const path = end.stdout.split(MARK)[1]?.trim() ?? "";
  return path.split(delimiter).filter(Boolean);
}

function accountShell(): string | undefined {
  try {
    return userInfo().shell ?? undefined;
  } catch {
    // An account without an entry in the user database, as in some containers.
    return undefined;
  }
}
