import { expect, it } from "vitest";
import { readEvents, type ServerEvent } from "./read-events.js";

async function eventsIn(pieces: readonly Uint8Array[]): Promise<ServerEvent[]> {
  const events: ServerEvent[] = [];
  for await (const event of readEvents(pieces)) events.push(event);
  return events;
}

it("reads the same events however the bytes are cut", async () => {
  const bytes = Buffer.from(
    'retry: 1000\n\n: hello\nid: 7\nevent: state\ndata: {"note":"Grüße 👋"}\n\ndata: x\n\n',
  );
  const whole = await eventsIn([bytes]);
  expect(whole).toEqual([
    { id: "7", event: "state", data: '{"note":"Grüße 👋"}' },
    { id: undefined, event: undefined, data: "x" },
  ]);
  for (let cut = 1; cut < bytes.length; cut += 1) {
    expect(await eventsIn([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(whole);
  }
});

it("leaves out an event that was cut off", async () => {
  expect(await eventsIn([Buffer.from("data: a\n\ndata: b\n")])).toEqual([
    { id: undefined, event: undefined, data: "a" },
  ]);
});
