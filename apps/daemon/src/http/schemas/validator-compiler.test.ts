import { expect, it } from "vitest";
import { Type } from "typebox";
import { validatorCompiler } from "./validator-compiler.js";

const validate = validatorCompiler({
  httpPart: "body",
  schema: Type.Object(
    {
      intent: Type.String({ minLength: 1 }),
      secs: Type.Optional(Type.Integer({ minimum: 60 })),
      outcome: Type.Optional(Type.Union([Type.Literal("done"), Type.Literal("not_done")])),
      inner: Type.Optional(Type.Object({ list: Type.Array(Type.String()) })),
    },
    { additionalProperties: false },
  ),
});

it("hands on what is valid as it is", () => {
  const body = { intent: "x", secs: 60 };
  expect(validate(body)).toEqual({ value: body });
});

it.each([
  [{}, "intent", "Intent is missing."],
  [{ intent: "x", sec: 60 }, "sec", 'The field "sec" is not known here.'],
  [{ sec: 60 }, "sec", 'The field "sec" is not known here.'],
  [{ intent: "" }, "intent", "Intent must not be empty."],
  [{ intent: 5 }, "intent", "Intent must be text."],
  [{ intent: null }, "intent", "Intent must be text."],
  [{ intent: "x", secs: "60" }, "secs", "Secs must be a whole number."],
  [{ intent: "x", secs: 60.5 }, "secs", "Secs must be a whole number."],
  [{ intent: "x", secs: 59 }, "secs", "Secs must be at least 60."],
  [{ intent: "x", secs: null }, "secs", "Secs must be a whole number."],
  [{ intent: "x", outcome: "yes" }, "outcome", 'Outcome must be "done" or "not_done".'],
  [{ intent: "x", inner: { list: ["a", 1] } }, "inner.list.1", "List 2 of inner must be text."],
])("refuses %j and names %s", (body, field, message) => {
  expect(validate(body)).toEqual({ error: expect.objectContaining({ code: "ErrBadBody", field, message }) });
});

it.each(["text", 1, null, [], [[]], true])("refuses %j, which is no object", (body) => {
  expect(validate(body)).toEqual({
    error: expect.objectContaining({ message: "The body must be a JSON object." }),
  });
});

it("does not repeat a name of any length", () => {
  const answer = validate({ ["x".repeat(60_000)]: 1 });
  expect(JSON.stringify(answer).length).toBeLessThan(500);
});
