import { afterAll } from "vitest";

/** What a test file must have closed by its end; timers and idle keep-alive sockets may outlive it. */
const owned = new Set(["ProcessWrap", "TCPServerWrap", "PipeServerWrap", "FSEventWrap", "UDPWrap"]);
/** On a busy machine what was closed may take a while to be gone; what leaks stays. */
const graceMs = 30_000;

function open(): string[] {
  return process.getActiveResourcesInfo().filter((name) => owned.has(name));
}

const before = open().length;

// Registered before any hook of the test file, so it runs after all of them.
afterAll(async () => {
  const deadline = performance.now() + graceMs;
  while (open().length > before && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const left = open();
  if (left.length > before) throw new Error(`The tests of this file left open: ${left.join(", ")}`);
}, 4 * graceMs);
