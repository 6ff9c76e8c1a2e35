import { describe, expect, it } from "vitest";
import { readTimebox } from "./read-timebox.js";

const at = (hour: number, minute: number): Date => new Date(2026, 2, 10, hour, minute);

describe("readTimebox", () => {
  it.each([
    ["write for 45 min", 45],
    ["write, 90 mins", 90],
    ["write 1h30", 90],
    ["write 2h30m", 150],
    ["write 1 hr 15", 75],
    ["write 1:30h", 90],
    ["write for an hour and a half", 90],
    ["one and a half hours of writing", 90],
    ["write for 1.5 hours", 90],
    ["half an hour on the memo", 30],
    ["half-hour memo", 30],
    ["a quarter of an hour of tidying", 15],
    ["three quarters of an hour of tidying", 45],
    ["two pomodoros of editing", 50],
    ["ten minutes on the memo", 10],
    ["twenty-five minutes on the memo", 25],
    ["write in the next 20 minutes", 20],
    ["write for 20-30 minutes", 30],
    ["write memo [25 min]", 25],
    ["(45m) write memo", 45],
    ["30 Minuten lesen", 30],
    ["写作 30分钟", 30],
  ])("reads the duration of %j", (text, minutes) => {
    expect(readTimebox(text, at(9, 0)).secs).toBe(minutes * 60);
  });

  it.each([
    "Q3 2026 report",
    "read chapter 12",
    "5k run",
    "2nd draft",
    "1:1 with Sam",
    "fix line 42",
    "ship v2",
    "answer 3 emails",
    "pay $40",
    "2x speed lecture",
    "room 12 projector",
    "call +1 555 123 4567",
    "book a table for 2",
    "call dad at 5",
    "run 400m",
    "review the last 2 hours of logs",
    "prepare a 10 minute talk",
    "rush hour traffic model",
    "standup every 30 minutes",
    "write it before the 5 people arrive",
  ])("finds no time in %j", (text) => {
    expect(readTimebox(text, at(14, 20))).toEqual({ text, secs: undefined });
  });

  it.each([
    ["finish before 3pm", at(14, 20), 40],
    ["edit til noon", at(11, 10), 50],
    ["write by 5", at(14, 20), 160],
    ["write until 17:30", at(16, 0), 90],
    ["write until quarter past three", at(14, 20), 55],
    ["write till half past four", at(14, 20), 130],
    ["write before quarter to six", at(17, 0), 45],
    ["write until 1am", at(23, 30), 90],
    ["write until midnight", at(23, 10), 50],
    ["write by 12:30", at(23, 50), 40],
    ["write from 3 to 4pm", at(14, 20), 60],
    ["write 2-4pm", at(14, 20), 120],
    ["write by 5 o'clock", at(16, 30), 30],
  ])("reads how long is left in %j", (text, now, minutes) => {
    expect(readTimebox(text, now).secs).toBe(minutes * 60);
  });

  it.each([
    ["write by noon", at(14, 20)],
    ["write before 2pm", at(14, 20)],
    ["write by 9pm", at(14, 20)],
    ["write before 3pm", new Date(2026, 2, 10, 14, 59, 30)],
  ])("takes the words out of %j but no time, when it has passed or is far", (text, now) => {
    expect(readTimebox(text, now)).toEqual({ text: "write", secs: undefined });
  });

  it("keeps within one minute and one day", () => {
    expect(readTimebox("write for 0.5 min", at(9, 0)).secs).toBe(60);
    expect(readTimebox("write for 30 hours", at(9, 0)).secs).toBe(86_400);
  });

  it("takes the words about time out of the text", () => {
    expect(readTimebox("half an hour on the budget", at(9, 0)).text).toBe("the budget");
    expect(readTimebox("revise unit 3 vocab for 45 min", at(9, 0)).text).toBe("revise unit 3 vocab");
    expect(readTimebox("I have 30 minutes to clean the sink", at(9, 0)).text).toBe("clean the sink");
  });
});
