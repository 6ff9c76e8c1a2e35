import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { StoreError } from "@antidrift/session";
import { expect, onTestFinished, test } from "vitest";
import { openTestStore, snapshot, temporaryStateDir } from "../test-support.js";

/** As on a disk whose files have the rights of the mount, such as FAT. Returns what ends it. */
function refuseChmod(): () => void {
  const { chmodSync } = fs;
  fs.chmodSync = (path) => {
    const error = new Error(`EPERM: operation not permitted, chmod '${String(path)}'`);
    throw Object.assign(error, { code: "EPERM", syscall: "chmod" });
  };
  syncBuiltinESMExports();
  const end = () => {
    Object.assign(fs, { chmodSync });
    syncBuiltinESMExports();
  };
  onTestFinished(end);
  return end;
}

test.skipIf(process.platform === "win32")(
  "a disk that cannot keep files private is named as the cause, until there is another",
  () => {
    const stateDir = temporaryStateDir();
    fs.mkdirSync(stateDir);
    fs.chmodSync(stateDir, 0o755);
    const end = refuseChmod();
    const { store } = openTestStore(stateDir);
    const cause = /^Files in .* cannot be made private: .*ANTIDRIFT_STATE_DIR/;
    expect(store.load().notices).toEqual([
      { code: "store_unavailable", message: expect.stringMatching(cause) },
    ]);
    expect(() => store.commit({ snapshot: snapshot(1) })).toThrow(StoreError);
    end();
    store.commit({ snapshot: snapshot(1) });
    expect(fs.statSync(stateDir).mode & 0o777).toBe(0o700);
  },
);
