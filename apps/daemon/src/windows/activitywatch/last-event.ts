import { Type, type Static } from "typebox";
import { Value } from "typebox/value";

const AwEvent = Type.Object({
  timestamp: Type.String(),
  /** Seconds. */
  duration: Type.Number(),
  data: Type.Object({
    app: Type.Optional(Type.String()),
    title: Type.Optional(Type.String()),
    status: Type.Optional(Type.String()),
  }),
});

/** What a bucket was last told, and until when it was true. */
export interface LastEvent {
  readonly data: Static<typeof AwEvent>["data"];
  /** Unix milliseconds. */
  readonly endMs: number;
}

/** The event in the answer to `GET /api/0/buckets/<id>/events?limit=1`; `undefined` when there is none. */
export function lastEvent(answer: unknown): LastEvent | undefined {
  const [event] = Array.isArray(answer) ? (answer as unknown[]) : [];
  if (!Value.Check(AwEvent, event)) return undefined;
  return { data: event.data, endMs: Date.parse(event.timestamp) + event.duration * 1_000 };
}
