import { expect, it } from "vitest";
import { UnknownBackendError } from "../errors/unknown-backend-error.js";
import { BACKEND_NAMES, newBackend } from "./new-backend.js";

it.each([
  ["", "claude"],
  ["  ", "claude"],
  ["claude", "claude"],
  [" codex\n", "codex"],
])("makes of %j the backend %s", (name, expected) => {
  expect(newBackend(name).name).toBe(expected);
});

it.each(["gemini", "Claude", "claude codex", "__proto__", "constructor"])("knows no backend %j", (name) => {
  expect(() => newBackend(name)).toThrow(UnknownBackendError);
  expect(() => newBackend(name)).toThrow(/claude, codex/u);
});

it.each([undefined, null, 7, ["claude"], {}])("knows no backend by what is no name: %j", (name) => {
  expect(() => newBackend(name as unknown as string)).toThrow(UnknownBackendError);
});

it("lists the names it knows", () => {
  expect(BACKEND_NAMES).toEqual(["claude", "codex"]);
});
