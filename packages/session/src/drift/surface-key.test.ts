import { describe, expect, it } from "vitest";
import { surfaceKey } from "./surface-key.js";

function keyOf(title: string, app = "firefox"): string {
  return surfaceKey({ app, title });
}

describe("the key of a surface", () => {
  it.each([
    ["(7) Home / X — Mozilla Firefox", "(8) Home / X — Mozilla Firefox"],
    ["(7) Home / X — Mozilla Firefox", "Home / X — Mozilla Firefox"],
    ["Inbox (12) - Mail", "Inbox (1,204) - Mail"],
    ["Inbox (12) - Mail", "Inbox - Mail"],
    ["WhatsApp (3)", "WhatsApp"],
    ["[2] general | Element", "general | Element"],
    ["(99+) Feed | LinkedIn", "Feed | LinkedIn"],
    ["● report.md - Editor", "report.md - Editor"],
    ["*report.odt - Writer", "report.odt - Writer"],
    ["report.odt* - Writer", "report.odt - Writer"],
    ["report.md • - Editor", "report.md - Editor"],
    ["main.c + (~/src) - VIM", "main.c (~/src) - VIM"],
    ["main.c [+] - VIM", "main.c - VIM"],
    ["notes (modified)", "notes"],
    ["Letter — Edited", "Letter"],
    ["! general - Team - Slack", "general - Team - Slack"],
    ["general - Team - 3 new items - Slack", "general - Team - Slack"],
    ["• (4) Chat", "Chat"],
  ])("is one for %j and %j", (a, b) => {
    expect(keyOf(a)).toBe(keyOf(b));
  });

  it.each([
    ["Report (2).docx", "Report (3).docx"],
    ["Dune (1984) - Films", "Dune (2021) - Films"],
    ["S1:E4 - Films", "S1:E5 - Films"],
    ["Chapter 3 - Reader", "Chapter 4 - Reader"],
    ["C - Reader", "C++ - Reader"],
  ])("is another for %j and %j", (a, b) => {
    expect(keyOf(a)).not.toBe(keyOf(b));
  });

  it("is another in another application, and never empty", () => {
    expect(keyOf("Crossword", "firefox")).not.toBe(keyOf("Crossword", "chrome"));
    expect(keyOf("(3)")).toBe("firefox\n(3)");
  });

  it("takes time in proportion to a long title", () => {
    const title = "(1 ".repeat(30_000) + " new ".repeat(10_000) + "* ".repeat(10_000);
    expect(keyOf(title)).toContain("new");
  });
});
