import { describe, expect, test } from "vitest";
import { textOf, trackedFiles } from "./markdown.js";

const texts = trackedFiles().filter((path) => !/\.(png|ico|woff2?)$/.test(path));

describe("what the repository must not hold", () => {
  test("the lock file names no host", () => {
    expect(textOf("pnpm-lock.yaml")).not.toMatch(/https?:\/\//);
  });

  test("no file names a home folder", () => {
    const named = texts.filter((path) =>
      /\/(?:home|Users)\/(?!me\b|user\b|ada\b|petra\b|linuxbrew\b)[a-z]+\//.test(textOf(path)),
    );
    expect(named).toEqual([]);
  });

  test("no test is switched off or alone", () => {
    const tests = texts.filter((path) => path.endsWith(".test.ts"));
    const narrowed = tests.filter((path) => /\b(?:test|it|describe)\.only\(/.test(textOf(path)));
    expect(narrowed).toEqual([]);
  });
});
