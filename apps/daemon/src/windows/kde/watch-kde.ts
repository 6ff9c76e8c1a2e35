import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { untilClosed } from "../connect-socket.js";
import { DbusConnection, DbusError } from "../dbus/dbus-connection.js";
import { pingAlways } from "../ping-always.js";
import { never, untilAborted } from "../until-aborted.js";
import { WatchError, type Watch, type WatchEvents } from "../watch.js";
import { watchWaylandIdle } from "../wayland/watch-wayland-idle.js";
import { kwinScript } from "./kwin-script.js";

export interface KdeOptions {
  /** The socket of the session bus. */
  readonly busPath: string;
  /** Where idleness can be asked for; absent: it is not. */
  readonly waylandPath?: string;
  readonly idleAfterMs?: number;
}

const KWIN = "org.kde.KWin";
const SCRIPTING = { destination: KWIN, path: "/Scripting", interface: "org.kde.kwin.Scripting" };
/** By which KWin knows it. */
const SCRIPT_NAME = "antidrift-evidence";
const NO_KWIN = "KWin does not answer on the session bus. Start the daemon from a terminal on your desktop.";

/** Follows the active window of KDE Plasma by a script of ours that KWin runs, and takes out again afterwards. */
export function watchKde(options: KdeOptions): Watch {
  return async (events, signal) => {
    const bus = await DbusConnection.open(options.busPath, signal);
    try {
      await hearKwin(bus, events);
      await startScript(bus);
      try {
        const stillRuns = () => checkScript(bus);
        await Promise.race([
          untilAborted(signal),
          untilClosed(bus.socket, "the session bus"),
          pingAlways("KWin", stillRuns, { events, signal }),
          watchWaylandIdle(options, events, signal).then(never),
        ]);
      } finally {
        if (!bus.socket.destroyed) await bus.call({ ...SCRIPTING, member: "unloadScript" }, SCRIPT_NAME);
      }
    } catch (error) {
      throw error instanceof DbusError ? new WatchError(NO_KWIN) : error;
    } finally {
      bus.socket.destroy();
    }
  };
}

/** Nobody but KWin may tell us windows. */
async function hearKwin(bus: DbusConnection, events: WatchEvents): Promise<void> {
  const kwin = await bus.ownerOf(KWIN);
  bus.onCall(({ sender, member, args: [app, title] }) => {
    if (sender !== kwin || member !== "Window" || typeof app !== "string" || typeof title !== "string")
      return;
    events.window(app === "" && title === "" ? undefined : { app, title });
    return undefined;
  });
}

async function startScript(bus: DbusConnection): Promise<void> {
  // A daemon that was killed could not take its script out.
  await bus.call({ ...SCRIPTING, member: "unloadScript" }, SCRIPT_NAME);
  const dir = await mkdtemp(join(tmpdir(), "antidrift-kwin-"));
  try {
    const file = join(dir, "main.js");
    await writeFile(file, kwinScript(bus.name), { mode: 0o600 });
    const [id] = await bus.call({ ...SCRIPTING, member: "loadScript" }, file, SCRIPT_NAME);
    if (typeof id !== "number" || id < 0) {
      throw new WatchError("KWin did not take the script that tells the active window.");
    }
    await runScript(bus, id);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

async function runScript(bus: DbusConnection, id: number): Promise<void> {
  const run = { destination: KWIN, interface: "org.kde.kwin.Script", member: "run" };
  try {
    await bus.call({ ...run, path: `/Scripting/Script${id}` });
  } catch (error) {
    if (!(error instanceof DbusError)) throw error;
    // Where Plasma 5 has it.
    await bus.call({ ...run, path: `/${id}` });
  }
}

/** A KWin that was restarted knows nothing of the script. */
async function checkScript(bus: DbusConnection): Promise<void> {
  const [isLoaded] = await bus.call({ ...SCRIPTING, member: "isScriptLoaded" }, SCRIPT_NAME);
  if (isLoaded !== true) throw new WatchError("KWin was restarted; it is being asked again.");
}
