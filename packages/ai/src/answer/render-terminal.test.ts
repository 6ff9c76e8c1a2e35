import { describe, expect, it } from "vitest";
import { renderTerminal } from "./render-terminal.js";

const ESC = "\u001b";

describe("renderTerminal", () => {
  it.each([
    ["plain text", "a\tb\nc", "a\tb\nc"],
    ["letters of any script", "né 会议 🚀 نسخة", "né 会议 🚀 نسخة"],
    ["colours", `${ESC}[1;31mred${ESC}[0m`, "red"],
    ["8-bit codes", "\u009b1mbold\u009b0m \u009d0;title\u009c.", "bold ."],
    ["a window title ended by BEL", `${ESC}]0;title {a\u0007text`, "text"],
    ["a window title that is not ended", `${ESC}]0;title\ntext`, "\ntext"],
    ["a link", `${ESC}]8;;https://a.example${ESC}\\here${ESC}]8;;${ESC}\\.`, "here."],
    ["a device string", `${ESC}P1$r0m${ESC}\\text`, "text"],
    ["modes and character sets", `${ESC}[?25l${ESC}(B${ESC}=text${ESC}[?25h`, "text"],
    ["an escape at the very end", `text${ESC}`, "text"],
    ["a sequence that is cut off", `text${ESC}[3`, "text3"],
    ["a byte order mark", "\ufefftext", "text"],
    ["NUL between letters", "t\0e\0x\0t\0", "text"],
    ["Windows line ends", "a\r\nb\r\n", "a\nb\n"],
    ["a line written over", "10 %\r50 %\rdone", "done"],
    ["a return that nothing follows", "done\r", "done"],
    ["a return to the first column", `wait${ESC}[1Gdone`, "done"],
    ["an erased line", `wait${ESC}[2Kdone`, "done"],
    ["an erased rest of a line", `wait\r${ESC}[Kdone`, "done"],
    ["lines redrawn from above", `a\nb\nc\n${ESC}[2Ad\n`, "a\nd\n"],
    ["a cleared screen", `a\nb${ESC}[2J${ESC}[Hc`, "c"],
    ["a reset terminal", `a\nb${ESC}cc`, "c"],
    ["a cursor moved right", `a${ESC}[3Cb`, "a   b"],
    ["a cursor moved down", `a${ESC}[Bb`, "a\nb"],
    ["backspaces", "ax\bb\b\b\b\b\bc", "c"],
  ])("shows what a terminal shows: %s", (_, text, expected) => {
    expect(renderTerminal(text)).toBe(expected);
  });
});
