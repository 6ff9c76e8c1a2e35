import { expect, it } from "vitest";
import { lineOfTomlKey } from "./line-of-toml-key.js";

const TEXT = `model = "x"
profile = "deep"

[model_providers.mine]
name = "m"
wire_api = "chat"
[ model_providers . "other one" ]
base_url = "y"
[profiles.deep]
tools.web = true
`;

it.each([
  [["model"], 1],
  [["model_providers", "mine", "wire_api"], 6],
  [["model_providers", "mine", "missing"], 4],
  [["model_providers", "other one", "base_url"], 8],
  [["profiles", "deep", "tools", "web"], 10],
  [["name"], undefined],
  [["nowhere", "model"], undefined],
])("finds %j at line %j", (path, line) => {
  expect(lineOfTomlKey(TEXT, path)).toBe(line);
});
