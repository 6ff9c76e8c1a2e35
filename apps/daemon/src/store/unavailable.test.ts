import { chmodSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StoreError, StoreReadError } from "@antidrift/session";
import { describe, expect, test } from "vitest";
import { mountSmallDisk, noSmallDisk } from "./small-disk.js";
import { openStore } from "./open-store.js";
import { Sql } from "./sqlite/sql.js";
import {
  copyAsLeftBehind,
  NOON,
  openTestStore,
  session,
  snapshot,
  spans,
  temporaryStateDir,
} from "./test-support.js";

const codes = (notices: readonly { code: string }[]) => notices.map(({ code }) => code);

describe.skipIf(noSmallDisk !== undefined)(
  `a full disk${noSmallDisk ? ` (skipped: ${noSmallDisk})` : ""}`,
  () => {
    test("refuses changes with nothing changed, until there is room again", async () => {
      const disk = mountSmallDisk(2 * 1024 * 1024);
      const stateDir = join(disk.path, "state");
      const opened = openTestStore(stateDir);
      const { store, history } = opened;
      store.load();
      store.commit({ snapshot: snapshot(1), ended: session(1) });
      disk.fill();
      const large = { snapshot: snapshot(2), ended: session(2), spans: spans(5000) };
      expect(() => store.commit(large)).toThrow(StoreError);
      expect(() => store.commit(large)).toThrow("The disk is full");
      expect(history.list({ limit: 10 }).sessions).toEqual([session(1)]);
      expect(opened.works()).toBe(false);

      disk.free();
      expect(opened.works()).toBe(false);
      store.commit({ snapshot: snapshot(3), ended: session(3) });
      expect(opened.works()).toBe(true);
      await opened.close();
      const again = openTestStore(stateDir);
      expect(again.store.load()).toEqual({ snapshot: snapshot(3), notices: [] });
      expect(again.history.list({ limit: 10 }).sessions).toEqual([session(3), session(1)]);
    });

    test("does not keep the store from starting with all it has, also what is only in the log", async () => {
      const disk = mountSmallDisk(2 * 1024 * 1024);
      const stateDir = join(disk.path, "state");
      // A process that ends without closing leaves its last changes in the log.
      leaveBehind(stateDir);
      expect(readdirSync(stateDir)).toContain("antidrift.db-wal");
      disk.fill();
      const opened = openTestStore(stateDir);
      expect(opened.store.load()).toEqual({ snapshot: snapshot(1), notices: [] });
      expect(opened.history.list({ limit: 10 }).sessions).toEqual([session(1)]);
      expect(() =>
        opened.store.commit({ snapshot: snapshot(2), spans: spans(5000), ended: session(2) }),
      ).toThrow(StoreError);
      disk.free();
      opened.store.commit({ snapshot: snapshot(3) });
    });

    test("does not keep a first start from starting; the first change that fits is kept", async () => {
      const disk = mountSmallDisk(256 * 1024);
      disk.fill();
      const stateDir = join(disk.path, "state");
      const opened = openTestStore(stateDir);
      const { snapshot: found, notices } = opened.store.load();
      expect([found, codes(notices)]).toEqual([undefined, ["store_unavailable"]]);
      expect(notices[0]?.message).toContain("The disk is full");
      expect(() => opened.store.commit({ snapshot: snapshot(1) })).toThrow(StoreError);
      disk.free();
      opened.store.commit({ snapshot: snapshot(1) });
      expect(opened.works()).toBe(true);
      await opened.close();
      expect(openTestStore(stateDir).store.load()).toEqual({ snapshot: snapshot(1), notices: [] });
    });
  },
);

