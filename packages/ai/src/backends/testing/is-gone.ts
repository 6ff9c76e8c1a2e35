import { expect, vi } from "vitest";
import { startOf } from "../traces/process-identity.js";
import { PATIENCE } from "./patience.js";

/** Waits until a process has ended, and fails when it does not. */
export async function isGone(pid: number | undefined): Promise<void> {
  expect(pid).toBeTypeOf("number");
  await vi.waitFor(async () => expect(await startOf(Number(pid))).toBeUndefined(), PATIENCE);
}
