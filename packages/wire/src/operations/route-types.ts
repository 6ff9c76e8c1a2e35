import type { Static, TSchema } from "typebox";
import type { RouteName } from "../data/routes.js";
import type { OPERATIONS } from "./operations.js";

type Operations = typeof OPERATIONS;

type Part<Name extends RouteName, Key extends PropertyKey> = Operations[Name] extends {
  readonly [_ in Key]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : never;

/** The JSON that a route takes; `never` where it takes none. */
export type RouteBody<Name extends RouteName> = Part<Name, "body">;

/** What may stand behind the "?" of a route's address; `never` where nothing may. */
export type RouteQuery<Name extends RouteName> = Part<Name, "querystring">;

/** The JSON that a route answers with when all is well. */
export type RouteReply<Name extends RouteName> =
  Operations[Name]["response"][200] extends infer Schema extends TSchema ? Static<Schema> : unknown;
