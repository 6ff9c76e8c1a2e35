import { describe, expect, it } from "vitest";
import { surfaceKey } from "./surface-key.js";

const key = (title: string, app = "firefox") => surfaceKey({ app, title });

describe("surfaceKey", () => {
  it.each([
    ["(3) Inbox - Mail", "Inbox - Mail"],
    ["Inbox (14) - Mail", "Inbox (15) - Mail"],
    ["(20+) Feed", "Feed"],
    ["[2] Chat", "Chat"],
    ["● main.rs - Code", "main.rs - Code"],
    ["*draft.odt - Writer", "draft.odt - Writer"],
    ["draft.odt * - Writer", "draft.odt - Writer"],
    ["plan.txt [+] - VIM", "plan.txt - VIM"],
    ["Quart\u200Berly  report", "quarterly report"],
  ])("takes %j and %j for the same", (one, other) => {
    expect(key(one)).toBe(key(other));
  });

  it.each([
    ["Matador (1986)", "Matador (1987)"],
    ["Episode 3", "Episode 4"],
    ["Inbox - Mail", "Outbox - Mail"],
  ])("tells %j from %j", (one, other) => {
    expect(key(one)).not.toBe(key(other));
  });

  it("tells programs apart, but not by case", () => {
    expect(key("Home", "Firefox")).toBe(key("Home", "firefox"));
    expect(key("Home", "firefox")).not.toBe(key("Home", "chrome"));
  });
});
