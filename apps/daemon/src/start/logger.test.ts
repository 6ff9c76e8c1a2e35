import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { createLogger } from "./logger.js";

it("keeps a bounded number of lines for a reader that does not read", () => {
  const output = new Writable({ write: () => {} });
  const logger = createLogger("debug", output);
  for (let line = 0; line < 5000; line += 1) logger.debug("x".repeat(1000));
  expect(output.writableLength).toBeGreaterThan(1024 * 1024 - 2000);
  expect(output.writableLength).toBeLessThan(1024 * 1024 + 2000);
});
