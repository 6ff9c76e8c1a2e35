import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { soon } from "../../testing/soon.js";
import { haveAll } from "../testing/run-program.js";
import { SessionBus } from "../testing/session-bus.js";
import { DbusConnection, DbusError } from "./dbus-connection.js";
import type { DbusMessage } from "./message.js";

const run = promisify(execFile);
const needed = ["dbus-daemon", "busctl"];

describe.skipIf(!haveAll(...needed))(`a real session bus (needs ${needed.join(", ")})`, () => {
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

  const open = () => DbusConnection.open(bus.path, leaving.signal);
  const busctl = (...args: string[]) =>
    run("busctl", [`--address=${bus.address}`, ...args], { timeout: 60_000 });

  it("understands calls of other programs, and is understood by them", async () => {
    const ours = await open();
    const calls: DbusMessage[] = [];
    ours.onCall((call) => {
      calls.push(call);
      return { signature: "sibu", args: ["Grüße", -7, true, 4_000_000_000] };
    });
    const { stdout } = await busctl(
      "call",
      "--",
      ours.name,
      "/a/b",
      "org.example.A",
      "Do",
      "sisbt",
      "ü",
      "-1",
      "",
      "true",
      "9000000000",
    );
    expect(stdout.trim()).toBe('sibu "Gr\\303\\274\\303\\237e" -7 true 4000000000');
    expect(calls[0]).toMatchObject({ path: "/a/b", interface: "org.example.A", member: "Do" });
    expect(calls[0]?.args).toEqual(["ü", -1, "", true, 9_000_000_000]);
  });

  it("lets go of a bus that is gone", async () => {
    const ours = await open();
    const call = ours.ownerOf("org.freedesktop.DBus");
    await expect(call).resolves.toBe("org.freedesktop.DBus");
    await bus.stop();
    await vi.waitFor(() => expect(ours.socket.destroyed).toBe(true), soon);
    bus = await SessionBus.start();
  });

  it("tells by a class that a call was refused", async () => {
    const ours = await open();
    const error = await ours.ownerOf("org.example.Nobody").catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(DbusError);
    expect(error).toMatchObject({ errorName: "org.freedesktop.DBus.Error.NameHasNoOwner" });
  });
});
