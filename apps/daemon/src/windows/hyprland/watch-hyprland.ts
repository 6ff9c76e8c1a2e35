import { once } from "node:events";
import type { Socket } from "node:net";
import { join } from "node:path";
import type { WindowSample } from "@antidrift/session";
import { Type } from "typebox";
import { Value } from "typebox/value";
import { connectSocket, untilClosed } from "../connect-socket.js";
import { LineSplitter } from "../line-splitter.js";
import { parseReport } from "../parse-report.js";
import { pingAlways } from "../ping-always.js";
import { never, untilAborted } from "../until-aborted.js";
import { WatchError, type Watch, type WatchEvents } from "../watch.js";
import { watchWaylandIdle } from "../wayland/watch-wayland-idle.js";

export interface HyprlandOptions {
  /** `$XDG_RUNTIME_DIR/hypr/$HYPRLAND_INSTANCE_SIGNATURE` */
  readonly socketDir: string;
  /** Where idleness can be asked for; absent: it is not. */
  readonly waylandPath?: string;
  readonly idleAfterMs?: number;
}

const MAX_ANSWER_BYTES = 1024 * 1024;
const ActiveWindow = Type.Object({ class: Type.String(), title: Type.String() });

/** Follows the active window of Hyprland by its event socket; what is in front at first is asked for once. */
export function watchHyprland(options: HyprlandOptions): Watch {
  const ask = (signal: AbortSignal) => askActiveWindow(join(options.socketDir, ".socket.sock"), signal);
  return async (events, signal) => {
    const socket = await connectSocket(join(options.socketDir, ".socket2.sock"), "Hyprland", signal);
    try {
      let heard = false;
      followEvents(socket, (sample) => {
        heard = true;
        events.window(sample);
      });
      const first = await ask(signal);
      if (!heard) events.window(first);
      await Promise.race([
        untilAborted(signal),
        untilClosed(socket, "Hyprland"),
        pingAlways("Hyprland", () => ask(signal), { events, signal }),
        watchWaylandIdle(options, events, signal).then(never),
      ]);
    } finally {
      socket.destroy();
    }
  };
}

/** A line is "event>>data"; an active window's title that changes is announced as that window becoming active. */
function followEvents(socket: Socket, onWindow: WatchEvents["window"]): void {
  const splitter = new LineSplitter();
  socket.on("data", (chunk: Buffer) => {
    const prefix = "activewindow>>";
    const newest = splitter.push(chunk).findLast((line) => line.startsWith(prefix));
    if (newest !== undefined) onWindow(toSample(newest.slice(prefix.length)));
  });
}

/** "class,title", of which only the title may hold commas; both are empty when no window is active. */
function toSample(data: string): WindowSample | undefined {
  const comma = data.indexOf(",");
  const [app, title] = comma === -1 ? [data, ""] : [data.slice(0, comma), data.slice(comma + 1)];
  return app === "" && title === "" ? undefined : { app, title };
}

async function askActiveWindow(path: string, signal: AbortSignal): Promise<WindowSample | undefined> {
  const socket = await connectSocket(path, "Hyprland", signal);
  try {
    socket.write("j/activewindow");
    const answer = parseReport(await readAll(socket), "Hyprland");
    return Value.Check(ActiveWindow, answer) ? { app: answer.class, title: answer.title } : undefined;
  } finally {
    socket.destroy();
  }
}

async function readAll(socket: Socket): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  socket.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MAX_ANSWER_BYTES) socket.destroy();
    else chunks.push(chunk);
  });
  await once(socket, "close");
  if (bytes > MAX_ANSWER_BYTES) throw new WatchError("Hyprland answered with more than 1 MiB.");
  return Buffer.concat(chunks).toString("utf8");
}
