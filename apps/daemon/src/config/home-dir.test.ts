import { userInfo } from "node:os";
import { expect, it } from "vitest";
import { homeDir } from "./home-dir.js";

it("is what HOME says", () => {
  expect(homeDir({ HOME: "/h" }, "linux")).toBe("/h");
});

it.each(["", "  ", "relative/home"])("is what the system says when HOME is %j", (HOME) => {
  expect(homeDir({ HOME }, "linux")).toBe(userInfo().homedir);
});
