import type { ROUTES, RouteBody, RouteName, RouteQuery, RouteReply } from "@antidrift/wire";

type Routes = typeof ROUTES;

/** Every route that answers at once. Streams of events are read by `@antidrift/client/events`. */
export type CallName = {
  [Name in RouteName]: Routes[Name] extends { answers: "events" } ? never : Name;
}[RouteName];

/** One text for each part of an address that is written ":part". */
type PathParts<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [part: string, ...PathParts<Rest>]
  : [];

/** A query as it is asked for: numbers are numbers, and what is undefined or empty is left out. */
type Query<Given> = { readonly [Key in keyof Given]?: Unwritten<NonNullable<Given[Key]>> | undefined };
type Unwritten<Value> = Value extends `${number}` ? number : Value;

type Body<Given> = [keyof Given] extends [never]
  ? []
  : Partial<Given> extends Given
    ? [body?: Given]
    : [body: Given];

type Input<Name extends CallName> = Routes[Name] extends { takes: "file" }
  ? [file: RouteBody<Name> | Blob]
  : [RouteQuery<Name>] extends [never]
    ? [RouteBody<Name>] extends [never]
      ? []
      : Body<RouteBody<Name>>
    : [query?: Query<RouteQuery<Name>>];

/** What a call takes: the parts of its address, then its body or its query. */
export type CallInput<Name extends CallName> = [...PathParts<Routes[Name]["path"]>, ...Input<Name>];

type CallReply<Name extends CallName> = Routes[Name] extends { answers: "file" }
  ? Response
  : RouteReply<Name>;

/**
 * One method a route. Each rejects with an `ApiError` when the daemon refuses, and with an `UnreachableError` when
 * nobody answers, or what answers is not the daemon. A route that answers with a file gives the `Response`, whose body
 * can be read as it comes.
 */
export type Client = {
  readonly [Name in CallName]: (...input: CallInput<Name>) => Promise<CallReply<Name>>;
};
