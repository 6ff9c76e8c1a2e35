import { StoreError } from "./errors/store-error.js";
import { Listeners } from "./listeners.js";
import { toSnapshot } from "./persistence/to-snapshot.js";
import type { Clock } from "./ports/clock.js";
import type { Store } from "./ports/store.js";
import { project } from "./project.js";
import type { Model } from "./session/model.js";
import type { Transition } from "./session/transition.js";
import type { StateView } from "@antidrift/wire";
import { readClock } from "./time/instant.js";

/**
 * How many revisions above the present one are saved as given out. A kill skips them, so that no revision stands for
 * two states, whatever could not be saved before it. As many as the wall clock, from which a run begins to count, goes on
 * by in a millisecond: a run that can save nothing has to be left behind by the clock of the next.
 */
const RESERVED_REVISIONS = 1_000;

export interface JournalOptions {
  readonly clock: Clock;
  readonly store: Store;
  readonly model: Model;
  /** The first to be answered: above every one that was. */
  readonly revision: number;
  readonly onError: (error: unknown) => void;
  /** Makes a change complete before it is persisted: judges what is newly in front. */
  readonly complete: (before: Model, next: Model) => Model;
  /** Called after each change, before the listeners; may make changes of its own. */
  readonly onSwap: (before: Model) => void;
}

/** Holds the Model and makes every change of it in the one right order: persist, swap, count, tell. */
export class Journal {
  readonly listeners: Listeners;
  readonly #clock: Clock;
  readonly #store: Store;
  readonly #onError: (error: unknown) => void;
  readonly #onSwap: (before: Model) => void;
  readonly #complete: JournalOptions["complete"];
  #model: Model;
  #revision: number;
  /** A next run begins above it. */
  #savedRevision: number;
  #behind = false;
  #shown = false;

  constructor(options: JournalOptions) {
    this.#clock = options.clock;
    this.#store = options.store;
    this.#onError = options.onError;
    this.#onSwap = options.onSwap;
    this.#complete = options.complete;
    this.#model = options.model;
    this.#revision = options.revision;
    this.#savedRevision = options.revision - 1;
    this.listeners = new Listeners(options.clock, options.onError);
  }

  get model(): Model {
    return this.#model;
  }

  /** Whether the store lacks what happened: the last that it was given it refused. */
  get isBehind(): boolean {
    return this.#behind;
  }

  view(): StateView {
    if (!this.#shown) this.#reserve();
    this.#shown = true;
    return project(this.#model, this.#revision, readClock(this.#clock));
  }

  /** A command of the user: durable, or refused with `StoreError` and nothing changed. */
  command(transition: Transition): void {
    const model = this.#complete(this.#model, transition.model);
    this.#swap(this.#commit({ ...transition, model }, this.#ceiling()));
  }

  /** Something that happened whether or not it can be saved. What could not be saved goes with the next change. */
  happened(model: Model): void {
    this.#swap(this.#tryCommit(this.#complete(this.#model, model), this.#ceiling()));
  }

  /** A change that dies with the daemon. Writes only to keep the revision from going back after a crash. */
  ephemeral(model: Model): void {
    this.#swap(this.#revision < this.#savedRevision ? model : this.#tryCommit(model, this.#ceiling()));
  }

  /** Part of putting things together: an ephemeral change only once somebody may have seen what it changes. */
  setUp(model: Model): void {
    if (this.#shown || this.listeners.any) this.ephemeral(model);
    else this.silent(model);
  }

  /** What may have changed the running session, or nothing that is shown. */
  settle(model: Model): void {
    if (model.session === this.#model.session) this.silent(model);
    else this.happened(model);
  }

  /** A change of nothing that is shown. */
  silent(model: Model): void {
    this.#model = model;
  }

  /** Saves how far time has come. */
  save(): void {
    this.#model = this.#tryCommit(this.#model, this.#ceiling());
  }

  /** As `save`, at the end: no change will follow. */
  saveLast(): void {
    this.#model = this.#tryCommit(this.#model, this.#revision);
  }

  /** What to save as given out, so that the next revision is among them. */
  #ceiling(): number {
    return this.#revision < this.#savedRevision ? this.#savedRevision : this.#revision + RESERVED_REVISIONS;
  }

  /** Before the first State is seen: another run that begins before the next change must not answer its revision. */
  #reserve(): void {
    if (this.#revision > this.#savedRevision) this.#model = this.#tryCommit(this.#model, this.#ceiling());
  }

  #swap(model: Model): void {
    const before = this.#model;
    this.#model = model;
    this.#revision += 1;
    this.listeners.queue(() => this.view());
    this.#onSwap(before);
    this.listeners.tell();
  }

  #tryCommit(model: Model, revision: number): Model {
    try {
      return this.#commit({ model }, revision);
    } catch (error) {
      this.#behind = true;
      this.#onError(error);
      return model;
    }
  }

  /** The Model without the spans that the store now has. */
  #commit({ model, ended }: Transition, revision: number): Model {
    const session = model.session ?? this.#model.session;
    const spans = session?.evidence.unsaved ?? [];
    try {
      this.#store.commit({
        snapshot: toSnapshot(model, revision, readClock(this.#clock)),
        ...(spans.length === 0 ? {} : { spans }),
        ...(ended === undefined ? {} : { ended }),
      });
    } catch (error) {
      if (error instanceof StoreError) throw error;
      throw new StoreError("The change could not be saved.", { cause: error });
    }
    this.#savedRevision = revision;
    this.#behind = false;
    return withoutUnsaved(model);
  }
}

function withoutUnsaved(model: Model): Model {
  const { session } = model;
  if (session === undefined || session.evidence.unsaved.length === 0) return model;
  return { ...model, session: { ...session, evidence: { ...session.evidence, unsaved: [] } } };
}
