import { execFile } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { soon } from "../testing/soon.js";
import { haveAll, runProgram } from "../windows/testing/run-program.js";
import { SessionBus } from "../windows/testing/session-bus.js";
import { TestXServer } from "../windows/testing/x-server.js";
import { DbusNotifier } from "./dbus-notifier.js";

const run = promisify(execFile);
const needed = ["dbus-daemon", "Xvfb", "dunst", "dunstctl"];

describe.skipIf(!haveAll(...needed))(`the notification server dunst (needs ${needed.join(", ")})`, () => {
  it("shows a nudge as text, tells which button was pressed, and closes it", async () => {
    const x = await TestXServer.start();
    const bus = await SessionBus.start();
    const folder = mkdtempSync(join(tmpdir(), "antidrift-dunst-"));
    // dunst asks this program which of several buttons is meant: the one that says so.
    const menu = join(folder, "menu");
    writeFileSync(menu, "#!/bin/sh\ngrep -m1 'I was on task'\n");
    chmodSync(menu, 0o700);
    writeFileSync(join(folder, "dunstrc"), `[global]\ndmenu = ${menu}\n`);
    const env = { ...process.env, DISPLAY: x.display, DBUS_SESSION_BUS_ADDRESS: bus.address };
    const dunst = runProgram("dunst", ["-config", join(folder, "dunstrc")], { env, stdio: "ignore" });
    const leaving = new AbortController();
    onTestFinished(async () => {
      leaving.abort();
      await dunst.stop();
      await bus.stop();
      await x.close();
      rmSync(folder, { recursive: true, force: true });
    });
    const dunstctl = async (...args: string[]) =>
      (await run("dunstctl", args, { env, timeout: 60_000 })).stdout;

    const notifier = await vi.waitFor(() => DbusNotifier.open(bus.path, leaving.signal), soon);
    const answers: string[] = [];
    const text = { summary: "Off task, in Firefox", body: "You said: <i>A & B</i>" };
    await notifier.show(text, (answer) => answers.push(answer));
    await vi.waitFor(async () => expect(await dunstctl("count", "displayed")).toBe("1\n"), soon);
    await notifier.show(text, (answer) => answers.push(answer));
    expect(await dunstctl("count", "displayed")).toBe("1\n");
    await dunstctl("context");
    await vi.waitFor(() => expect(answers).toEqual(["on_task"]), soon);

    await notifier.show(text, () => {});
    await vi.waitFor(async () => expect(await dunstctl("count", "displayed")).toBe("1\n"), soon);
    await notifier.withdraw();
    await vi.waitFor(async () => expect(await dunstctl("count", "displayed")).toBe("0\n"), soon);
  });
});
