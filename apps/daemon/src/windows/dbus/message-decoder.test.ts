import * as fc from "fast-check";
import { expect, it } from "vitest";
import { WatchError } from "../watch.js";
import { encodeMessage } from "./encode-message.js";
import { MESSAGE } from "./message.js";
import { MessageDecoder } from "./message-decoder.js";

const messages = fc.array(
  fc.record({
    type: fc.constantFrom(...Object.values(MESSAGE)),
    flags: fc.nat(3),
    serial: fc.integer({ min: 1, max: 1_000_000 }),
    path: fc.constant("/a/b"),
    member: fc.stringMatching(/^[A-Z][a-z]{0,20}$/u),
    signature: fc.constant("susb"),
    args: fc.tuple(fc.string({ unit: "grapheme" }), fc.nat(), fc.string({ unit: "grapheme" }), fc.boolean()),
  }),
);

it("puts messages together from pieces of any size", () => {
  fc.assert(
    fc.property(messages, fc.integer({ min: 1, max: 50 }), (sent, size) => {
      const bytes = Buffer.concat(sent.map(encodeMessage));
      const decoder = new MessageDecoder();
      const received = [];
      for (let at = 0; at < bytes.length; at += size)
        received.push(...decoder.push(bytes.subarray(at, at + size)));
      expect(received).toEqual(sent);
    }),
  );
});

it("answers every garbage with nothing or a WatchError", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 300 }), (garbage) => {
      expect(failureOf(garbage)).toSatisfy((error) => error === undefined || error instanceof WatchError);
    }),
  );
});

function failureOf(garbage: Uint8Array): unknown {
  try {
    new MessageDecoder().push(Buffer.from(garbage));
    return undefined;
  } catch (error) {
    return error;
  }
}
