import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError, UnreachableError } from "./api-error.js";
import * as api from "./api.js";

const calls: [path: string, init: RequestInit][] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    calls.push([path, init]);
    return answer();
  });
});

afterEach(() => void vi.unstubAllGlobals());

const replies = (status: number, body: string) => () => Promise.resolve(new Response(body, { status }));

it("sends a command as JSON and gives the State back", async () => {
  answer = replies(200, '{"revision":3}');
  expect(await api.extend(300)).toEqual({ revision: 3 });
  expect(calls).toEqual([
    [
      "/extend",
      {
        method: "POST",
        headers: { accept: "application/json", "content-type": "application/json" },
        body: '{"secs":300}',
      },
    ],
  ]);
});

it("asks the history only for what was given", async () => {
  answer = replies(200, '{"sessions":[]}');
  await api.listHistory({ q: "", limit: 50, cursor: "a b" });
  expect(calls[0]?.[0]).toBe("/history?limit=50&cursor=a+b");
});

it("keeps the sentence, the code and the field of a refusal", async () => {
  answer = replies(400, '{"error":"Too long.","code":"ErrInvalidInput","field":"next_action"}');
  const error: unknown = await api.enterPlanning().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    message: "Too long.",
    code: "ErrInvalidInput",
    status: 400,
    field: "next_action",
  });
});

it("makes do with a refusal that says nothing", async () => {
  answer = replies(500, "[]");
  await expect(api.getState()).rejects.toMatchObject({ status: 500, code: "unknown", message: "HTTP 500" });
});

it.each([
  ["nobody answers", () => Promise.reject(new TypeError("failed to fetch"))],
  ["something else answers", replies(200, "<!doctype html>")],
])("is unreachable when %s", async (_why, reply) => {
  answer = reply;
  await expect(api.getState()).rejects.toBeInstanceOf(UnreachableError);
});
