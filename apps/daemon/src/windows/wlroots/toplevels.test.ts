import { beforeEach, expect, it } from "vitest";
import { RecordedEvents } from "../testing/recorded-events.js";
import type { Handler } from "../wayland/wayland-connection.js";
import { ArgumentReader, encodeRequest } from "../wayland/wire.js";
import { Toplevels } from "./toplevels.js";

/** A compositor that tells what a test wants. */
class CompositorStandIn {
  readonly #handlers = new Map<number, Handler>();
  #manager: Handler | undefined;

  bind(_name: string, _version: number, handler?: Handler): number {
    this.#manager = handler;
    return 1;
  }
  adopt(id: number, handler: Handler): void {
    this.#handlers.set(id, handler);
  }
  drop(id: number): void {
    this.#handlers.delete(id);
  }
  send(): void {}

  open(id: number): void {
    this.#manager?.(0, args(id));
  }
  tell(id: number, { title, app, activated }: { title?: string; app?: string; activated?: boolean }): void {
    const handler = this.#handlers.get(id);
    if (title !== undefined) handler?.(0, args(title));
    if (app !== undefined) handler?.(1, args(app));
    if (activated !== undefined) handler?.(4, args(...(activated ? [4, 2] : [0])));
    handler?.(5, args());
  }
}

/** The arguments of an event; an array of states is its length in bytes, and then each of them. */
function args(...values: Array<number | string>): ArgumentReader {
  return new ArgumentReader(encodeRequest(1, 0, values).subarray(8));
}

let compositor: CompositorStandIn;
let events: RecordedEvents;

beforeEach(() => {
  [compositor, events] = [new CompositorStandIn(), new RecordedEvents()];
  new Toplevels(compositor, events).follow();
  compositor.open(7);
});

const hideSecrets: RecordedEvents["rules"] = ({ app, title }) =>
  app === "vault" ? undefined : { app, title: title.includes("secret") ? "" : title };

it("remembers the title of a window that is not in front", () => {
  compositor.tell(7, { app: "foot", title: "plan" });
  compositor.tell(7, { activated: true });
  expect(events.windows).toEqual([undefined, { app: "foot", title: "plan" }]);
});

it("remembers of a hidden title nothing that could be shown once the rules are others", () => {
  events.rules = hideSecrets;
  compositor.tell(7, { app: "foot", title: "a secret" });
  events.rules = (sample) => sample;
  compositor.tell(7, { activated: true });
  expect(events.windows.at(-1)).toEqual({ app: "foot", title: "" });
  compositor.tell(7, { title: "plan" });
  expect(events.windows.at(-1)).toEqual({ app: "foot", title: "plan" });
});

it("remembers nothing of a dropped application, until it is another one", () => {
  events.rules = hideSecrets;
  compositor.tell(7, { app: "vault", title: "accounts", activated: true });
  compositor.tell(7, { title: "more accounts" });
  events.rules = (sample) => sample;
  compositor.tell(7, { title: "still accounts" });
  expect(events.windows).toEqual([undefined]);
  compositor.tell(7, { app: "foot", title: "plan" });
  expect(events.windows.at(-1)).toEqual({ app: "foot", title: "plan" });
});

it("drops an application that names itself only after its title", () => {
  events.rules = hideSecrets;
  compositor.tell(7, { title: "accounts", activated: true });
  expect(events.windows).toEqual([{ app: "", title: "accounts" }]);
  compositor.tell(7, { app: "vault" });
  expect(events.windows.at(-1)).toBeUndefined();
});
