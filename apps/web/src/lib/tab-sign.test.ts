import { expect, it } from "vitest";
import { countdownIcon, TabSign } from "./tab-sign.js";

function fakeDocument() {
  const icons: string[] = [];
  return {
    title: "",
    icons,
    querySelector: () => ({ setAttribute: (_: string, icon: string) => icons.push(icon) }),
  };
}

const running = { secs: 1453, overtime: false, fraction: 0.97 };

it("shows the time left and the action in the title", () => {
  const document = fakeDocument();
  const sign = new TabSign(document as unknown as Document);
  sign.show(running, "Draft it");
  expect(document.title).toBe("24:13 · Draft it");
  sign.show({ ...running, secs: -192, overtime: true }, "Draft it");
  expect(document.title).toBe("+3:12 · Draft it");
  sign.show(undefined, "Plan one session");
  expect(document.title).toBe("Plan one session · AntiDrift");
  expect(document.icons.at(-1)).toBe("/favicon.svg");
});

it("draws a new icon only when it looks different", () => {
  const document = fakeDocument();
  const sign = new TabSign(document as unknown as Document);
  for (let secs = 1500; secs > 0; secs -= 1) sign.show({ secs, overtime: false, fraction: secs / 1500 }, "x");
  expect(document.icons).toHaveLength(60);
});

it("makes overtime look different from any time left", () => {
  expect(countdownIcon({ secs: -1, overtime: true, fraction: 0.97 })).not.toBe(countdownIcon(running));
  expect(countdownIcon(running)).toMatch(/^data:image\/svg\+xml,%3Csvg/);
});

it("makes the sign of a drift look different from any time left and from overtime, until it is gone", () => {
  const document = fakeDocument();
  const sign = new TabSign(document as unknown as Document);
  sign.show(running, "x");
  sign.show(running, "x", true);
  sign.show({ secs: -9, overtime: true, fraction: 0.1 }, "x");
  sign.show(running, "x", false);
  expect(new Set(document.icons)).toHaveProperty("size", 3);
  expect(document.icons[0]).toBe(document.icons[3]);
});
