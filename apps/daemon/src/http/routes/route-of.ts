import { ROUTES, type RouteName } from "@antidrift/wire";
import { OPERATIONS } from "@antidrift/wire/schemas";

/** What Fastify registers a route by: its method, its address, and what it takes and answers. */
export function routeOf<Name extends RouteName>(name: Name): RouteOf<Name> {
  const { method, path } = ROUTES[name];
  return { method, url: path, schema: { operationId: name, ...OPERATIONS[name] } };
}

interface RouteOf<Name extends RouteName> {
  readonly method: (typeof ROUTES)[Name]["method"];
  readonly url: string;
  readonly schema: { operationId: Name } & (typeof OPERATIONS)[Name];
}
