import { expect, it } from "vitest";
import { OutputLines } from "./output-lines.js";

function collect(chunks: readonly (string | Uint8Array)[], maxBytes = 100): OutputLines {
  const output = new OutputLines(maxBytes, (line) => !line.startsWith("drop"));
  for (const chunk of chunks) output.write(Buffer.from(chunk));
  return output;
}

it("puts lines and characters together that came in pieces", () => {
  const bytes = Buffer.from("ä😀\nb");
  const output = collect([...bytes].map((byte) => Uint8Array.of(byte)));
  expect(output.text).toBe("ä😀\nb");
});

it("replaces what is no text instead of failing", () => {
  const output = collect([Uint8Array.of(0xff, 0x61), Uint8Array.of(0xe2, 0x82)]);
  output.end();
  expect(output.text).toBe("\uFFFDa\uFFFD");
});

it("drops the lines nobody wants, and does not count them", () => {
  const output = collect(["drop me\nkeep\nd", "rop this too, it is long\nlast"], 10);
  output.end();
  expect(output.text).toBe("keep\nlast");
  expect(output.tooLarge).toBe(false);
});

it.each([
  ["exactly the limit", ["a".repeat(99), "b"], false],
  ["one byte more, in lines", ["a".repeat(60), "\n", "b".repeat(40)], true],
  ["one byte more, of characters of several bytes", ["ä".repeat(50), "b"], true],
  ["dropped lines without end", [`drop${"x".repeat(50)}\n`.repeat(40)], true],
])("judges %s", (_what, chunks, tooLarge) => {
  expect(collect(chunks).tooLarge).toBe(tooLarge);
});
