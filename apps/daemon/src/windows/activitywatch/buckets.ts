import { Type, type Static } from "typebox";
import { Value } from "typebox/value";

const Bucket = Type.Object({
  type: Type.String(),
  hostname: Type.Optional(Type.String()),
  last_updated: Type.Optional(Type.Union([Type.String(), Type.Null()])),
});
type Bucket = Static<typeof Bucket>;

/** Where ActivityWatch keeps what is wanted; ids of buckets. */
export interface Buckets {
  readonly window?: string;
  readonly afk?: string;
}

/** The buckets of this host in the answer to `GET /api/0/buckets/`; of several of a kind, the one written to last. */
export function findBuckets(answer: unknown, hostname: string): Buckets {
  const window = newest(answer, "currentwindow", hostname);
  const afk = newest(answer, "afkstatus", hostname);
  return { ...(window !== undefined && { window }), ...(afk !== undefined && { afk }) };
}

function newest(answer: unknown, type: string, hostname: string): string | undefined {
  const entries = typeof answer === "object" && answer !== null ? Object.entries(answer) : [];
  const buckets = entries.filter(
    (entry): entry is [string, Bucket] =>
      Value.Check(Bucket, entry[1]) && entry[1].type === type && entry[1].hostname === hostname,
  );
  const [last] = buckets.toSorted(([, a], [, b]) =>
    (b.last_updated ?? "").localeCompare(a.last_updated ?? ""),
  );
  return last?.[0];
}
