import * as fc from "fast-check";
import { expect, it } from "vitest";
import { LineSplitter } from "./line-splitter.js";

function linesOf(...chunks: Array<string | Buffer>): string[] {
  const splitter = new LineSplitter();
  return chunks.flatMap((chunk) => splitter.push(Buffer.from(chunk)));
}

it("finds the same lines however the bytes arrive", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: "grapheme" }).map((line) => line.replaceAll(/[\r\n]/gu, ""))),
      fc.array(fc.nat(40)),
      (lines, cuts) => {
        const bytes = Buffer.from(lines.map((line) => `${line}\n`).join(""));
        const chunks: Buffer[] = [];
        let from = 0;
        for (const cut of cuts) chunks.push(bytes.subarray(from, (from += cut)));
        expect(linesOf(...chunks, bytes.subarray(from))).toEqual(lines);
      },
    ),
  );
});

it("takes the line ends of Windows", () => {
  expect(linesOf("a\r\nb\r", "\n")).toEqual(["a", "b"]);
});

it("keeps going over bytes that are no text", () => {
  expect(linesOf(Buffer.from([0xff, 0xfe, 0x0a, 0x61, 0x0a]))).toEqual(["\uFFFD\uFFFD", "a"]);
});

it("skips a line without end, keeping none of it, and takes the next one", () => {
  const splitter = new LineSplitter();
  const chunk = Buffer.alloc(64 * 1024, "x");
  for (let count = 0; count < 160; count += 1) expect(splitter.push(chunk)).toEqual([]);
  expect(splitter.push(Buffer.from("tail\nnext\n"))).toEqual(["next"]);
});
