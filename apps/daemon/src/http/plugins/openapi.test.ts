import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { operationsOf } from "../../testing/api-document.js";
import { startTestApp } from "../../testing/test-app.js";

it("is a valid OpenAPI 3.1 document", async () => {
  const { send } = await startTestApp();
  const response = await send("GET", "/openapi.json");
  expect(response.headers["content-type"]).toContain("application/json");
  const document = response.json();
  expect(document.openapi).toBe("3.1.0");
  expect(await new Validator().validate(document)).toEqual({ valid: true });
});

it("describes every route, and no other", async () => {
  const { send } = await startTestApp();
  const documented = operationsOf((await send("GET", "/openapi.json")).json()).map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(documented.toSorted()).toEqual([
    "DELETE /coach",
    "DELETE /history/{id}",
    "DELETE /judge/rules/{id}",
    "DELETE /notices/{code}",
    "GET /events",
    "GET /export",
    "GET /healthz",
    "GET /history",
    "GET /history/{id}",
    "GET /judge/rules",
    "GET /openapi.json",
    "GET /settings",
    "GET /state",
    "PATCH /history/{id}",
    "PATCH /settings",
    "POST /back",
    "POST /coach",
    "POST /coach/prepare",
    "POST /commitment",
    "POST /end",
    "POST /evidence/window",
    "POST /extend",
    "POST /import",
    "POST /judge/contest",
    "POST /judge/replay",
    "POST /judge/rules",
    "POST /nudge/answer",
    "POST /pause",
    "POST /planning",
    "POST /resume",
    "POST /review",
  ]);
});

it("says of every route what it does and what it answers", async () => {
  const { send } = await startTestApp();
  const document = (await send("GET", "/openapi.json")).json();
  const operations = Object.values<Record<string, Described>>(document.paths).flatMap((item) =>
    Object.values(item),
  );
  for (const operation of operations) {
    expect(operation).toMatchObject({ operationId: expect.any(String), summary: expect.any(String) });
    expect(document.tags.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(operation.tags),
    );
    const common = ["200", "400", "401", "403", "413", "421"];
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(common));
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
});

interface Described {
  readonly operationId: string;
  readonly tags: string[];
  readonly responses: Readonly<Record<string, unknown>>;
}

it("names the State and the error once", async () => {
  const { send } = await startTestApp();
  const { components, paths } = (await send("GET", "/openapi.json")).json();
  expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(["State", "Error"]));
  const state = paths["/state"].get.responses["200"].content["application/json"].schema;
  expect(state).toEqual({ $ref: "#/components/schemas/State" });
});

it("says how long a text may be, where the session counts after trimming too", async () => {
  const { send, controller } = await startTestApp();
  const { paths } = (await send("GET", "/openapi.json")).json();
  const schemaOf = (path: string, field: string) =>
    paths[path].post.requestBody.content["application/json"].schema.properties[field];
  expect(schemaOf("/coach", "intent")).toMatchObject({ minLength: 1, maxLength: 4000 });
  expect(schemaOf("/commitment", "next_action")).toMatchObject({ minLength: 1, maxLength: 500 });
  expect(schemaOf("/end", "note")).toMatchObject({ maxLength: 4000 });
  controller.enterPlanning();
  const intent = "x".repeat(4000);
  expect((await send("POST", "/coach", { intent: `  ${intent}  ` })).statusCode).toBe(200);
  expect((await send("POST", "/coach", { intent: `${intent}x` })).json()).toEqual({
    error: "Intent must have at most 4000 characters.",
    code: "invalid_input",
    field: "intent",
  });
});
