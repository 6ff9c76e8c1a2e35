import { expect, it } from "vitest";
import { unsupportedNode } from "./node-version.js";

it.each(["20.19.0", "20.20.2", "22.1.0", "26.0.0"])("runs on Node %s", (version) => {
  expect(unsupportedNode(version)).toBeUndefined();
});

it.each(["18.20.0", "20.18.3"])("says what is needed instead of Node %s", (version) => {
  expect(unsupportedNode(version)).toMatch(/needs Node 20\.19 or newer; this is Node \d+/);
});
