import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeDirectory } from "./make-directory.js";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "antidrift-test-"));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it("makes what is missing, for this user only, and does not mind what is there", async () => {
  const path = join(dir, "a", "b");
  await makeDirectory(path);
  await makeDirectory(path);
  expect(statSync(path).mode & 0o777).toBe(process.platform === "win32" ? 0o666 : 0o700);
});

it("says what stands in the way", async () => {
  writeFileSync(join(dir, "file"), "");
  await expect(makeDirectory(join(dir, "file", "below"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

it.runIf(process.platform === "linux")("ends where the system has no directories to make", async () => {
  await expect(makeDirectory("/proc/nowhere/below")).rejects.toMatchObject({ code: "ENOENT" });
});
