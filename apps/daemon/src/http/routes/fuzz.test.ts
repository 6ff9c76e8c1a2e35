import { fileURLToPath } from "node:url";
import type { Controller } from "@antidrift/session";
import { loadOfflineJudge } from "@antidrift/offline";
import * as fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import pino from "pino";
import { expect, it } from "vitest";
import { ruleJudge } from "../../judging/rule-judge.js";
import { operationsOf, type Operation } from "../../testing/api-document.js";
import { randomRequest } from "../../testing/random-request.js";
import { startTestApp } from "../../testing/test-app.js";

const requests = 20_000;
/** Some ids lead to the page. */
const pagesRoot = fileURLToPath(new URL("../../../../web", import.meta.url));

it(`stands ${requests} requests of every kind`, { timeout: 900_000 }, async () => {
  const { app, send, controller, judging } = await startTestApp({
    logger: pino({ level: "silent" }),
    pagesRoot,
  });
  judging.use(ruleJudge(await loadOfflineJudge()));
  // A stream of events has no end, which an injected request waits for.
  const operations = operationsOf((await send("GET", "/openapi.json")).json()).filter(
    ({ path }) => path !== "/events",
  );
  const seen = new Map<Operation, Set<number>>();

  await fc.assert(
    fc.asyncProperty(randomRequest(operations), async ({ operation, injected }) => {
      const before = stateOf(controller);
      const response = await app.inject(injected);
      const wasChanged = response.statusCode >= 400 && stateOf(controller) !== before;
      const fault = wasChanged ? "a refusal changed the State" : faultOf(operation, response);
      if (fault !== undefined) throw new Error(`${fault}: ${response.statusCode} ${response.body}`);
      seen.set(operation, (seen.get(operation) ?? new Set()).add(response.statusCode));
    }),
    { numRuns: requests, endOnFailure: true, seed: 20_261_130 },
  );

  // The run says something only if it reached both sides of every route.
  const sides = operations.map((operation) => {
    const statuses = [...(seen.get(operation) ?? [])];
    const isDone = isOutOfReach(operation) || statuses.some((status) => status < 300);
    return { id: operation.id, isDone, isRefused: statuses.some((status) => status >= 400) };
  });
  expect(sides).toEqual(operations.map(({ id }) => ({ id, isDone: true, isRefused: true })));
});

/** What no random request can do: name an id that exists, or answer a nudge, which takes minutes of drift. */
function isOutOfReach({ id, path }: Operation): boolean {
  return path.includes("{id}") || id === "answerNudge";
}

function stateOf(controller: Controller): string {
  return JSON.stringify({ ...controller.state(), now_ms: 0 });
}

/** What is wrong with an answer, by the description of its route. */
function faultOf({ path, answers }: Operation, response: LightMyRequestResponse): string | undefined {
  const { statusCode, headers } = response;
  if (statusCode >= 500) return "a fault of ours";
  // An id such as ".." leads to another address: there is nothing, or the page.
  const isElsewhere = statusCode === 404 || statusCode === 304 || headers["etag"] !== undefined;
  if (isElsewhere && path.includes("{")) return undefined;
  if (!(statusCode in answers)) return "this status is not described";
  const isJson = String(headers["content-type"]).startsWith("application/json");
  return isJson && answers[statusCode]?.Check(response.json()) === false ? "not as described" : undefined;
}
