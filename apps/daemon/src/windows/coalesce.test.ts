import { expect, it } from "vitest";
import { coalesce } from "./coalesce.js";

it("does the work once more after it was asked while running, however often", async () => {
  const gates: Array<() => void> = [];
  const ask = coalesce(
    () => new Promise<void>((resolve) => gates.push(resolve)),
    (error) => {
      throw error;
    },
  );
  for (let count = 0; count < 1_000; count += 1) ask();
  expect(gates.length).toBe(1);
  gates[0]?.();
  await new Promise(setImmediate);
  expect(gates.length).toBe(2);
  gates[1]?.();
  await new Promise(setImmediate);
  expect(gates.length).toBe(2);
  ask();
  expect(gates.length).toBe(3);
});

it("tells of a failure and can be asked again", async () => {
  const errors: unknown[] = [];
  let works = 0;
  const ask = coalesce(
    async () => {
      works += 1;
      throw new Error(`failure ${works}`);
    },
    (error) => errors.push(error),
  );
  ask();
  await new Promise(setImmediate);
  ask();
  await new Promise(setImmediate);
  expect(errors.map(String)).toEqual(["Error: failure 1", "Error: failure 2"]);
});
