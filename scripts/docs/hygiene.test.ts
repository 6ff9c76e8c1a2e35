import { describe, expect, test } from "vitest";
import { textOf, trackedFiles } from "./markdown.js";

const texts = trackedFiles().filter((path) => !/\.(png|webp|ico|woff2?)$/.test(path));

const ADDRESS = /https?:\/\//;
const HOME_FOLDER = /\/(?:home|Users)\/(?!me\b|user\b|ada\b|petra\b|linuxbrew\b)[a-z]+\//;
/** A test that never runs, that keeps others from running, or that passes by failing. Conditions by name are fine. */
const SWITCHED_OFF = new RegExp(
  [
    String.raw`\b(?:test|it|describe|suite)(?:\.(?!each\b|for\b)\w+(?:\([^()]*\))?)*\.(?:only|skip|todo|fails)\b`,
    String.raw`\b(?:xit|xtest|xdescribe|fit|fdescribe)\(`,
    String.raw`\b(?:skipIf|runIf)\((?:true|false|!?\d|undefined)\)`,
    String.raw`\{[^{}\n]*\b(?:only|skip|todo|fails): ?(?:true|1|["'\x60])`,
    String.raw`\bskip\(\)`,
  ].join("|"),
);

describe("what the repository must not hold", () => {
  test("the lock file names no host", () => {
    const lock = textOf("pnpm-lock.yaml");
    expect(lock).toContain("lockfileVersion");
    expect(lock).not.toMatch(ADDRESS);
  });

  test("no file names a home folder", () => {
    expect(texts).toContain("README.md");
    expect(texts.filter((path) => HOME_FOLDER.test(textOf(path)))).toEqual([]);
  });

  test("no test is switched off or alone", () => {
    const code = texts.filter((path) => /\.(?:[cm]?[jt]s|svelte)$/.test(path));
    expect(code).toContain("scripts/docs/hygiene.test.ts");
    expect(code.filter((path) => SWITCHED_OFF.test(textOf(path)))).toEqual([]);
  });
});

// The examples are put together here, so that this file does not hold what it looks for.
describe("the search for what must not be held finds", () => {
  test.each([["http", "://registry.example"].join(""), ["https", "://registry.example/x.tgz"].join("")])(
    "the host in %s",
    (text) => expect(text).toMatch(ADDRESS),
  );

  test.each([["/home", "/somebody/x"].join(""), ["/Users", "/somebody/x"].join("")])(
    "the home folder in %s",
    (text) => expect(text).toMatch(HOME_FOLDER),
  );

  const ways = ["only", "skip", "todo", "fails"];
  test.each([
    ...["test", "it", "describe", "suite"].flatMap((word) => ways.map((way) => `${word}.${way}("x")`)),
    ...ways.map((way) => `it.concurrent.${way}("x")`),
    ...ways.map((way) => `describe.skipIf(!isRoot).${way}.each([1])`),
    ...ways.map((way) => `it("x", { ${way}${":"} true }, run)`),
    ...["xit", "xtest", "xdescribe", "fit", "fdescribe"].map((word) => `${word}${"("}"x")`),
    ...["true", "false", "1", "!0"].map((value) => `it.skipIf${"("}${value})("x")`),
    `context.skip${"("})`,
  ])("the test that does not run in %s", (text) => expect(text).toMatch(SWITCHED_OFF));

  test.each([
    'it("x", run)',
    "it.skipIf(!hasNginx)(",
    'skip(needs, "why")',
    "it.each([1])",
    "profit(1)",
    "history.forget.skipped",
  ])("nothing in %s", (text) => expect(text).not.toMatch(SWITCHED_OFF));
});

test("the privacy rules and the user's rules for drift read a pattern alike, and are tested alike", () => {
  // The one runs before anything is kept, the other in a package that the daemon loads late: neither may import the other.
  for (const file of ["wildcard.ts", "wildcard.test.ts"]) {
    expect(textOf(`packages/offline/src/judge/text/${file}`)).toBe(textOf(`apps/daemon/src/privacy/${file}`));
  }
});
