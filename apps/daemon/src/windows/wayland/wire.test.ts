import * as fc from "fast-check";
import { expect, it } from "vitest";
import { WatchError } from "../watch.js";
import { encodeRequest, EventDecoder } from "./wire.js";

const requests = fc.array(
  fc.record({
    object: fc.integer({ min: 1, max: 0xff_ff_ff_ff }),
    opcode: fc.nat(100),
    number: fc.nat(),
    text: fc.string({ unit: "grapheme", maxLength: 100 }).filter((text) => !text.includes("\0")),
  }),
);

it("puts events together from pieces of any size", () => {
  fc.assert(
    fc.property(requests, fc.integer({ min: 1, max: 30 }), (sent, size) => {
      const bytes = Buffer.concat(
        sent.map(({ object, opcode, number, text }) => encodeRequest(object, opcode, [number, text])),
      );
      const decoder = new EventDecoder();
      const received = [];
      for (let at = 0; at < bytes.length; at += size)
        received.push(...decoder.push(bytes.subarray(at, at + size)));
      const read = received.map(({ object, opcode, args }) => ({
        object,
        opcode,
        number: args.number(),
        text: args.text(),
      }));
      expect(read).toEqual(sent);
    }),
  );
});

it("encodes as the protocol wants it: object, size and opcode, padded text", () => {
  const words = ["02000000", "00001c00", "07000000", "08000000", "776c5f73", "65617400", "01000000"];
  expect(encodeRequest(2, 0, [7, "wl_seat", 1]).toString("hex")).toBe(words.join(""));
});

it("answers every garbage with nothing or a WatchError", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (garbage) => {
      expect(failureOf(garbage)).toSatisfy((error) => error === undefined || error instanceof WatchError);
    }),
  );
});

function failureOf(garbage: Uint8Array): unknown {
  try {
    for (const { args } of new EventDecoder().push(Buffer.from(garbage))) args.text();
    return undefined;
  } catch (error) {
    return error;
  }
}
