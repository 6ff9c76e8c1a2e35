import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { CompiledCode } from "./compiled-code.js";

function build(files: Readonly<Record<string, string>>): { dir: string; cache: string; main: string } {
  const dir = mkdtempSync(join(tmpdir(), "antidrift-compiled-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  for (const [name, source] of Object.entries(files)) writeFileSync(join(dir, name), source);
  return { dir, cache: join(dir, "cache"), main: join(dir, "main.cjs") };
}

const files = {
  "main.cjs":
    'const { twice } = require("./other.cjs"); exports.answer = twice(21); exports.dir = __dirname;',
  "other.cjs": 'const { sep } = require("node:path"); exports.twice = (n) => n * 2; exports.sep = sep;',
};

it("loads a file with what it needs, from beside it and from Node", () => {
  const { dir, cache, main } = build(files);
  expect(new CompiledCode(cache).load(main)).toEqual({ answer: 42, dir });
});

it("loads each file once", () => {
  const { dir, cache, main } = build(files);
  const code = new CompiledCode(cache);
  code.load(main);
  expect(code.load(join(dir, "other.cjs"))).toBe(code.load(join(dir, "other.cjs")));
});

it("keeps what was compiled and uses it the next time", () => {
  const { cache, main } = build(files);
  const first = new CompiledCode(cache);
  first.load(main);
  first.save();
  const kept = readdirSync(cache);
  expect(kept).toHaveLength(2);

  const second = new CompiledCode(cache);
  expect(second.load(main)).toMatchObject({ answer: 42 });
  // What was used is not written again.
  rmSync(cache, { recursive: true });
  second.save();
  expect(existsSync(cache)).toBe(false);
});

it("does not take the compiled form of another build for this one's, be it of the same length", () => {
  const { cache, main } = build({ "main.cjs": "exports.answer = 1;" });
  const first = new CompiledCode(cache);
  first.load(main);
  first.save();
  rmSync(main);
  writeFileSync(main, "exports.answer = 2;");
  utimesSync(main, 1, 1);
  expect(new CompiledCode(cache).load(main)).toEqual({ answer: 2 });
});

it("does without what is damaged", () => {
  const { cache, main } = build({ "main.cjs": "exports.answer = 1;" });
  const first = new CompiledCode(cache);
  first.load(main);
  first.save();
  for (const name of readdirSync(cache)) writeFileSync(join(cache, name), "nothing of the kind");
  expect(new CompiledCode(cache).load(main)).toEqual({ answer: 1 });
});

it("does without a directory that it may not write to", () => {
  const { dir, main } = build({ "main.cjs": "exports.answer = 1;" });
  writeFileSync(join(dir, "file"), "");
  chmodSync(join(dir, "file"), 0o400);
  const code = new CompiledCode(join(dir, "file", "cache"));
  expect(code.load(main)).toEqual({ answer: 1 });
  expect(() => code.save()).not.toThrow();
});
