import { beforeEach, expect, it } from "vitest";
import { Notifier, type NotifierEnvironment } from "./notifier.svelte.js";
import { memoryStorage } from "./testing.js";

const REMINDER = { key: "c1 over", title: "Time is up.", body: "<b>Draft</b> it" };

let shown: [title: string, body: string | undefined][];
let chimes: number;
let storage: Storage;
let permission: NotificationPermission;

beforeEach(() => {
  shown = [];
  chimes = 0;
  storage = memoryStorage();
  permission = "granted";
});

function tab(parts: Partial<NotifierEnvironment> = {}): Notifier {
  return new Notifier({
    permission: () => permission,
    ask: () => Promise.resolve((permission = "granted")),
    show: (title, { body }) => shown.push([title, body]),
    chime: () => (chimes += 1),
    locks: { request: (_name, _options, held) => held() },
    storage: () => storage,
    ...parts,
  });
}

it("shows one notification, however many tabs remind", async () => {
  await Promise.all([tab(), tab(), tab()].map((each) => each.remind(REMINDER, true)));
  expect(shown).toEqual([["Time is up.", "<b>Draft</b> it"]]);
  expect(chimes).toBe(1);
});

it("shows another for the next moment", async () => {
  await tab().remind(REMINDER, false);
  await tab().remind({ ...REMINDER, key: "c1 over_5" }, false);
  expect(shown).toHaveLength(2);
  expect(chimes).toBe(0);
});

it("shows nothing without permission, but sounds if it may", async () => {
  permission = "default";
  await tab().remind(REMINDER, true);
  expect(shown).toEqual([]);
  expect(chimes).toBe(1);
});

it("asks only when told to", async () => {
  permission = "default";
  const notifier = tab();
  expect(notifier.permission).toBe("default");
  await notifier.ask();
  expect(notifier.permission).toBe("granted");
});

function refuse(): never {
  throw new DOMException("blocked", "SecurityError");
}

it("still shows its notification where sound, storage and locks are there and refuse", async () => {
  const blocked = tab({
    chime: refuse,
    storage: refuse,
    locks: { request: async () => refuse() },
  });
  await blocked.remind(REMINDER, true);
  expect(shown).toHaveLength(1);
});

it("still reminds where storage and locks are missing", async () => {
  const bare = tab({
    locks: undefined,
    storage: refuse,
  });
  await bare.remind(REMINDER, false);
  expect(shown).toHaveLength(1);
});