describe.skipIf(noSmallDisk !== undefined)(
  `a read-only disk${noSmallDisk ? ` (skipped: ${noSmallDisk})` : ""}`,
  () => {
    test("is read, also what is only in the log; changes are refused until it can be written", async () => {
      const disk = mountSmallDisk(4 * 1024 * 1024);
      const stateDir = join(disk.path, "state");
      leaveBehind(stateDir);
      disk.setReadOnly(true);
      const { store, history, close } = openTestStore(stateDir);
      const { snapshot: found, notices } = store.load();
      expect(found).toEqual(snapshot(1));
      expect(codes(notices)).toEqual(["store_unavailable"]);
      expect(history.get("session-1", { limit: 10 }).spans).toEqual(spans(3));
      expect(() => store.commit({ snapshot: snapshot(2) })).toThrow(StoreError);
      expect(() => history.remove("session-1")).toThrow(StoreError);
      expect(() => history.beginImport()).toThrow(StoreError);

      disk.setReadOnly(false);
      store.commit({ snapshot: snapshot(2) });
      await close();
      expect(openTestStore(stateDir).store.load()).toEqual({ snapshot: snapshot(2), notices: [] });
    });

    test("that was written by another daemon meanwhile is not overwritten", () => {
      const disk = mountSmallDisk(4 * 1024 * 1024);
      const stateDir = join(disk.path, "state");
      leaveBehind(stateDir);
      disk.setReadOnly(true);
      const { store } = openTestStore(stateDir);
      store.load();
      disk.setReadOnly(false);
      leaveBehind(stateDir, 8);
      expect(() => store.commit({ snapshot: snapshot(2) })).toThrow("restart AntiDrift");
    });

    test("without anything on it starts empty", () => {
      const disk = mountSmallDisk(1024 * 1024);
      disk.setReadOnly(true);
      const { store, history } = openTestStore(join(disk.path, "state"));
      const { snapshot: found, notices } = store.load();
      expect([found, codes(notices)]).toEqual([undefined, ["store_unavailable"]]);
      expect(() => history.list({ limit: 10 })).toThrow(StoreError);
    });
  },
);

test("a file in the place of the directory refuses changes, not the start", () => {
  const stateDir = temporaryStateDir();
  writeFileSync(stateDir, "");
  const { store } = openTestStore(stateDir);
  expect(codes(store.load().notices)).toEqual(["store_unavailable"]);
  expect(() => store.commit({ snapshot: snapshot(1) })).toThrow(StoreError);
});

test.skipIf(process.platform !== "linux")(
  "a directory that can never be made refuses changes, at once",
  () => {
    const opened = openTestStore("/proc/antidrift/state");
    expect(codes(opened.store.load().notices)).toEqual(["store_unavailable"]);
    expect(() => opened.store.commit({ snapshot: snapshot(1) })).toThrow(StoreError);
    expect(() => opened.history.list({ limit: 1 })).toThrow(StoreReadError);
    expect(opened.works()).toBe(false);
  },
);

/** Root may read and write everything: as root the test runs again as somebody who may not. */
test.skipIf(process.platform === "win32")(
  "permissions that were taken away are given back, or their file set aside",
  async () => {
    const stateDir = temporaryStateDir();
    await openStore({ stateDir, nowMs: () => NOON }).close();
    chmodSync(join(stateDir, "antidrift.db"), 0);
    chmodSync(stateDir, 0o300);
    expect(openTestStore(stateDir).store.load()).toEqual({ notices: [] });
  },
);

/** What a process leaves that is killed after its changes: they are in the log only. */
function leaveBehind(stateDir: string, revision = 1): void {
  const running = temporaryStateDir();
  const { store } = openTestStore(running);
  store.commit({ snapshot: snapshot(revision), ended: session(1), spans: spans(3) });
  rmSync(stateDir, { recursive: true, force: true });
  copyAsLeftBehind(running, stateDir);
}

test("a database that another program holds is named, and is waited for once, not at every change", () => {
  const stateDir = temporaryStateDir();
  const { store } = openTestStore(stateDir);
  store.load();
  const rival = new Sql(join(stateDir, "antidrift.db"));
  rival.exec("BEGIN IMMEDIATE");
  const refused = () => {
    const before = performance.now();
    expect(() => store.commit({ snapshot: snapshot(1) })).toThrow("Another program has the saved data");
    return performance.now() - before;
  };
  const first = refused();
  const others = [refused(), refused(), refused()];
  expect(Math.min(...others)).toBeLessThan(first / 2);
  rival.close();
  store.commit({ snapshot: snapshot(2) });
});

test("a change that cannot be saved is told once, and that it is over", async () => {
  const stateDir = temporaryStateDir();
  const told: string[] = [];
  const { store } = openTestStore(stateDir, {
    onNotice: ({ code }) => told.push(code),
    onNoticeOver: (code) => told.push(`${code} is over`),
  });
  store.load();
  const rival = new Sql(join(stateDir, "antidrift.db"));
  rival.exec("BEGIN IMMEDIATE");
  for (const revision of [1, 2])
    expect(() => store.commit({ snapshot: snapshot(revision) })).toThrow(StoreError);
  rival.close();
  store.commit({ snapshot: snapshot(3) });
  await Promise.resolve();
  expect(told).toEqual(["store_unavailable", "store_unavailable is over"]);
});
