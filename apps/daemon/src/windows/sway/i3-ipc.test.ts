import * as fc from "fast-check";
import { expect, it, vi } from "vitest";
import { WatchError } from "../watch.js";
import { encodeI3, I3Decoder } from "./i3-ipc.js";

const messages = fc.array(
  fc.record({ type: fc.nat(0xff_ff_ff), payload: fc.string({ unit: "grapheme", maxLength: 200 }) }),
);

it("puts messages together from pieces of any size", () => {
  fc.assert(
    fc.property(messages, fc.integer({ min: 1, max: 30 }), (sent, size) => {
      const bytes = Buffer.concat(sent.map(encodeI3));
      const decoder = new I3Decoder();
      const received = [];
      for (let at = 0; at < bytes.length; at += size)
        received.push(...decoder.push(bytes.subarray(at, at + size)));
      expect(received).toEqual(sent);
    }),
  );
});

it("encodes as the protocol wants it: magic, length, type, payload", () => {
  expect(encodeI3({ type: 2, payload: "[]" }).toString("latin1")).toBe("i3-ipc\x02\0\0\0\x02\0\0\0[]");
});

it("refuses another magic", () => {
  expect(() => new I3Decoder().push(Buffer.from("HTTP/1.1 400 Bad Request\r\n"))).toThrow(WatchError);
});

it("refuses a huge payload by its header, before any of it is there", () => {
  const header = encodeI3({ type: 4, payload: "" });
  header.writeUInt32LE(0x7f_ff_ff_ff, 6);
  expect(() => new I3Decoder().push(header)).toThrow(WatchError);
});

it("takes a large message in many pieces without copying it again for each", () => {
  const bytes = encodeI3({ type: 4, payload: "x".repeat(8 * 1024 * 1024) });
  const decoder = new I3Decoder();
  const copies = vi.spyOn(Buffer, "concat");
  let received = 0;
  for (let at = 0; at < bytes.length; at += 1_024)
    received += decoder.push(bytes.subarray(at, at + 1_024)).length;
  expect(received).toBe(1);
  // The header, and the message.
  expect(copies).toHaveBeenCalledTimes(2);
  copies.mockRestore();
});
