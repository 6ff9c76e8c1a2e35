import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { soon } from "../../testing/soon.js";
import { RetryingSource } from "../retrying-source.js";
import { RecordedEvents } from "../testing/recorded-events.js";
import { understandReport } from "./child-report.js";
import { watchChild } from "./watch-child.js";

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

/** A file that a child looks for. */
function flag(): { readonly set: () => void; readonly clear: () => void; readonly isSet: string } {
  const dir = mkdtempSync(join(tmpdir(), "antidrift-child-"));
  const path = join(dir, "flag");
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return {
    set: () => writeFileSync(path, ""),
    clear: () => rmSync(path),
    isSet: `require("node:fs").existsSync(${JSON.stringify(path)})`,
  };
}

const stay = "setInterval(() => {}, 1e6);";
const report = (app: string | null, title: string | null, idleMs = 0) =>
  `console.log(JSON.stringify({ app: ${JSON.stringify(app)}, title: ${JSON.stringify(title)}, idle_ms: ${idleMs} }));`;

describe("a watcher child", () => {
  it("reports windows and idleness, null titles and no window at all", async () => {
    // Of lines that arrive together only the last would count.
    const seen = flag();
    start(`${report("Mail", null, 200_000)}
      const timer = setInterval(() => { if (${seen.isSet}) { clearInterval(timer); ${report(null, null)} } }, 5); ${stay}`);
    await vi.waitFor(() => expect(events.windows).toEqual([{ app: "Mail", title: "" }]), soon);
    seen.set();
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
    const alive = flag();
    alive.set();
    start(`${report("Mail", "one")} setInterval(() => { if (!${alive.isSet}) process.exit(1); }, 5);`);
    await vi.waitFor(() => expect(events.windows.length).toBe(1), soon);
    alive.clear();
    await vi.waitFor(() => expect(events.reasons[0]).toContain("ended; it is being started again"), soon);
    alive.set();
    await vi.waitFor(() => expect(events.windows.length).toBe(2), soon);
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
