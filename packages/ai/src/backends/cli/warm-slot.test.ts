import { expect, it } from "vitest";
import { Gate } from "../../testing/gate.js";
import { WarmSlot } from "./warm-slot.js";

it("is settled when all that was dropped is gone, and not only the last", async () => {
  const slot = new WarmSlot(3_600_000, () => {});
  const [first, second] = [new Gate<undefined>(), new Gate<undefined>()];
  for (const { opened } of [first, second]) {
    slot.fill("role", () => opened);
    slot.drop();
  }
  const order: string[] = [];
  const settled = slot.settled().then(() => order.push("settled"));
  second.open(undefined);
  await new Promise(setImmediate);
  order.push("first");
  first.open(undefined);
  await settled;
  expect(order).toEqual(["first", "settled"]);
});
