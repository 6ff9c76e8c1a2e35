// The part of the `x11` package that is used here; it ships no types of its own.
declare module "x11" {
  import type { EventEmitter } from "node:events";
  import type { Duplex } from "node:stream";

  type Reply<T> = (error: Error | null | undefined, value: T) => boolean | void;

  interface Property {
    readonly type: number;
    /** Bits per element; 0 when there is no such property. */
    readonly format: number;
    readonly bytesAfter: number;
    readonly data: Buffer;
  }

  interface XEvent {
    readonly name: string;
    readonly wid?: number;
    readonly atom?: number;
    readonly alarm?: number;
    readonly counterValue?: number;
  }

  interface SyncExtension {
    ListSystemCounters(
      reply: Reply<ReadonlyArray<{ readonly counter: number; readonly name: string }>>,
    ): void;
    QueryCounter(counter: number, reply: Reply<number>): void;
    CreateAlarm(
      id: number,
      values: {
        counter: number;
        valueType: number;
        value: number;
        testType: number;
        delta: number;
        events: number;
      },
    ): void;
  }

  interface RandrExtension {
    GetScreenResourcesCurrent(window: number, reply: Reply<{ readonly outputs: readonly number[] }>): void;
    GetOutputInfo(output: number, timestamp: number, reply: Reply<{ readonly name: string }>): void;
  }

  interface XClient extends EventEmitter {
    /** Absent until there is a connection. */
    readonly stream?: Duplex;
    readonly screenNum: number | string;
    atoms: Record<string, number>;
    AllocID(): number;
    InternAtom(onlyIfExists: boolean, name: string, reply: Reply<number>): void;
    ChangeWindowAttributes(window: number, values: { eventMask: number }, reply: Reply<void>): void;
    GetProperty(
      remove: number,
      window: number,
      name: number,
      type: number,
      offset: number,
      words: number,
      reply: Reply<Property>,
    ): void;
    QueryTree(window: number, reply: Reply<{ readonly root: number; readonly parent: number }>): void;
    GetInputFocus(reply: Reply<{ readonly focus: number }>): void;
    QueryExtension(name: string, reply: Reply<{ readonly present: number }>): void;
    require(extension: "sync", reply: Reply<SyncExtension>): void;
    require(extension: "randr", reply: Reply<RandrExtension>): void;
  }

  export function createClient(
    options: { display: string; shm: false; disableBigRequests: true },
    connected: (
      error: Error | undefined,
      display: { readonly screen: ReadonlyArray<{ readonly root: number }> },
    ) => void,
  ): XClient;
}
