import { ROUTES, type Route } from "@antidrift/wire";
import { splitInput } from "./address-of.js";
import type { Client } from "./client.js";
import { reach, readJson, type ConnectionOptions } from "./connection.js";

/** A client of the daemon. Its methods are the routes of the wire, by their names. */
export function createClient(options: ConnectionOptions = {}): Client {
  const calls = Object.entries<Route>(ROUTES)
    .filter(([, { answers }]) => answers !== "events")
    .map(([name, route]) => [name, (...input: readonly unknown[]) => call(options, route, input)]);
  // Made from the same table as the type, which says of each method what it takes and answers.
  return Object.fromEntries(calls) as Client;
}

async function call(options: ConnectionOptions, route: Route, input: readonly unknown[]): Promise<unknown> {
  const { address, body } = splitInput(route, input);
  const response = await reach(options, address, {
    method: route.method,
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: body instanceof Blob ? body : JSON.stringify(body) }),
  });
  return route.answers === "file" ? response : readJson(response);
}
