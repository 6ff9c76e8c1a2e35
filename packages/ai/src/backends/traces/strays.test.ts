import { assert, afterEach, beforeEach, expect, it, vi } from "vitest";
import { readdirSync } from "node:fs";
import type { Backend } from "../../backend.js";
import { aRequest } from "../testing/a-request.js";
import { newBackend } from "../new-backend.js";
import { startOf } from "./process-identity.js";
import { makeFakeHome } from "../testing/fake-cli.js";
import type { FakeHome } from "../testing/fake-cli.js";
import { isGone } from "../testing/is-gone.js";
import { AN_HOUR, PATIENCE } from "../testing/patience.js";

let home: FakeHome;
let backend: Backend | undefined;

beforeEach(() => {
  home = makeFakeHome();
});

afterEach(async () => {
  await backend?.close?.();
  assert.deepEqual(readdirSync(home.runDir), []);
  home.remove();
});

function fake(behaviour: string, killGraceMs: number): Backend {
  backend = newBackend("claude", { env: home.env(behaviour), runDir: home.runDir, killGraceMs });
  return backend;
}

/** The process in a session of its own, once it is there. */
async function stray(): Promise<number> {
  return await vi.waitFor(() => {
    const pid = home.calls()[0]?.grandchild;
    if (pid === undefined) throw new Error("not yet");
    return pid;
  }, PATIENCE);
}

const signal = () => new AbortController().signal;

it.each(["answer and leave a session", "answer and leave a stubborn session"])(
  "ends what left the program's session: %s",
  async (behaviour) => {
    await fake(behaviour, 100).run(aRequest("plan"), { signal: signal() });
    const pid = await stray();
    await isGone(pid);
    expect(await startOf(pid)).toBeUndefined();
  },
);

it("does not let the answer wait for what ignores SIGTERM, but close does", async () => {
  const stubborn = fake("answer and leave a stubborn session", AN_HOUR);
  await stubborn.run(aRequest("plan"), { signal: signal() });
  const pid = await stray();
  expect(await startOf(pid)).toBeDefined();
  await stubborn.close?.();
  expect(await startOf(pid)).toBeUndefined();
});

it("ends on abort what left the program's session", async () => {
  const controller = new AbortController();
  const run = fake("hang with a session", 100).run(aRequest("plan"), { signal: controller.signal });
  const pid = await stray();
  controller.abort();
  await expect(run).rejects.toMatchObject({ reason: "cancelled" });
  await isGone(pid);
});
