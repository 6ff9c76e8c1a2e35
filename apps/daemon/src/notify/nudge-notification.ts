import type { DriftView } from "@antidrift/wire";
import type { NotificationText } from "./notifier.js";

const MOST_CHARACTERS = 200;

/** What the desktop shows of a nudge: the application, the title only when it may, and the user's own words. */
export function nudgeNotification(
  { app, title, words }: NonNullable<DriftView["nudge"]>,
  mayNameTitle: boolean,
): NotificationText {
  const what = mayNameTitle && title !== "" ? `${app}: ${title}` : app;
  return {
    summary: oneLine(what === "" ? "Off task" : `Off task, in ${what}`),
    body: `You said: ${oneLine(words)}`,
  };
}

function oneLine(text: string): string {
  const plain = text.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
  const characters = [...plain];
  return characters.length > MOST_CHARACTERS
    ? `${characters.slice(0, MOST_CHARACTERS - 1).join("")}…`
    : plain;
}
