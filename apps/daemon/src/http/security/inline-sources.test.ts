import { expect, it } from "vitest";
import { inlineSources } from "./inline-sources.js";

// `printf 'let a' | openssl dgst -sha256 -binary | base64`
const LET_A = "'sha256-IfEXP/8HLuXoAiy0hZVrCAcjcLsZqYFpLOHDGj8enqE='";

it("names scripts and styles that stand in a page, and none that are files", () => {
  const html =
    '<script src="/a.js"></script><script data-a="b">let a</script><style>let a</style><p>let a</p>';
  expect(inlineSources(html)).toEqual({ scripts: [LET_A], styles: [LET_A] });
});

it("finds nothing in a page without any", () => {
  expect(inlineSources("<!doctype html><title>The page</title>")).toEqual({ scripts: [], styles: [] });
});

it("names a text as a browser reads it, whatever ends the lines of the file", () => {
  const [unix, windows] = ["\n", "\r\n"].map((end) => inlineSources(`<style>a {${end}}</style>`));
  expect(windows).toEqual(unix);
});
