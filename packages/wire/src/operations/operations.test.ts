import { expect, it } from "vitest";
import { ROUTES } from "../data/routes.js";
import { OPERATIONS, type Operation } from "./operations.js";

const routes = Object.entries(ROUTES);
const operations: Readonly<Record<string, Operation>> = OPERATIONS;

it("says of every route what it does, and of nothing else", () => {
  expect(Object.keys(OPERATIONS).toSorted()).toEqual(Object.keys(ROUTES).toSorted());
});

it("has no address twice", () => {
  const addresses = routes.map(([, { method, path }]) => `${method} ${path}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

it.each(routes)("describes each part of the address of %s", (name, { path }) => {
  const parts = [...path.matchAll(/:(\w+)/g)].map(([, part]) => part);
  const { params } = operations[name] ?? {};
  expect(Object.keys((params as { properties?: object } | undefined)?.properties ?? {})).toEqual(parts);
});

it.each(routes)("gives %s a body only where its method has one", (name, { method }) => {
  const takesBody = method === "POST" || method === "PATCH";
  expect(operations[name]?.body !== undefined).toBe(takesBody);
});

it.each(routes)("takes no field of %s that it does not name", (name) => {
  const { body, querystring } = operations[name] ?? {};
  const open = [body, querystring].filter(
    (part) => part !== undefined && !("additionalProperties" in part && part.additionalProperties === false),
  );
  expect(open).toEqual([]);
});
