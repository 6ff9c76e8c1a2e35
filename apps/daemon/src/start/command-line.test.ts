import { expect, it } from "vitest";
import { readCommandLine } from "./command-line.js";

it("runs without arguments", () => {
  expect(readCommandLine([], "1.2.3")).toEqual({ kind: "run" });
});

it("prints the version", () => {
  expect(readCommandLine(["--version"], "1.2.3")).toEqual({ kind: "print", text: "1.2.3\n" });
});

it("explains itself", () => {
  expect(readCommandLine(["--help"], "1.2.3")).toMatchObject({
    kind: "print",
    text: expect.stringMatching(/ANTIDRIFT_PORT/),
  });
});

it("refuses an argument it does not know, by name", () => {
  expect(readCommandLine(["--version", "--prot"], "1.2.3")).toMatchObject({
    kind: "refuse",
    text: expect.stringMatching(/"--prot"/),
  });
});
