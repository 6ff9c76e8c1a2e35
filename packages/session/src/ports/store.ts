import type { EvidenceSpan, Notice, SessionRecord } from "@antidrift/wire";
import type { Snapshot } from "../snapshot.js";

/** One change, to be made durable as a whole or not at all. */
export interface StoreChange {
  readonly snapshot: Snapshot;
  /** Spans that ended, oldest first: of the session `ended`, else of the one in `snapshot.session`. */
  readonly spans?: readonly EvidenceSpan[];
  /** The session that ended with this change, for the history. */
  readonly ended?: SessionRecord;
}

/** What the last run left. */
export interface StoreContents {
  /** Absent on first start, or when nothing usable was found. */
  readonly snapshot?: Snapshot;
  readonly notices: readonly Notice[];
}

/** Keeps the snapshot and the history of ended sessions. Synchronous: a command is answered only once it is durable. */
export interface Store {
  /** Called once, at start. Never throws for damaged content: it sets it aside and says so in a notice. */
  load(): StoreContents;
  /** Returns once the change survives power loss; throws `StoreError` with nothing changed. */
  commit(change: StoreChange): void;
}
