import type { WindowSample } from "@antidrift/session";
import type { XConnection, XProperty } from "./x-connection.js";

/** So much text is over 10,000 characters in any script: the session then takes it for no title at all. */
const MAX_TEXT_BYTES = 32_000;

/** The atoms that texts of windows are found by and typed with. */
export interface TextAtoms {
  readonly netWmName: number;
  readonly wmName: number;
  readonly wmClass: number;
  readonly utf8String: number;
  readonly compoundText: number;
}

/** What a window calls itself and its application, each empty when it does not say. */
export async function readWindow(x: XConnection, window: number, atoms: TextAtoms): Promise<WindowSample> {
  const [name, oldName, wmClass] = await Promise.all([
    x.property(window, atoms.netWmName, MAX_TEXT_BYTES),
    x.property(window, atoms.wmName, MAX_TEXT_BYTES),
    x.property(window, atoms.wmClass, MAX_TEXT_BYTES),
  ]);
  const title = decode(name, atoms) || decode(oldName, atoms);
  return { app: applicationIn(wmClass), title };
}

/** WM_CLASS is "instance\0Class\0"; the class is what people know the application by. */
function applicationIn(wmClass: XProperty | undefined): string {
  const [instance = "", className = ""] = wmClass?.data.toString("utf8").split("\0") ?? [];
  return className || instance;
}

function decode(property: XProperty | undefined, atoms: TextAtoms): string {
  if (!property) return "";
  if (property.type === atoms.utf8String) return property.data.toString("utf8");
  if (property.type === atoms.compoundText) return decodeCompoundText(property.data);
  return property.data.toString("latin1");
}

/**
 * COMPOUND_TEXT is Latin-1 between escape sequences that switch to other encodings. Its UTF-8 segments are read, its
 * other encodings are not: who uses them sets `_NET_WM_NAME` too.
 */
function decodeCompoundText(data: Buffer): string {
  const [start = "", ...escaped] = data.toString("latin1").split("\u001B");
  return [start, ...escaped.map(decodeSegment)].join("");
}

function decodeSegment(segment: string): string {
  if (segment.startsWith("%G")) return Buffer.from(segment.slice(2), "latin1").toString("utf8");
  return segment.replace(/^[ -/]+[0-~]/u, "");
}
