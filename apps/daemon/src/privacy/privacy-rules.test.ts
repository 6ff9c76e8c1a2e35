import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { soon } from "../testing/soon.js";
import { PrivacyRules } from "./privacy-rules.js";

let base: string;
let dir: string;
let rules: PrivacyRules | undefined;
let problem: string | undefined;

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "antidrift-rules-"));
  dir = base;
  problem = undefined;
});
afterEach(() => {
  rules?.close();
  rmSync(base, { recursive: true, force: true });
});

function write(text: string): void {
  writeFileSync(join(dir, "antidrift.json"), text);
}

function open(): PrivacyRules {
  rules = new PrivacyRules(dir);
  rules.follow((message) => (problem = message));
  return rules;
}

function titleOf(title: string): string | undefined {
  return rules?.redact({ app: "editor", title })?.title;
}

it("needs no file, and hides what the default rules hide", () => {
  open();
  expect(problem).toBeUndefined();
  expect(titleOf("notes")).toBe("notes");
  expect(titleOf("notes - Google Chrome (Incognito)")).toBe("");
});

it("makes the directory, so that a file can appear in it later", async () => {
  dir = join(base, "deep", "antidrift");
  open();
  write(`{"hide_titles_like": ["notes"]}`);
  await vi.waitFor(() => expect(titleOf("notes")).toBe(""), soon);
});

it("follows a change of the file", async () => {
  write(`{"hide_titles_like": ["alpha"]}`);
  open();
  expect(titleOf("alpha")).toBe("");
  write(`{"hide_titles_like": ["beta"]}`);
  await vi.waitFor(() => expect(titleOf("beta")).toBe(""), soon);
  expect(titleOf("alpha")).toBe("alpha");
});

it("survives an editor that saves by renaming, more than once", async () => {
  write(`{}`);
  open();
  for (const word of ["alpha", "beta"]) {
    writeFileSync(join(dir, "antidrift.json~"), `{"hide_titles_like": ["${word}"]}`);
    renameSync(join(dir, "antidrift.json~"), join(dir, "antidrift.json"));
    await vi.waitFor(() => expect(titleOf(word)).toBe(""), soon);
  }
});

it("keeps the last good rules while the file is broken, says which key, and takes it back once mended", async () => {
  write(`{"hide_titles_like": ["alpha"]}`);
  open();
  write(`{"hide_titles_like": [7]}`);
  await vi.waitFor(() => expect(problem).toContain("hide_titles_like[0]"), soon);
  expect(titleOf("alpha")).toBe("");
  expect(titleOf("beta")).toBe("beta");
  write(`{"hide_titles_like": ["beta"]}`);
  await vi.waitFor(() => expect(problem).toBeUndefined(), soon);
  expect(titleOf("beta")).toBe("");
});

it("lets no title pass when the file is broken from the start", async () => {
  write(`{`);
  open();
  expect(problem).toBe("antidrift.json is not valid JSON.");
  expect(titleOf("anything")).toBe("");
  write(`{}`);
  await vi.waitFor(() => expect(titleOf("anything")).toBe("anything"), soon);
});

it("follows nothing once closed", async () => {
  write(`{}`);
  const closed = open();
  closed.close();
  write(`{"hide_titles_like": ["alpha"]}`);
  open();
  write(`{"hide_titles_like": ["beta"]}`);
  await vi.waitFor(() => expect(titleOf("beta")).toBe(""), soon);
  expect(closed.redact({ app: "editor", title: "alpha" })?.title).toBe("alpha");
  expect(closed.redact({ app: "editor", title: "beta" })?.title).toBe("beta");
});
