import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  copyAsLeftBehind,
  openTestStore,
  session,
  snapshot,
  spans,
  temporaryStateDir,
} from "./test-support.js";

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

test("a first start has nothing to tell", () => {
  const { store, history } = openTestStore(temporaryStateDir());
  expect(store.load()).toEqual({ notices: [] });
  expect(history.list({ limit: 10 })).toEqual({ sessions: [] });
});

test("the next start finds what was committed", async () => {
  const stateDir = temporaryStateDir();
  const first = openTestStore(stateDir);
  first.store.load();
  first.store.commit({ snapshot: snapshot(1) });
  first.store.commit({ snapshot: snapshot(2, "session-1"), spans: spans(2) });
  await first.close();

  const second = openTestStore(stateDir);
  expect(second.store.load()).toEqual({ snapshot: snapshot(2, "session-1"), notices: [] });
});

test("a session that ends keeps the spans of all its changes, in order", () => {
  const { store, history } = openTestStore(temporaryStateDir());
  const [first, second, third] = spans(3);
  if (!first || !second || !third) throw new Error("three spans");
  store.commit({ snapshot: snapshot(1, "session-1"), spans: [first, second] });
  store.commit({ snapshot: snapshot(2), spans: [third], ended: session(1) });
  expect(history.get("session-1", { limit: 10 })).toEqual({
    session: session(1),
    spans: spans(3),
    spansCount: 3,
  });
});

test.each([
  ["NUL", "a\0b"],
  ["a lone surrogate", "a\ud800b"],
  ["an emoji and combining characters", "👩‍👩‍👧 e\u0301"],
  ["quotes and line ends", `"';--\r\n\u2028`],
])("texts with %s come back as they were", async (_, text) => {
  const stateDir = temporaryStateDir();
  const ended = session(1, { next_action: text, note: text });
  const first = openTestStore(stateDir);
  first.store.commit({ snapshot: snapshot(1), ended, spans: [{ ...spans(1)[0], title: text } as never] });
  await first.close();
  const page = openTestStore(stateDir).history.get("session-1", { limit: 1 });
  expect(page.session).toEqual(ended);
  expect(page.spans[0]?.title).toBe(text);
});

test.skipIf(process.platform === "win32")(
  "the directory and every file in it are the user's alone",
  async () => {
    const stateDir = temporaryStateDir();
    const opened = openTestStore(stateDir);
    opened.store.commit({ snapshot: snapshot(1) });
    opened.announce("http://127.0.0.1:1");
    expect(modeOf(stateDir)).toBe("700");
    const names = readdirSync(stateDir).filter((name) => !name.endsWith("-shm"));
    expect(names).toEqual(
      expect.arrayContaining(["antidrift.db", "antidrift.db-wal", "daemon.json", "lock.db"]),
    );
    expect(names.map((name) => modeOf(join(stateDir, name)))).toEqual(names.map(() => "600"));
  },
);

test.skipIf(process.platform === "win32")("a directory that others may read is closed to them", async () => {
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir, { mode: 0o755 });
  await openTestStore(stateDir).close();
  chmodSync(stateDir, 0o755);
  chmodSync(join(stateDir, "antidrift.db"), 0o644);
  openTestStore(stateDir);
  expect(modeOf(stateDir)).toBe("700");
  expect(modeOf(join(stateDir, "antidrift.db"))).toBe("600");
});

test("a directory that is removed under the running daemon is made anew by the next change, which is told", async () => {
  const stateDir = temporaryStateDir();
  const told: string[] = [];
  const { store } = openTestStore(stateDir, { onNotice: ({ code }) => told.push(code) });
  store.load();
  store.commit({ snapshot: snapshot(1) });
  rmSync(stateDir, { recursive: true });
  store.commit({ snapshot: snapshot(2) });
  expect(readdirSync(stateDir)).toContain("antidrift.db");
  await Promise.resolve();
  expect(told).toEqual(["store_missing"]);
});

test("closing twice is closing once", async () => {
  const opened = openTestStore(temporaryStateDir());
  await opened.close();
  await expect(opened.close()).resolves.toBeUndefined();
});

test.skipIf(process.platform === "win32")(
  "a folder that is shared with others is refused by its name",
  () => {
    const stateDir = temporaryStateDir();
    mkdirSync(stateDir, { mode: 0o777 });
    chmodSync(stateDir, 0o1777);
    writeFileSync(join(stateDir, "somebody-elses"), "");
    expect(() => openTestStore(stateDir)).toThrow(`${stateDir} is open to others`);
    expect(modeOf(stateDir)).toBe("777");
    expect(readdirSync(stateDir)).toEqual(["somebody-elses"]);
  },
);

test.skipIf(process.platform === "win32")("what lies beside the database is closed to others too", () => {
  const running = temporaryStateDir();
  openTestStore(running).store.commit({ snapshot: snapshot(1) });
  const stateDir = temporaryStateDir();
  copyAsLeftBehind(running, stateDir);
  for (const name of ["antidrift.db-wal", "daemon.json"]) chmodSync(join(stateDir, name), 0o644);
  openTestStore(stateDir);
  for (const name of ["antidrift.db-wal", "antidrift.db-shm", "daemon.json"])
    expect(modeOf(join(stateDir, name))).toBe("600");
});

test.skipIf(process.platform === "win32")("a link in the place of the card is not written through", () => {
  const stateDir = temporaryStateDir();
  mkdirSync(stateDir, { mode: 0o700 });
  const victim = join(stateDir, "..", "victim");
  writeFileSync(victim, "precious");
  symlinkSync(victim, join(stateDir, "daemon.json"));
  openTestStore(stateDir).announce("http://127.0.0.1:1");
  expect(readFileSync(victim, "utf8")).toBe("precious");
  expect(readFileSync(join(stateDir, "daemon.json"), "utf8")).toContain("http://127.0.0.1:1");
});
