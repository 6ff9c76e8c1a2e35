import { StoreError } from "../errors/store-error.js";
import type { EvidenceSpan, SessionRecord } from "@antidrift/wire";
import { MemoryHistory } from "./memory-history.js";
import type { Store, StoreChange, StoreContents } from "../ports/store.js";

/** A store that forgets with the process. Goes through JSON, as a real one would. */
export class MemoryStore implements Store {
  #contents: StoreContents;
  #commits: StoreChange[] = [];
  #failures = 0;
  /** Spans of the session that runs. */
  #running: EvidenceSpan[] = [];
  /** Where its sessions go as they end. */
  readonly history = new MemoryHistory();

  constructor(contents: StoreContents = { notices: [] }) {
    this.#contents = contents;
  }

  /** Every change so far, oldest first. */
  get commits(): readonly StoreChange[] {
    return this.#commits;
  }

  /** The sessions ended so far, oldest first. */
  get ended(): readonly SessionRecord[] {
    return this.#commits.flatMap(({ ended }) => (ended === undefined ? [] : [ended]));
  }

  /** The spans committed so far, oldest first. */
  get spans(): readonly EvidenceSpan[] {
    return this.#commits.flatMap(({ spans }) => spans ?? []);
  }

  /** The next `times` commits fail. */
  failNext(times = 1): void {
    this.#failures = times;
  }

  load(): StoreContents {
    return structuredClone(this.#contents);
  }

  commit(change: StoreChange): void {
    if (this.#failures > 0) {
      this.#failures -= 1;
      throw new StoreError("The disk is full.");
    }
    const kept = throughJson(change);
    this.#commits.push(kept);
    this.#keepEnded(kept);
    this.#contents = { ...this.#contents, snapshot: kept.snapshot, notices: [] };
  }

  #keepEnded({ snapshot, spans = [], ended }: StoreChange): void {
    this.history.runningId = snapshot.session?.id;
    this.#running.push(...spans);
    if (ended === undefined) return;
    this.history.put({ session: ended, spans: this.#running });
    this.#running = [];
  }
}

function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}
