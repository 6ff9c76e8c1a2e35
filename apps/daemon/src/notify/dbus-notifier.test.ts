import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { soon } from "../testing/soon.js";
import type { DbusMessage } from "../windows/dbus/message.js";
import { haveAll } from "../windows/testing/run-program.js";
import { SessionBus } from "../windows/testing/session-bus.js";
import { DbusNotifier } from "./dbus-notifier.js";

const run = promisify(execFile);
const needed = ["dbus-daemon", "busctl"];
const NAME = "org.freedesktop.Notifications";

const notified = (calls: readonly DbusMessage[]) =>
  calls.filter(({ member }) => member === "Notify").map(({ args }) => args);

describe.skipIf(!haveAll(...needed))(
  `a notification server on a real bus (needs ${needed.join(", ")})`,
  () => {
    let bus: SessionBus;
    let leaving: AbortController;

    beforeEach(async () => {
      bus = await SessionBus.start();
      leaving = new AbortController();
    });
    afterEach(async () => {
      leaving.abort();
      await bus.stop();
    });

    async function serve(capabilities: readonly string[]): Promise<DbusMessage[]> {
      const calls: DbusMessage[] = [];
      const answer = (call: DbusMessage) => {
        calls.push(call);
        if (call.member === "GetCapabilities") return { signature: "as", args: [capabilities] };
        return call.member === "Notify" ? { signature: "u", args: [7] } : undefined;
      };
      await bus.serve(NAME, answer, leaving.signal);
      return calls;
    }
    const open = () => DbusNotifier.open(bus.path, leaving.signal);

    it("is sent three buttons and text in which nothing is markup, in the place of the last one", async () => {
      const calls = await serve(["actions", "body", "body-markup"]);
      const notifier = await open();
      const text = { summary: "Off task, in Firefox", body: "You said: <b>Q&A</b> -- 'x'" };
      await notifier.show(text, () => {});
      await notifier.show(text, () => {});
      const buttons = ["back", "Back to it", "on_task", "I was on task", "mute", "Not now"];
      const body = "You said: &lt;b&gt;Q&amp;A&lt;/b&gt; -- 'x'";
      expect(notified(calls)).toEqual([
        ["AntiDrift", 0, "", text.summary, body, buttons],
        ["AntiDrift", 7, "", text.summary, body, buttons],
      ]);
    });

    it("is sent the text as it is, and no buttons, where it knows neither", async () => {
      const calls = await serve(["body"]);
      await (await open()).show({ summary: "a", body: "<1> & 2" }, () => {});
      expect(notified(calls)).toEqual([["AntiDrift", 0, "", "a", "<1> & 2", []]]);
    });

    it("is asked to close what is over", async () => {
      const calls = await serve(["actions"]);
      const notifier = await open();
      await notifier.show({ summary: "a", body: "b" }, () => {});
      await notifier.withdraw();
      await notifier.withdraw();
      expect(calls.filter(({ member }) => member === "CloseNotification")).toMatchObject([{ args: [7] }]);
    });

    it("is the only one whose word of a press counts", async () => {
      await serve(["actions"]);
      const notifier = await open();
      const answers: string[] = [];
      await notifier.show({ summary: "a", body: "b" }, (answer) => answers.push(answer));
      const emit = [`--address=${bus.address}`, "emit", "/org/freedesktop/Notifications", NAME];
      await run("busctl", [...emit, "ActionInvoked", "us", "7", "back"], { timeout: 60_000 });
      // What comes after it is answered after it was heard.
      await notifier.show({ summary: "a", body: "b" }, (answer) => answers.push(answer));
      expect(answers).toEqual([]);
    });

    it("is missed by an error when there is none, and its loss is told", async () => {
      await expect(open()).rejects.toMatchObject({ code: "ErrDbus" });
      await serve([]);
      const notifier = await open();
      let isLost = false;
      notifier.onLost(() => (isLost = true));
      await bus.stop();
      await vi.waitFor(() => expect(isLost).toBe(true), soon);
      bus = await SessionBus.start();
    });
  },
);
