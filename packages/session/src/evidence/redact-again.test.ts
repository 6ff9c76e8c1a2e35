import { expect, it } from "vitest";
import { keepEverything } from "../testing/keep-everything.js";
import { startActive } from "../testing/start-controller.js";

type Rules = typeof keepEverything;

const hideSecrets: Rules = ({ app, title }) => ({ app, title: title.includes("secret") ? "" : title });
const dropVault: Rules = (sample) => (sample.app === "vault" ? undefined : sample);

/** A running session without rules, and the way to give it some. */
function start() {
  let rules = keepEverything;
  const harness = startActive({ redact: (sample) => rules(sample) });
  const { controller, clock } = harness;
  return {
    ...harness,
    see(app: string, title: string): void {
      controller.windowEvents.window({ app, title });
      clock.advance(1_000);
    },
    change(next: Rules): void {
      rules = next;
      controller.redactAgain();
    },
    /** Everything that is kept of the session: what is shown, and what would be gone on from. */
    kept: () => JSON.stringify([controller.state(), harness.store.commits.at(-1)]),
  };
}

it("takes the title of the window in front away at once, from the State and from the store", () => {
  const { see, change, kept, controller, told } = start();
  see("editor", "a secret");
  expect(kept()).toContain("a secret");
  const before = told.length;
  change(hideSecrets);
  expect(kept()).not.toContain("secret");
  expect(controller.state().evidence?.current).toMatchObject({ app: "editor", title: "" });
  expect(told.length).toBe(before + 1);
});

it("knows nothing any more of a window in front whose application is dropped", () => {
  const { see, change, kept, controller, clock } = start();
  see("vault", "accounts");
  change(dropVault);
  expect(kept()).not.toContain("vault");
  expect(controller.state().evidence).not.toHaveProperty("current");
  clock.advance(9_000);
  controller.enterReview();
  expect(controller.state().evidence?.summary).toMatchObject({ apps: [], observed_secs: 0 });
});

it("lets a window that waits for its turn pass the new rules before anybody sees it", () => {
  const { see, change, controller, clock, store, told } = start();
  see("editor", "plan");
  controller.windowEvents.window({ app: "editor", title: "next" });
  controller.windowEvents.window({ app: "editor", title: "a secret" });
  change(hideSecrets);
  clock.advance(1_000);
  // Not for a moment: not in any State, nor in anything that was written.
  expect(JSON.stringify([told, store.commits])).toContain("next");
  expect(JSON.stringify([told, store.commits])).not.toContain("secret");
  expect(controller.state().evidence?.current?.title).toBe("");
});

it("does not bring a hidden title back when the source is heard of again", () => {
  const { see, change, controller, clock, kept } = start();
  see("editor", "a secret");
  controller.recordWindow({ app: "pushed", title: "another secret" });
  change(hideSecrets);
  controller.windowEvents.alive();
  controller.windowEvents.idle(true);
  controller.windowEvents.idle(false);
  clock.advance(31_000);
  controller.windowEvents.alive();
  expect(controller.state().evidence?.current).toMatchObject({ app: "editor", title: "" });
  expect(kept()).not.toContain("secret");
});

it("redacts the spans that the store refused so far, and their sums", () => {
  const { see, change, store, controller, clock } = start();
  store.failNext(1_000);
  see("vault", "accounts");
  see("editor", "a secret");
  see("editor", "plan");
  change((sample) => dropVault(hideSecrets(sample) ?? sample));
  store.failNext(0);
  clock.advance(1_000);
  controller.enterReview();
  expect(store.spans.map(({ kind, app, title }) => [kind, app, title])).toEqual([
    ["unknown", "", ""],
    ["window", "editor", ""],
    ["window", "editor", "plan"],
  ]);
  expect(controller.state().evidence).toMatchObject({
    spans_count: 2,
    summary: { apps: [{ app: "editor", secs: 3 }], observed_secs: 3, unknown_secs: 1 },
  });
});

it("leaves what the history already has, and says nothing when nothing is others", () => {
  const { see, change, store, told } = start();
  see("editor", "a secret");
  see("editor", "plan");
  const before = told.length;
  change(hideSecrets);
  expect(store.spans.map(({ title }) => title)).toEqual(["a secret"]);
  expect(told.length).toBe(before);
});

it("does nothing once closed", () => {
  const { see, change, store, controller } = start();
  see("editor", "a secret");
  controller.close();
  const { length } = store.commits;
  change(hideSecrets);
  expect(store.commits.length).toBe(length);
});
