import { expect, it } from "vitest";
import type { WindowSample } from "../ports/window-source.js";
import { COMMITMENT, startActive, startController } from "../testing/start-controller.js";

const hideSecrets = ({ app, title }: WindowSample) => ({ app, title: title.includes("secret") ? "" : title });

it("shows a window to the privacy rules before it waits for its turn", () => {
  const seen: string[] = [];
  const redact = (sample: WindowSample) => {
    seen.push(sample.title);
    return sample;
  };
  const { controller } = startActive({ redact });
  for (const title of ["at once", "waits", "waits too"]) controller.windowEvents.window({ app: "a", title });
  expect(seen).toEqual(["at once", "waits", "waits too"]);
  expect(controller.state().evidence?.current?.title).toBe("at once");
});

it("keeps what the rules were when a window came, however they change while it waits", () => {
  let redact = hideSecrets;
  const { controller, clock } = startActive({ redact: (sample) => redact(sample) });
  controller.windowEvents.window({ app: "a", title: "first" });
  controller.windowEvents.window({ app: "b", title: "a secret" });
  redact = (sample) => sample;
  clock.advance(100);
  expect(controller.state().evidence?.current).toMatchObject({ app: "b", title: "" });
});

it("answers a source that has to remember windows with what may be kept of them", () => {
  const { controller } = startActive({ redact: hideSecrets });
  expect(controller.windowEvents.keep({ app: "a\u200b", title: "a secret" })).toEqual({
    app: "a",
    title: "",
  });
  expect(controller.windowEvents.keep({ app: "a", title: "plan" })).toEqual({ app: "a", title: "plan" });
});

it("takes a window that the source names again for a sign of life, and not for news", () => {
  const { controller, clock } = startActive();
  controller.windowEvents.window({ app: "a", title: "t" });
  clock.advance(1_000);
  controller.recordWindow({ app: "pushed", title: "" });
  clock.advance(1_000);
  controller.windowEvents.window({ app: "a", title: "t" });
  clock.advance(1_000);
  expect(controller.state().evidence?.source).toBe("http");
  controller.windowEvents.window({ app: "a", title: "u" });
  expect(controller.state().evidence?.current).toMatchObject({ app: "a", title: "u" });
});

it("takes the same window for news after the source could not see, and for another source", () => {
  const { controller, clock } = startActive();
  const front = () => controller.state().evidence?.current?.app;
  const name = () => {
    controller.windowEvents.window({ app: "a", title: "t" });
    clock.advance(1_000);
    return front();
  };
  expect(name()).toBe("a");
  controller.windowEvents.unavailable("gone");
  expect(front()).toBeUndefined();
  expect(name()).toBe("a");
  controller.setEvidenceSource("other");
  expect(front()).toBeUndefined();
  expect(name()).toBe("a");
});

it("knows the window of a session that begins while the same one stays in front", () => {
  const { controller } = startController();
  controller.windowEvents.window({ app: "a", title: "t" });
  controller.enterPlanning();
  controller.startManualCommitment(COMMITMENT);
  controller.windowEvents.window({ app: "a", title: "t" });
  expect(controller.state().evidence?.current?.app).toBe("a");
});
