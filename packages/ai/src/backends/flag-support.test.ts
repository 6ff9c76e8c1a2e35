import { expect, it } from "vitest";
import type { ArgumentGroup } from "./cli-adapter.js";
import { FlagSupport } from "./flag-support.js";

const group = (...args: string[]): ArgumentGroup => ({ args, why: "" });
const GROUPS = [
  { ...group("--print"), required: true },
  group("--a", "--b"),
  group("-c", "x=1"),
  group("-c", "y=2"),
];
const words = (groups: readonly ArgumentGroup[]) => groups.flatMap((each) => each.args).join(" ");

it("leaves out the whole group of a refused option, for that version only", () => {
  const flags = new FlagSupport();
  expect(flags.learn("v1", "--b", GROUPS)).toBe(true);
  expect(words(flags.supported("v1", GROUPS))).toBe("--print -c x=1 -c y=2");
  expect(words(flags.supported("v2", GROUPS))).toBe("--print --a --b -c x=1 -c y=2");
});

it("comes down to what is required when the refused option is not one it could leave out", () => {
  const flags = new FlagSupport();
  expect(flags.learn("v1", "--print", GROUPS)).toBe(true);
  expect(words(flags.supported("v1", GROUPS))).toBe("--print");
});

it("says when there is nothing left to leave out", () => {
  const flags = new FlagSupport();
  flags.learn("v1", "--unheard-of", GROUPS);
  expect(flags.learn("v1", "--print", GROUPS)).toBe(false);
});
