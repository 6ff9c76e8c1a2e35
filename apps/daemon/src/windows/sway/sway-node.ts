import type { WindowSample } from "@antidrift/session";
import { Type, type Static } from "typebox";
import { Value } from "typebox/value";
import { parseReport } from "../parse-report.js";

const text = Type.Optional(Type.Union([Type.String(), Type.Null()]));

/** The part of a container of Sway's tree that says what it shows. */
const SwayNode = Type.Object({
  focused: Type.Boolean(),
  name: text,
  app_id: text,
  pid: Type.Optional(Type.Integer()),
  window_properties: Type.Optional(Type.Object({ class: text })),
  nodes: Type.Optional(Type.Array(Type.Unknown())),
  floating_nodes: Type.Optional(Type.Array(Type.Unknown())),
});
type SwayNode = Static<typeof SwayNode>;

const WindowEvent = Type.Object({ change: Type.String(), container: SwayNode });

/** Deeper than any arrangement of windows. */
const MAX_DEPTH = 200;

/** What a window event says of the front window; `undefined` when the whole tree has to be asked. */
export function windowInEvent(payload: string): WindowSample | "elsewhere" | undefined {
  const event = parseReport(payload, "Sway");
  if (!Value.Check(WindowEvent, event)) return undefined;
  if (event.change === "title" && !event.container.focused) return "elsewhere";
  if (event.change === "title" || event.change === "focus") return sampleOf(event.container);
  return undefined;
}

/** The focused window of the whole tree; `undefined` when an empty workspace has the focus. */
export function focusedInTree(payload: string): WindowSample | undefined {
  const focused = findFocused(parseReport(payload, "Sway"), 0);
  return focused && sampleOf(focused);
}

function findFocused(value: unknown, depth: number): SwayNode | undefined {
  if (depth > MAX_DEPTH || !Value.Check(SwayNode, value)) return undefined;
  if (value.focused) return value;
  for (const child of [...(value.nodes ?? []), ...(value.floating_nodes ?? [])]) {
    const found = findFocused(child, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** Only windows have a process; X11 ones tell their application by its class. */
function sampleOf(node: SwayNode): WindowSample | undefined {
  if (node.pid === undefined) return undefined;
  return { app: node.app_id || node.window_properties?.class || "", title: node.name ?? "" };
}
