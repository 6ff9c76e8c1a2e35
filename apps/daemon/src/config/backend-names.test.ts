import { BACKEND_NAMES as PROGRAMS } from "@antidrift/ai";
import { BACKEND_NAMES, OFFLINE_BACKEND } from "@antidrift/wire";
import { expect, it } from "vitest";

it("a client knows every backend that can be chosen, and no other", () => {
  expect([...BACKEND_NAMES].toSorted()).toEqual([...PROGRAMS, OFFLINE_BACKEND].toSorted());
});
