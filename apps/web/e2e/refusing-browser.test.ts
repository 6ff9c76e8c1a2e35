import { afterAll, afterEach, beforeEach, expect, it } from "vitest";
import { closeBrowser, openStage, type Stage } from "./support/stage.js";

let stage: Stage;

beforeEach(async () => {
  stage = await openStage();
});

afterEach(() => stage.close());
afterAll(closeBrowser);

/** As Chromium does with blocked site data: everything is there, and throws or rejects when it is used. */
const REFUSE = `{
  const refuse = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  globalThis.lockRequests = 0;
  LockManager.prototype.request = async () => {
    globalThis.lockRequests += 1;
    refuse();
  };
  for (const name of ["localStorage", "sessionStorage", "Notification"])
    Object.defineProperty(globalThis, name, { get: refuse });
  globalThis.AudioContext = refuse;
  Object.defineProperty(navigator, "serviceWorker", { get: refuse });
}`;

it("runs a whole session where the browser refuses locks, storage, sound and notifications", async () => {
  await stage.context.addInitScript({ content: REFUSE });
  const { page } = stage;
  await page.reload();
  await page.getByRole("button", { name: "Plan a session" }).click();
  await page.getByLabel("Next action").fill("Write ten lines");
  await page.getByLabel("Success condition").fill("Ten lines");
  await page.getByRole("button", { name: "Start commitment" }).click();
  await page.getByRole("heading", { name: "Write ten lines" }).waitFor();
  // Told by the stream: another client moves the session on.
  await stage.daemon.client.enterReview();
  await page.getByRole("heading", { name: "How did it go?" }).waitFor();
  expect(await page.evaluate(() => Number(Reflect.get(globalThis, "lockRequests")))).toBe(1);
});
