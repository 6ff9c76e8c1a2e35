import { RUN_VARIABLE } from "../traces/marked-processes.js";

/**
 * Started as `sh -c GUARD_SCRIPT name <run directory> <program> <arguments>`: leaves a guard in the process group, then
 * becomes the program, so that its process id, its exit code and its standard streams are the program's own.
 *
 * The guard waits for descriptor 3 to close, which happens when the process that started it is gone, also after
 * `kill -9`, where nothing else could end the program. It is started by a shell that ends at once, so that a program
 * that waits for all its children does not wait for the guard. It is a shell of its own without the mark of the run, by
 * which the next start of ours would take it for a leftover and end it before it has removed the directory.
 */
export const GUARD_SCRIPT = [
  "dir=$1; shift",
  `( ( trap '' TERM INT HUP; unset ${RUN_VARIABLE}; exec /bin/sh -c '`,
  'read -r _ <&3; kill -TERM 0; sleep 2; rm -rf -- "$1"; kill -KILL 0',
  '\' antidrift-guard "$dir" ) </dev/null >/dev/null 2>&1 & )',
  'exec "$@" 3<&-',
].join("\n");
