import { ROUTES, type Route } from "@antidrift/wire";
import type { CallInput, CallName } from "./client.js";

/** The address of a route for whoever does not call it but links to it: "/export?format=csv". */
export function addressOf<Name extends CallName>(name: Name, ...input: CallInput<Name>): string {
  return splitInput(ROUTES[name], input).address;
}

/** Tells apart what of a call stands in the address, and what is left as its body. */
export function splitInput(
  { method, path }: Route,
  input: readonly unknown[],
): { readonly address: string; readonly body?: unknown } {
  const rest = [...input];
  const address = path.replaceAll(/:\w+/g, () => encodeURIComponent(String(rest.shift())));
  if (method === "DELETE") return { address };
  const [given = {}] = rest;
  return method === "GET" ? { address: address + queryOf(given as object) } : { address, body: given };
}

function queryOf(given: object): string {
  const said = new URLSearchParams();
  for (const [key, value] of Object.entries(given)) {
    if (value !== undefined && value !== "") said.set(key, String(value));
  }
  return said.size === 0 ? "" : `?${said}`;
}
