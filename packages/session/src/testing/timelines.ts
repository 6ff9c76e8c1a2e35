import type { TimelineEvent } from "../drift/timeline.js";
import type { Surface } from "@antidrift/ai";
import type { Relation } from "../drift/relation.js";

export const START_MS = 1_800_000_000_000;

/** The moment of a second of a session that began at `START_MS`. */
export function ms(second: number): number {
  return START_MS + second * 1_000;
}

export function surface(title: string): Surface {
  return { app: "firefox", title };
}

/** A window in front from a second on. Without a title, each relation has one window. */
export function inFront(second: number, relation: Relation, title: string = relation): TimelineEvent {
  const verdict = { relation, by: "list", reason: "As the test says." } as const;
  return { atMs: ms(second), kind: "surface", surface: surface(title), verdict };
}

export function on(second: number, title?: string): TimelineEvent {
  return inFront(second, "on_task", title);
}

export function off(second: number, title?: string): TimelineEvent {
  return inFront(second, "off_task", title);
}

export function unclear(second: number, title?: string): TimelineEvent {
  return inFront(second, "unclear", title);
}

export function blind(second: number, reason = "idle"): TimelineEvent {
  return { atMs: ms(second), kind: "not_judged", reason };
}

export function answer(second: number, what: "back" | "on_task" | "mute", title?: string): TimelineEvent {
  const named = title === undefined ? {} : { surface: surface(title) };
  return { atMs: ms(second), kind: "answer", answer: what, ...named };
}
