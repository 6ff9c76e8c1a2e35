import { RUN_VARIABLE } from "../traces/marked-processes.js";

/**
 * Started as `sh -c GUARD_SCRIPT name <run directory> <program> <arguments>`: leaves a guard in the process group, then
 * becomes the program, so that its process id, its exit code and its standard streams are the program's own.
 *
 * The guard waits for descriptor 3 to close, which happens when the process that started it is gone, also after
 * `kill -9`, where nothing else could end the program. It is started by a shell that ends at once, so that a program
 * that waits for all its children does not wait for the guard. It is a shell of its own without the mark of the run, by
 * which the next start of ours would take it for a leftover and end it before it has removed the directory.
 * By that mark it finds what left the group for a session of its own.
 */
export const GUARD_SCRIPT = [
  "dir=$1; shift",
  `run=$${RUN_VARIABLE}`,
  `( ( trap '' TERM INT HUP; unset ${RUN_VARIABLE}; exec /bin/sh -c '`,
  // What left the group is known by the mark in its environment, which Linux shows as a file.
  `strays() { for at in $(grep -lF -- "${RUN_VARIABLE}=$2" /proc/[0-9]*/environ 2>/dev/null); do`,
  '  at=${at#/proc/}; kill "$1" "${at%/environ}"; done; }',
  'read -r _ <&3; kill -TERM 0; strays -TERM "$2"; sleep 2; strays -KILL "$2"; rm -rf -- "$1"; kill -KILL 0',
  '\' antidrift-guard "$dir" "$run" ) </dev/null >/dev/null 2>&1 & )',
  'exec "$@" 3<&-',
].join("\n");
