import { execFile } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { soon } from "../../testing/soon.js";
import { RetryingSource } from "../retrying-source.js";
import { watchSway } from "../sway/watch-sway.js";
import { RecordedEvents } from "../testing/recorded-events.js";
import { removeDisplayFiles, unusedDisplay } from "../testing/x-server.js";
import { haveAll, runProgram, type RunningProgram } from "../testing/run-program.js";
import { watchWlroots } from "../wlroots/watch-wlroots.js";
import type { Watch } from "../watch.js";
import { watchX11 } from "../x11/watch-x11.js";

const run = promisify(execFile);
const needed = ["sway", "swaymsg", "foot"];
const HEADLESS = { WLR_BACKENDS: "headless", WLR_RENDERER: "pixman", WLR_LIBINPUT_NO_DEVICES: "1" };
/** Sway refuses to run as root. */
const user: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

describe.skipIf(!haveAll(...needed))(`a real Sway without a screen (needs ${needed.join(", ")})`, () => {
  let dir: string;
  let sway: RunningProgram;
  let env: NodeJS.ProcessEnv;
  let source: RetryingSource;
  const terminals: RunningProgram[] = [];

  beforeAll(async () => {
    dir = mkdtempSync(join(tmpdir(), "antidrift-sway-"));
    writeFileSync(join(dir, "config"), "xwayland disable\n");
    if (user.uid !== undefined) chownSync(dir, user.uid, user.uid);
    env = { PATH: process.env["PATH"], HOME: dir, XDG_RUNTIME_DIR: dir, ...HEADLESS };
    sway = runProgram("sway", ["-c", join(dir, "config")], { env, ...user });
    env["WAYLAND_DISPLAY"] = await socket(/^wayland-\d+$/u);
    env["SWAYSOCK"] = await socket(/^sway-ipc/u);
    // Its sockets are there a moment before it answers.
    await vi.waitFor(() => run("swaymsg", ["-t", "get_version"], { env }), soon);
  });
  afterEach(async () => {
    await source.stop();
    await Promise.all(terminals.splice(0).map((terminal) => terminal.stop()));
  });
  afterAll(async () => {
    await sway.stop();
    rmSync(dir, { recursive: true, force: true });
  });

  /** The path of a socket of the compositor's, once it is there. */
  function socket(pattern: RegExp): Promise<string> {
    return vi.waitFor(() => {
      const name = readdirSync(dir).find((file) => pattern.test(file));
      if (name === undefined) throw new Error("sway did not start");
      return join(dir, name);
    }, soon);
  }

  function openTerminal(title: string): void {
    terminals.push(runProgram("foot", ["--title", title, "sleep", "3600"], { env, ...user }));
  }

  it.each<[string, () => Watch]>([
    ["Sway's own socket", () => watchSway({ socketPath: env["SWAYSOCK"] ?? "" })],
    ["the foreign-toplevel protocol", () => watchWlroots({ waylandPath: env["WAYLAND_DISPLAY"] ?? "" })],
  ])("is followed by %s", async (_name, newWatch) => {
    const events = new RecordedEvents();
    source = new RetryingSource({ name: "real", watch: newWatch() });
    source.start(events);
    const untilInFront = (title: string) =>
      vi.waitFor(() => expect(events.windows.at(-1)).toEqual({ app: "foot", title }), soon);

    openTerminal("first");
    await untilInFront("first");
    openTerminal("second");
    await untilInFront("second");
    await run("swaymsg", ["[title=first]", "focus"], { env });
    await untilInFront("first");
    await terminals.shift()?.stop();
    await untilInFront("second");
    await run("swaymsg", ["workspace", "9"], { env });
    await vi.waitFor(() => expect(events.windows.at(-1)).toBeUndefined(), soon);
    await run("swaymsg", ["workspace", "1"], { env });
    await untilInFront("second");
    expect(events.reasons).toEqual([]);
  });

  it.skipIf(!haveAll("Xwayland"))(
    "is not mistaken for what XWayland shows of it (needs Xwayland)",
    async () => {
      const display = unusedDisplay();
      const xwayland = runProgram("Xwayland", [display, "-noreset", "-ac"], { env, ...user });
      terminals.push(xwayland);
      const events = new RecordedEvents();
      source = new RetryingSource({ name: "x11", watch: watchX11({ display }) });
      source.start(events);
      await vi.waitFor(() => expect(events.reasons.at(-1)).toContain("X11 shows a part only"), soon);
      expect(events.windows).toEqual([]);
      await xwayland.stop();
      removeDisplayFiles(display);
    },
  );

  it("tells when the user is away", async () => {
    const events = new RecordedEvents();
    const watch = watchWlroots({ waylandPath: env["WAYLAND_DISPLAY"] ?? "", idleAfterMs: 300 });
    source = new RetryingSource({ name: "real", watch });
    source.start(events);
    await vi.waitFor(() => expect(events.idles).toEqual([true]), soon);
    await run("swaymsg", ["seat", "seat0", "cursor", "move", "5", "5"], { env });
    await vi.waitFor(() => expect(events.idles.slice(0, 2)).toEqual([true, false]), soon);
  });
});
