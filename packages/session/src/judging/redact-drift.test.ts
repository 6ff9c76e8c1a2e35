import { describe, expect, it } from "vitest";
import { driftOf, show, startJudged, work } from "../testing/start-judged.js";

describe("a privacy rule that is made while its window is in front", () => {
  it("takes the title out of everything that is remembered of it, and judges anew", () => {
    let hidden = "";
    const harness = startJudged({
      redact: ({ app, title }: { app: string; title: string }) => ({
        app,
        title: title === hidden ? "" : title,
      }),
    });
    show(harness, "off video");
    work(harness, 200);
    expect(driftOf(harness)?.nudge?.title).toBe("off video");
    hidden = "off video";
    harness.controller.redactAgain();
    expect(driftOf(harness)).toMatchObject({ relation: "unclear" });
    const { snapshot } = harness.store.commits.at(-1) ?? {};
    expect(JSON.stringify([harness.controller.state(), snapshot])).not.toContain("video");
    const told = harness.told.length;
    harness.controller.redactAgain();
    expect(harness.told).toHaveLength(told);
  });
});
