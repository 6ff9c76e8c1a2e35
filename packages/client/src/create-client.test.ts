import { ROUTES, type ImportResult, type SessionsPage, type StateView } from "@antidrift/wire";
import { expect, expectTypeOf, it } from "vitest";
import { ApiError } from "./api-error.js";
import type { Client } from "./client.js";
import { createClient } from "./create-client.js";
import { UnreachableError } from "./unreachable-error.js";

const url = "http://127.0.0.1:3738";

/** A client of a daemon that answers everything in one way, and what it was sent. */
function clientOf(answer: () => Promise<Response>, token?: string) {
  const sent: [address: string, init: RequestInit | undefined][] = [];
  const fetch = (address: unknown, init?: RequestInit) => {
    sent.push([String(address), init]);
    return answer();
  };
  return { client: createClient({ url, fetch, ...(token !== undefined && { token }) }), sent };
}

const replies = (status: number, body: string) => async () => new Response(body, { status });

it("sends a command as JSON and gives the State back", async () => {
  const { client, sent } = clientOf(replies(200, '{"revision":3}'));
  expect(await client.extend({ secs: 300 })).toEqual({ revision: 3 });
  expect(sent).toEqual([
    [
      `${url}/extend`,
      {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json" },
        body: '{"secs":300}',
      },
    ],
  ]);
});

it("sends a command without arguments as an empty object", async () => {
  const { client, sent } = clientOf(replies(200, "{}"));
  await client.enterPlanning();
  await client.end();
  expect(sent.map(([, init]) => init?.body)).toEqual(["{}", "{}"]);
});

it("writes the parts of an address so that nothing in them can leave it", async () => {
  const { client, sent } = clientOf(replies(200, "{}"));
  await client.removeSession("../state?a=b#c");
  await client.updateSession("a b", { note: "x" });
  expect(sent.map(([address, init]) => [init?.method, address, init?.body])).toEqual([
    ["DELETE", `${url}/history/..%2Fstate%3Fa%3Db%23c`, undefined],
    ["PATCH", `${url}/history/a%20b`, '{"note":"x"}'],
  ]);
});

it("asks only for what was given", async () => {
  const { client, sent } = clientOf(replies(200, '{"sessions":[]}'));
  await client.listSessions({ q: "", limit: 50, cursor: "a b", from: undefined });
  await client.listSessions({ from: 0 });
  await client.listSessions();
  expect(sent.map(([address]) => address)).toEqual([
    `${url}/history?limit=50&cursor=a+b`,
    `${url}/history?from=0`,
    `${url}/history`,
  ]);
});

it("shows its token with every request", async () => {
  const { client, sent } = clientOf(replies(200, "{}"), "0123456789abcdef");
  await client.getState();
  expect(sent[0]?.[1]?.headers).toMatchObject({ authorization: "Bearer 0123456789abcdef" });
});

it("gives a file as it comes, and takes one as it is", async () => {
  const { client, sent } = clientOf(replies(200, "id,note\n"));
  const file = await client.exportHistory({ format: "csv" });
  expect(await file.text()).toBe("id,note\n");
  const blob = new Blob(['{"version":1,"sessions":[]}']);
  await client.importHistory(blob).catch(() => {});
  expect(sent[1]?.[1]?.body).toBe(blob);
});

it("keeps the sentence, the code and the field of a refusal", async () => {
  const { client } = clientOf(
    replies(400, '{"error":"Too long.","code":"invalid_input","field":"next_action"}'),
  );
  const error: unknown = await client.enterPlanning().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: "Too long.",
    code: "invalid_input",
    status: 400,
    field: "next_action",
  });
});

it("makes do with a refusal that says nothing", async () => {
  const { client } = clientOf(replies(500, "[]"));
  await expect(client.getState()).rejects.toMatchObject({
    status: 500,
    code: "unknown",
    message: "HTTP 500",
  });
});

it.each([
  ["nobody answers", () => Promise.reject(new TypeError("failed to fetch"))],
  ["something else answers", replies(200, "<!doctype html>")],
  ["something else refuses", replies(502, "<!doctype html>")],
])("is unreachable when %s", async (_why, answer) => {
  const { client } = clientOf(answer);
  await expect(client.getState()).rejects.toBeInstanceOf(UnreachableError);
});

it("has a method for every route but the stream of events", () => {
  const names = Object.keys(ROUTES).filter((name) => name !== "streamState");
  expect(Object.keys(createClient()).toSorted()).toEqual(names.toSorted());
});

it("knows what every method takes and answers", () => {
  expectTypeOf<Client["getState"]>().toEqualTypeOf<() => Promise<StateView>>();
  expectTypeOf<Client["extend"]>().toEqualTypeOf<(body: { secs: number }) => Promise<StateView>>();
  expectTypeOf<Client["listSessions"]>().returns.resolves.toEqualTypeOf<SessionsPage>();
  expectTypeOf<Client["importHistory"]>().returns.resolves.toEqualTypeOf<ImportResult>();
  expectTypeOf<Client["exportHistory"]>().returns.resolves.toEqualTypeOf<Response>();
  expectTypeOf<Client["removeSession"]>().parameters.toEqualTypeOf<[part: string]>();
  expectTypeOf<Client["exportHistory"]>().parameter(0).exclude(undefined).toHaveProperty("format");
  expectTypeOf<NonNullable<Parameters<Client["listSessions"]>[0]>["limit"]>().toEqualTypeOf<
    number | undefined
  >();
});
