import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as ai from "./index.js";
import * as testing from "./testing/index.js";

const README = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const EXAMPLES = [...README.matchAll(/^```js\n(.*?)^```$/gmsu)].map((match) => match[1] ?? "");
const ANSWER =
  '{"next_action": "Draft the summary", "success_condition": "It has three paragraphs", "timebox_minutes": 25}';

type Lines = unknown[];
type Example = (
  modules: object,
  console: { log: (...line: Lines) => void; error: (...line: Lines) => void },
) => Promise<void>;

/** Runs an example as it stands, except that its imports come from `modules` and its console is kept. */
async function run(example: string, modules: object): Promise<string[]> {
  const body = example.replaceAll(/^import (\{.*?\}) from "(.*?)";$/gmu, 'const $1 = modules["$2"];');
  const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
    ...source: string[]
  ) => Example;
  const printed: string[] = [];
  const print = (...line: Lines): void => void printed.push(line.join(" "));
  await new AsyncFunction("modules", "console", body)(modules, { log: print, error: print });
  return printed;
}

function withBackend(output: string | Error): object {
  const newBackend = (name: string): ai.Backend => new testing.FakeBackend({ name, output });
  return { "@antidrift/ai": { ...ai, newBackend }, "@antidrift/ai/testing": testing };
}

describe("the README", () => {
  it("has a ten-line example that prints a proposal", async () => {
    const [example = ""] = EXAMPLES;
    expect(example.split("\n").filter((line) => line.trim() !== "")).toHaveLength(10);
    expect(await run(example, withBackend(ANSWER))).toEqual([
      "Draft the summary (25 min)",
      "Done when: It has three paragraphs",
    ]);
  });

  it("has an example that names a failure", async () => {
    const failure = new ai.BackendError({ reason: "not_installed", program: "claude" });
    expect(await run(EXAMPLES[0] ?? "", withBackend(failure))).toEqual(["not_installed"]);
  });

  it("has an example of a test that works", async () => {
    expect(await run(EXAMPLES[1] ?? "", withBackend(ANSWER))).toEqual(["300 1"]);
    expect(EXAMPLES).toHaveLength(2);
  });

  it("lists every error and every function that the package exports", () => {
    const missing = Object.keys(ai).filter(
      (name) => !README.includes(`\`${name}`) && !DOCUMENTED_ELSEWHERE.has(name),
    );
    expect(missing).toEqual([]);
  });
});

/** Not part of reaching a model through a program. */
const DOCUMENTED_ELSEWHERE = new Set(["BACKEND_NAMES"]);
