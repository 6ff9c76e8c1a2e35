import { beforeEach, expect, it } from "vitest";
import { Milestones } from "./milestones.js";

let milestones: Milestones;

beforeEach(() => {
  milestones = new Milestones();
});

const walk = (timebox: number, ...secs: number[]) => secs.map((left) => milestones.next("c1", timebox, left));

it("says half, five minutes, one minute and over, each once", () => {
  expect(walk(1500, 751, 750, 749, 301, 300, 61, 60, 1, 0, -1)).toEqual([
    undefined,
    "half",
    undefined,
    undefined,
    "five_minutes",
    undefined,
    "one_minute",
    undefined,
    "over",
    undefined,
  ]);
});

it("goes on into overtime at 5, 15 and 30 minutes", () => {
  expect(walk(1500, -299, -300, -900, -1800, -1801)).toEqual([
    undefined,
    "over_5",
    "over_15",
    "over_30",
    undefined,
  ]);
});

it("says nothing about what happened before it watched", () => {
  expect(walk(1500, -400)).toEqual([undefined]);
});

it("says only the newest when a sleep jumped over several", () => {
  expect(walk(1500, 800, -10)).toEqual([undefined, "over"]);
});

it("says it again after an extension", () => {
  expect(walk(1500, 61, 60, 360, 300)).toEqual([undefined, "one_minute", undefined, "five_minutes"]);
});

it("leaves a short timebox in peace", () => {
  expect(walk(120, 120, 60, 1, 0)).toEqual([undefined, undefined, undefined, "over"]);
});

it("begins anew with another commitment", () => {
  walk(1500, 100);
  expect(milestones.next("c2", 1500, 40)).toBeUndefined();
});
