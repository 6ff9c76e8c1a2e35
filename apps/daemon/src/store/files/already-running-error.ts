/** What the daemon that holds a state directory says of itself. */
export interface Holder {
  readonly pid?: number;
  readonly url?: string;
}

/** Another daemon works on the same state directory. It was not touched. */
export class AlreadyRunningError extends Error {
  readonly code = "ErrAlreadyRunning";
  readonly stateDir: string;
  readonly holder: Holder;

  constructor(stateDir: string, holder: Holder) {
    const pid = holder.pid === undefined ? "" : `, process ${holder.pid}`;
    const url = holder.url === undefined ? "" : `, at ${holder.url}`;
    super(`Another AntiDrift daemon already uses ${stateDir}${pid}${url}.`);
    this.name = "AlreadyRunningError";
    this.stateDir = stateDir;
    this.holder = holder;
  }
}
