/**
 * Started as `sh -c GUARD_SCRIPT name <run directory> <program> <arguments>`: leaves a guard in the process group, then
 * becomes the program, so that its process id, its exit code and its standard streams are the program's own.
 *
 * The guard waits for descriptor 3 to close, which happens when the process that started it is gone, also after
 * `kill -9`, where nothing else could end the program. It is started by a shell that ends at once, so that a program
 * that waits for all its children does not wait for the guard.
 */
export const GUARD_SCRIPT = [
  "dir=$1; shift",
  "( ( trap '' TERM INT HUP; read -r _ <&3; kill -TERM 0; sleep 2; rm -rf -- \"$dir\"; kill -KILL 0",
  ") </dev/null >/dev/null 2>&1 & )",
  'exec "$@" 3<&-',
].join("\n");
