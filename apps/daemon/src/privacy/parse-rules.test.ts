import { expect, it } from "vitest";
import { parseRules } from "./parse-rules.js";
import { RulesError } from "./rules-error.js";

function errorOf(text: string): RulesError {
  try {
    parseRules(text);
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  throw new Error("the rules were taken");
}

it.each([
  ["an unknown key", `{"drop": ["x"]}`, "drop"],
  ["a key of the wrong type", `{"drop_apps": "steam"}`, "drop_apps"],
  ["a pattern that is no text", `{"hide_titles_like": ["a", 3]}`, "hide_titles_like[1]"],
  ["an empty pattern", `{"hide_titles_of": [""]}`, "hide_titles_of[0]"],
  ["a list instead of an object", `[]`, ""],
])("names the key at fault: %s", (_name, text, key) => {
  const error = errorOf(text);
  expect(error.key).toBe(key);
  expect(error.message).toContain(key);
});

it("names an unknown key in a sentence that says which are known", () => {
  expect(errorOf(`{"hide_titels_like": ["x"], "drop_apps": 7}`).message).toBe(
    'antidrift.json: "hide_titels_like" is not a known key ' +
      "(known are $schema, drop_apps, hide_titles_of, hide_titles_like, defaults).",
  );
});

it("does not quote a broken file, which may hold what must not be shown", () => {
  expect(errorOf(`{"hide_titles_like": ["canary" "x"]}`).message).toBe("antidrift.json is not valid JSON.");
});

it("takes a file that begins with a byte order mark", () => {
  expect(parseRules(`\uFEFF{"defaults": false}`)).toEqual({ defaults: false });
});
