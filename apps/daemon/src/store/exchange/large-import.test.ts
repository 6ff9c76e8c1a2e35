import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { session, spans } from "../test-support.js";
import { startDaemon } from "../../testing/start-daemon.js";

const MIB = 1024 * 1024;
const HEAD = `{"version":1,"sessions":[{"session":${JSON.stringify(session(1))},"spans":[`;

/** A body of `bytes` that says the same over and over. */
function* repeated(head: string, part: string, tail: string, bytes: number): Generator<Buffer> {
  yield Buffer.from(head);
  const chunk = Buffer.from(part.repeat(Math.ceil((64 * 1024) / part.length)));
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
  yield Buffer.from(tail);
}

async function importInto(url: string, body: Iterable<Buffer>) {
  const response = await fetch(new URL("/import", url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: ReadableStream.from(body),
    duplex: "half",
  } as RequestInit);
  return { status: response.status, body: await response.json() };
}

// 64 MiB of heap: a session of the file would not fit into it.
const small = { nodeArguments: ["--max-old-space-size=64"] };

test("30 MiB of what is no span is refused at the first of them, by a daemon that goes on", async () => {
  const daemon = await startDaemon({}, small);
  const url = await daemon.ready();
  const answer = await importInto(url, repeated(HEAD, "1,", "1]}]}", 30 * MIB));
  expect(answer).toMatchObject({ status: 400, body: { field: "sessions" } });
  expect(await importInto(url, repeated(HEAD, "{},", "{}]}]}", 30 * MIB))).toMatchObject({
    status: 400,
    body: { field: "sessions.0.spans.0.from_ms" },
  });
  const gaps = HEAD.replace(/"gaps":\[.*?\]/, `"gaps":[${"1,".repeat(MIB)}1]`);
  expect(await importInto(url, repeated(gaps, " ", "]}]}", 1))).toMatchObject({
    status: 400,
    body: { field: "sessions.0.session.gaps.0" },
  });
  expect((await daemon.send("GET", "/state")).status).toBe(200);
});

test("one session with 64 MiB of spans is taken in while others are answered", async () => {
  const daemon = await startDaemon({}, small);
  const url = await daemon.ready();
  const span = JSON.stringify({ ...spans(1)[0], from_ms: 1, to_ms: 1 });
  const done = importInto(url, repeated(HEAD, `${span},`, `${span}]}]}`, 64 * MIB));
  const isOver = done.then(() => true);
  let answers = 0;
  do {
    expect((await daemon.send("GET", "/state")).status).toBe(200);
    answers += 1;
  } while (!(await Promise.race([isOver, setTimeout(20, false)])));
  expect(await done).toMatchObject({ status: 200, body: { imported: 1 } });
  expect(answers).toBeGreaterThan(5);
  const { body } = await daemon.send("GET", "/history/session-1?limit=1");
  expect((body as { spans_count: number }).spans_count).toBeGreaterThan(500_000);
});
