import { FIRST_REVISION } from "@antidrift/session/testing";
import { expect, it } from "vitest";
import { EventReader } from "../../testing/event-reader.js";
import { openSocket, visitEvents } from "../../testing/raw-request.js";
import { startTestApp } from "../../testing/test-app.js";

const commitment = { nextAction: "Write", successCondition: "Written", timeboxSecs: 1500 };

it("sends the State at once, and on every change", async () => {
  const { listen, controller } = await startTestApp();
  const reader = await EventReader.open(await listen());
  const first = await reader.next();
  expect(first).toMatchObject({ event: "state", id: `${FIRST_REVISION}` });
  expect(JSON.parse(first.data ?? "")).toEqual(controller.state());
  controller.enterPlanning();
  controller.startManualCommitment(commitment);
  expect(await reader.next()).toMatchObject({ event: "state", id: `${FIRST_REVISION + 1}` });
  const second = await reader.next();
  expect(second.id).toBe(`${FIRST_REVISION + 2}`);
  expect(JSON.parse(second.data ?? "")).toMatchObject({
    revision: FIRST_REVISION + 2,
    runtime_state: "active",
  });
});

it("tells browsers and proxies how to treat it", async () => {
  const { listen } = await startTestApp();
  const reader = await EventReader.open(await listen());
  expect(reader.response.statusCode).toBe(200);
  expect(reader.response.headers).toMatchObject({
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
    "x-content-type-options": "nosniff",
  });
  await reader.next();
  expect(reader.text).toMatch(/^retry: 1000\n\n/);
});

it("sends a heartbeat while nothing changes, as a comment and as an event", async () => {
  const { listen } = await startTestApp({ streams: { heartbeatMs: 20 } });
  const reader = await EventReader.open(await listen());
  await reader.next();
  expect(await reader.next()).toEqual({ event: "heartbeat", data: "" });
  expect(reader.text).toContain("\n: heartbeat\n");
});

it("sends every reader the same", async () => {
  const { listen, controller } = await startTestApp();
  const port = await listen();
  const readers = await Promise.all(Array.from({ length: 10 }, () => EventReader.open(port)));
  for (const reader of readers) await reader.next();
  controller.enterPlanning();
  const events = await Promise.all(readers.map((reader) => reader.next()));
  expect(new Set(events.map(({ data }) => data)).size).toBe(1);
});

it("brings a reader that comes back up to date", async () => {
  const { listen, controller } = await startTestApp();
  const port = await listen();
  const reader = await EventReader.open(port);
  await reader.next();
  reader.close();
  controller.enterPlanning();
  const again = await EventReader.open(port, { "last-event-id": "0" });
  expect(await again.next()).toMatchObject({ id: `${FIRST_REVISION + 1}` });
});

it("answers 503 to one stream too many, and takes another when one has left", async () => {
  const { app, listen } = await startTestApp({ streams: { limit: 2 } });
  const port = await listen();
  const first = await EventReader.open(port);
  await EventReader.open(port);
  const refused = await EventReader.open(port);
  expect(refused.response.statusCode).toBe(503);
  expect(refused.response.headers["content-type"]).toContain("application/json");
  first.close();
  // The daemon learns of it with the next turn of its loop.
  await expect
    .poll(
      async () =>
        (await app.inject({ method: "HEAD", url: "/events", headers: { host: "localhost" } })).statusCode,
    )
    .toBe(200);
  expect((await EventReader.open(port)).response.statusCode).toBe(200);
});

it("ends streams first when it stops, also one that is not read", async () => {
  const { app, listen } = await startTestApp();
  const port = await listen();
  const readers = await Promise.all(Array.from({ length: 50 }, () => EventReader.open(port)));
  const stuck = await openSocket(port);
  stuck.write("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
  stuck.pause();
  await app.close();
  await Promise.all(readers.map((reader) => reader.end()));
  expect(app.server.listening).toBe(false);
});

it("lets a reader that stops reading cost little, and sends it the newest State when it reads again", async () => {
  const { listen, controller } = await startTestApp();
  const port = await listen();
  const slow = await openSocket(port);
  slow.write("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((resolve) => slow.once("data", resolve));
  slow.pause();

  controller.enterPlanning();
  controller.startManualCommitment({
    ...commitment,
    nextAction: "x".repeat(500),
    successCondition: "y".repeat(500),
  });
  const before = process.memoryUsage();
  const changes = 20_000;
  for (let n = 0; n < changes; n += 1) {
    controller.addNotice({ code: "n", message: `change ${n}` });
    if (n % 100 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  const after = process.memoryUsage();
  // All of them would be 25 MB. What the kernel takes is not ours.
  expect(after.arrayBuffers + after.external - before.arrayBuffers - before.external).toBeLessThan(8e6);

  let text = "";
  slow.on("data", (chunk: Buffer) => {
    text += chunk.toString();
  });
  slow.resume();
  await expect.poll(() => text.includes(`change ${changes - 1}`)).toBe(true);
  const ids = [...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]));
  expect(ids.at(-1)).toBe(controller.state().revision);
  expect(ids.toSorted((a, b) => a - b)).toEqual(ids);
  expect(ids.length).toBeLessThan(changes);
});

it("gives the place of a reader that stays behind to another, and keeps those that read", async () => {
  const { app, listen, controller } = await startTestApp({
    streams: { limit: 2, heartbeatMs: 50 },
    timeouts: { standstillMs: 1000 },
  });
  const port = await listen();
  const open = (): Promise<number> =>
    new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  const stuck = await openSocket(port);
  stuck.write("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await new Promise((resolve) => stuck.once("data", resolve));
  stuck.pause();
  const reading = await openSocket(port);
  reading.resume().write("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n");
  // More than the kernel takes for a reader that does not read.
  const message = "x".repeat(200_000);
  for (let n = 0; n < 200; n += 1) {
    controller.addNotice({ code: "n", message: `${n} ${message}` });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await expect.poll(open).toBe(1);
  expect(reading.destroyed).toBe(false);
  expect((await EventReader.open(port)).response.statusCode).toBe(200);
});

it(
  "forgets whoever leaves: 10,000 come and go and nothing is left of them",
  { timeout: 600_000 },
  async () => {
    const { app, listen } = await startTestApp({ streams: { limit: 100 } });
    const port = await listen();
    const open = (): Promise<number> =>
      new Promise((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    for (let round = 0; round < 400; round += 1) {
      await Promise.all(Array.from({ length: 25 }, () => visitEvents(port)));
    }
    await expect.poll(open).toBe(0);
    // The limit is 100: had any been kept, this one would be refused.
    expect((await EventReader.open(port)).response.statusCode).toBe(200);
    expect(
      process.getActiveResourcesInfo().filter((name) => name.startsWith("TCPSocket")).length,
    ).toBeLessThan(20);
  },
);

it("serves 1,000 readers", async () => {
  const { listen, controller } = await startTestApp();
  const port = await listen();
  const readers: EventReader[] = [];
  for (let n = 0; n < 1000; n += 100) {
    readers.push(...(await Promise.all(Array.from({ length: 100 }, () => EventReader.open(port)))));
  }
  await Promise.all(readers.map((reader) => reader.next()));
  controller.enterPlanning();
  const events = await Promise.all(readers.map((reader) => reader.next()));
  expect(events.every(({ id }) => id === `${FIRST_REVISION + 1}`)).toBe(true);
});
