import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StoreError } from "@antidrift/session";
import type { Notice } from "@antidrift/wire";
import { afterEach, beforeEach, expect, it } from "vitest";
import { KeptRules } from "./kept-rules.js";

let dir: string;
let notices: Notice[];

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "antidrift-rules-"));
  notices = [];
});
afterEach(() => rmSync(dir, { recursive: true }));

function open(file = join(dir, "rules.json")): KeptRules {
  return new KeptRules({ file, nowMs: () => 5, onNotice: (notice) => notices.push(notice) });
}

it("keeps rules over a restart, newest first, in a file of the user's alone", () => {
  const rules = open();
  rules.add({ relation: "on_task", title: "lofi" });
  rules.add({ relation: "off_task", app: "Steam", when: "write" });
  expect(open().list()).toEqual(rules.list());
  expect(
    open()
      .list()
      .map(({ words }) => words),
  ).toEqual(["Everything in Steam is off task when the next action says “write”.", "“lofi” is on task."]);
  expect(statSync(join(dir, "rules.json")).mode & 0o777).toBe(0o600);
});

it("replaces a rule about the same windows", () => {
  const rules = open();
  rules.add({ relation: "on_task", title: "lofi" });
  rules.add({ relation: "off_task", title: "lofi" });
  expect(rules.list()).toMatchObject([{ relation: "off_task" }]);
});

it.each(["{", "[]", '{"rules":[{"id":1}]}', '{"rules":{}}'])(
  "sets a damaged file aside and says so: %s",
  (text) => {
    writeFileSync(join(dir, "rules.json"), text);
    expect(open().list()).toEqual([]);
    expect(notices).toMatchObject([{ code: "judge_rules_damaged" }]);
    expect(readdirSync(dir)).toEqual(["rules.json.damaged-5"]);
    expect(readFileSync(join(dir, "rules.json.damaged-5"), "utf8")).toBe(text);
  },
);

it("changes nothing when it cannot be saved", () => {
  const rules = open(join(dir, "nowhere", "rules.json"));
  expect(() => rules.add({ relation: "on_task", title: "x" })).toThrow(StoreError);
  expect(rules.list()).toEqual([]);
});
