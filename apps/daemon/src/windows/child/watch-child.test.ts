import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { RetryingSource } from "../retrying-source.js";
import { RecordedEvents } from "../testing/recorded-events.js";
import { understandReport } from "./child-report.js";
import { watchChild } from "./watch-child.js";

const soon = { timeout: 10_000, interval: 10 };
let source: RetryingSource;
let events: RecordedEvents;

beforeEach(() => {
  events = new RecordedEvents();
});
afterEach(() => source.stop());

function start(script: string, command = process.execPath): void {
  const understand = understandReport({ screen_recording: "Allow it in the settings." });
  source = new RetryingSource({
    name: "child",
    watch: watchChild({ command, args: ["-e", script], understand }),
  });
  source.start(events);
}

const stay = "setInterval(() => {}, 1e6);";
const report = (app: string | null, title: string | null, idleMs = 0) =>
  `console.log(JSON.stringify({ app: ${JSON.stringify(app)}, title: ${JSON.stringify(title)}, idle_ms: ${idleMs} }));`;

describe("a watcher child", () => {
  it("reports windows and idleness, null titles and no window at all", async () => {
    start(`${report("Mail", null, 200_000)} setTimeout(() => {${report(null, null)}}, 50); ${stay}`);
    await vi.waitFor(() => expect(events.windows).toEqual([{ app: "Mail", title: "" }, undefined]), soon);
    expect(events.idles).toEqual([true, false]);
  });

  it("survives garbage, bytes that are no UTF-8, a title of 1 MB and 10,000 lines at once", async () => {
    start(`
      process.stdout.write(Buffer.from([0xff, 0xfe, 0x00, 0x0a]));
      console.log("{}"); console.log("null"); console.log("warning: something");
      console.log(JSON.stringify({ app: "a", title: "x".repeat(1e6), idle_ms: 0 }));
      let flood = "";
      for (let at = 0; at < 10000; at += 1) flood += JSON.stringify({ app: "a", title: "t" + at, idle_ms: 0 }) + "\\n";
      process.stdout.write(flood); ${stay}`);
    await vi.waitFor(() => expect(events.windows.at(-1)).toEqual({ app: "a", title: "t9999" }), soon);
    expect(events.windows.length).toBeLessThan(200);
    expect(events.reasons).toEqual([]);
  });

  it("is started again when it dies, and says so meanwhile", async () => {
    start(`${report("Mail", "one")} setTimeout(() => process.exit(1), 20);`);
    await vi.waitFor(() => expect(events.windows.length).toBeGreaterThanOrEqual(2), soon);
    expect(events.reasons[0]).toContain("ended; it is being started again");
  });

  it("tells a missing permission as the reason", async () => {
    start(`console.log('{"problem":"screen_recording"}'); ${stay}`);
    await vi.waitFor(() => expect(events.reasons[0]).toBe("Allow it in the settings."), soon);
  });

  it("tells that its program is missing", async () => {
    start("", "/nowhere/at-all");
    await vi.waitFor(() => expect(events.reasons[0]).toBe("/nowhere/at-all cannot be started."), soon);
  });

  it("leaves no process behind, neither a grandchild nor one that ignores being asked", async () => {
    start(`
      process.on("SIGTERM", () => {});
      const { pid } = require("node:child_process").spawn(process.execPath, ["-e", "setInterval(() => {}, 1e6)"]);
      console.log(JSON.stringify({ app: String(process.pid), title: String(pid), idle_ms: 0 })); ${stay}`);
    await vi.waitFor(() => expect(events.windows.length).toBe(1), soon);
    const { app = "", title = "" } = events.windows[0] ?? {};
    await source.stop();
    await vi.waitFor(() => {
      expect(() => process.kill(Number(app), 0)).toThrow("ESRCH");
      expect(() => process.kill(Number(title), 0)).toThrow("ESRCH");
    }, soon);
  });
});
